// What pages can do better with a script than without: nothing here is needed to play.
// The socket says only "this table is now at version N"; what may be seen is then fetched like any page.

const root = document.documentElement;
const body = document.body;
const table = body.dataset.table;
const now = document.getElementById("now");
const spoken = document.getElementById("spoken");
const icon = document.querySelector("link[rel=icon]");
const calm = { title: document.title, icon: icon?.href };
let version = Number(body.dataset.version);
let elsewhere = Number(body.dataset.moves); // other games where it is our move
let wanted = version; // the newest version that we have heard of
let fetching = false;
let held = null; // what had the focus when a form was sent: a button that is switched off loses it
let leaving = false; // a form or a link takes us to another page
let settled = 0; // when what is shown may be clicked: one gesture is one answer
root.classList.add("script");

const past = () => new URLSearchParams(location.search).has("at");

function mark() {
  const asked = Boolean(now?.dataset.asked);
  const moves = (asked ? 1 : 0) + elsewhere;
  const worst = document.hidden && now?.querySelector(".banner:not([hidden]) .befell li");
  const befell = worst && [worst.dataset.number ?? "", (worst.querySelector(".to-you") ?? worst).textContent].join(" ").trim();
  document.title = befell || moves ? `● ${befell || body.dataset.yourMove} · ${calm.title}` : calm.title;
  if (icon) icon.href = moves ? icon.dataset.move : calm.icon;
  return asked;
}

// ---- showing a table as it stands now

const number_in = (part) => part.querySelector("#answers [name=number]")?.value;

// What a click is about: the question, until its answer is on the way; where nothing is asked, the buttons there are.
function offer(part) {
  if (part.querySelector("#answers[data-sent]")) return "sent";
  return number_in(part) ?? [...part.querySelectorAll("button")].map((one) => one.textContent + one.value).join("\n");
}

// What had the focus, on a page that shows the same question again: somebody was about to use it.
function twin(of, number) {
  if (number !== number_in(now)) return null;
  const alike = (one) => ["className", "value", "ariaLabel", "textContent"].every((name) => one[name] === of[name]);
  return [...now.querySelectorAll(of.tagName)].find(alike);
}

function put(fresh, at_table) {
  const kept = new Map([...now.querySelectorAll("details")].map((one) => [one.className, one]));
  const areas = ["log", "talk", "board", "side", "voyage"].map((id) => document.getElementById(id)).filter(Boolean);
  const scrolled = areas.map((area) => [area.id, area.scrollLeft, area.scrollTop]);
  const say = document.getElementById("say");
  const typing = say && { text: say.value, at: say.selectionStart, focus: say === document.activeElement };
  const focus = document.activeElement;
  const within = (now.contains(focus) || (held && focus === body)) && !typing?.focus;
  const number = held ? "sent" : number_in(now);
  held = null;
  if (offer(fresh) !== offer(now)) settled = performance.now() + Number(body.dataset.settle);
  now.dispatchEvent(new Event("changing")); // the film looks before and after
  now.replaceChildren(fresh);
  body.classList.toggle("at-table", at_table); // the game may have begun just now
  for (const one of now.querySelectorAll("details")) if (kept.has(one.className)) stay_open(one, kept.get(one.className));
  for (const [id, left, top] of scrolled) document.getElementById(id)?.scrollTo({ left, top, behavior: "instant" });
  const again = document.getElementById("say");
  if (again && typing) {
    again.value = typing.text;
    if (typing.focus) {
      again.focus();
      again.setSelectionRange(typing.at, typing.at);
    }
  }
  offer_links();
  close_banner();
  count_unread();
  offer_replay();
  if (number !== number_in(now)) turn_to_what_glows();
  now.dispatchEvent(new Event("changed"));
  if (within) {
    const question = now.querySelector(".question, h1, h2");
    question?.setAttribute("tabindex", "-1");
    (twin(focus, number) ?? question)?.focus({ preventScroll: true });
  }
}

// Whole boards of others come when they are opened; the one that was there stays until the newer one is here.
function stay_open(one, before) {
  one.open = before.open;
  if (one.open && one.dataset.board) one.replaceChildren(one.firstElementChild, ...[...before.children].slice(1));
}
async function fetch_board(details) {
  const response = await fetch(details.dataset.board, { headers: { "x-fragment": "1" } });
  if (response.ok) details.replaceChildren(details.firstElementChild, parsed(await response.text()));
}
document.addEventListener(
  "toggle",
  (event) => event.target.open && event.target.dataset.board && fetch_board(event.target).catch(() => {}), // the link stays
  true,
);

// On a phone, open the area where something can be clicked, where nothing can in the open one; the log stays open.
function turn_to_what_glows() {
  const glowing = [...now.querySelectorAll(".spot.can")];
  const log = document.getElementById("tab-log");
  if (!glowing.length || !log || log.checked) return;
  if (!glowing.some((one) => one.checkVisibility())) {
    document.getElementById(glowing[0].closest("#board") ? "tab-table" : "tab-own").checked = true;
  }
  const shown = glowing.filter((one) => one.checkVisibility());
  const near = (one) => {
    const [place, area] = [one, one.closest("#board, .me")].map((part) => part.getBoundingClientRect());
    const [across, down] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
    return down > area.top && down < area.bottom && across > area.left && across < area.right;
  };
  if (!shown.some(near)) shown[0]?.scrollIntoView({ block: "center", inline: "center" });
  list_unseen();
}

// What glows in another area than the open one is listed under the question.
function list_unseen() {
  const shown = (what) => [...now.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const seen = new Set(shown(".spot.can").map((one) => one.value));
  const arranged = new Set(shown(".arranging").map((one) => one.dataset.verb));
  for (const one of now.querySelectorAll(".option.lies")) {
    one.toggleAttribute("data-unseen", !seen.has(one.value) && !arranged.has(one.value.split(" ")[0]));
  }
}
document.addEventListener("change", (event) => event.target.matches(".tab") && now && list_unseen());

function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

function show(response, fresh) {
  const newer = Number(response.headers.get("x-version"));
  if (!newer || newer < version) return; // an older answer that was overtaken
  version = newer;
  hide_tip();
  moved = false;
  const before = now.dataset.asked;
  const at_table = Boolean(response.headers.get("x-at-table"));
  put(fresh, at_table);
  now.dataset.asked = response.headers.get("x-asked") ?? "";
  if (mark() && !before) {
    if (document.hidden) notify();
    ring(MOVE);
  }
  setTimeout(speak, 50);
}

let said = "";
function speak() {
  const sentence = now?.querySelector(".question, .result h2, .cover h1")?.textContent.trim() ?? "";
  if (sentence !== said) spoken.textContent = said = sentence;
}

async function refresh() {
  if (!now || fetching || past()) return; // whoever fetches looks again before it stops
  fetching = true;
  try {
    do {
      const response = await fetch(location.pathname, { headers: { "x-fragment": "1" } });
      if (!response.ok) break;
      const fresh = parsed(await response.text());
      if (offer(now) === "sent" && number_in(fresh) === number_in(now)) break; // what comes of the answer is shown soon
      show(response, fresh);
    } while (version < wanted && !document.hidden);
  } catch {
    // no network: the socket notices, and asks again when it is back
  } finally {
    fetching = false;
  }
}

// Two notes of a small bell, for whoever wants to hear that it is their move; lower ones for what is said.
const MOVE = [[880, 0], [1174.7, 0.13]];
const TALK = [[587.3, 0], [659.3, 0.09]];
const rang = "burgrave rang"; // when: of several tabs one is heard
let air = null;
function ring(notes) {
  if (!root.dataset.sound || Math.abs(Date.now() - Number(localStorage.getItem(rang))) < 500) return;
  localStorage.setItem(rang, Date.now());
  air ??= new AudioContext();
  air.resume();
  for (const [note, at] of notes) {
    const [bell, loud] = [air.createOscillator(), air.createGain()];
    bell.frequency.value = note;
    loud.gain.setValueAtTime(0.12, air.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, air.currentTime + at + 0.7);
    bell.connect(loud).connect(air.destination);
    bell.start(air.currentTime + at);
    bell.stop(air.currentTime + at + 0.7);
  }
}

async function notify() {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (await worker?.pushManager?.getSubscription()) return; // it will be told by the browser's own service
  new Notification(body.dataset.yourMove, { body: calm.title, icon: icon?.href, tag: table || "burgrave" });
}

// ---- live updates; a lost connection is tried again, a little later each time

const heard = new Map(); // of other tables: when they were heard of last
const PAUSE = 10000; // ms: whoever is moving there, in another window, need not be called
let wait = 500;
let offline = null;
function connected(yes) {
  if (yes) offline?.remove(), (offline = null);
  else if (!offline && !leaving) {
    offline = document.createElement("p");
    offline.className = "notice offline";
    offline.setAttribute("role", "status");
    offline.textContent = body.dataset.offline;
    body.append(offline);
  }
}

function listen() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/live${table ? `?table=${table}` : ""}`);
  socket.onopen = () => {
    wait = 500;
    connected(true);
  };
  socket.onmessage = async (event) => {
    const told = JSON.parse(event.data);
    if (told.table === table) {
      wanted = Math.max(wanted, told.version);
      if (wanted > version) await refresh();
    } else if (told.yours) {
      elsewhere = Math.max(elsewhere, 1);
      if (performance.now() - (heard.get(told.table) ?? -PAUSE) > PAUSE) ring(MOVE);
      heard.set(told.table, performance.now());
      mark();
      if (document.hidden) notify();
      if (body.dataset.lobby && !leaving) location.reload(); // the list has changed
    }
  };
  socket.onclose = () => {
    if (table) connected(false);
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, 30000);
  };
}
listen();
window.addEventListener("beforeunload", () => (leaving = true));
window.addEventListener("pageshow", (event) => event.persisted && location.reload()); // back, to a page that is old now
document.addEventListener("visibilitychange", () => (mark(), document.hidden || refresh()));

// ---- forms that stay on the page

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!now || form.dataset.live === undefined) {
    leaving = true;
    return;
  }
  event.preventDefault();
  if (form.dataset.sent) return; // a double click
  form.dataset.sent = "1";
  choose(event.submitter);
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  const buttons = [...form.elements].filter((one) => one.tagName === "BUTTON");
  held = now.contains(document.activeElement) ? document.activeElement : null;
  buttons.forEach((button) => (button.disabled = true));
  const say = form.querySelector("#say");
  const text = say?.value;
  if (say) {
    say.value = "";
    say.focus(); // for the next message; it stays in sight
  }
  try {
    const response = await fetch(form.action, { method: "POST", body: fields, headers: { "x-fragment": "1" } });
    if (response.redirected) location.assign(response.url);
    const html = await response.text();
    if (response.headers.has("x-version")) show(response, parsed(html));
    else again(form, buttons, text, html);
    connected(true);
  } catch {
    again(form, buttons, text);
    connected(false);
  }
  if (wanted > version) await refresh();
});

// What was answered is seen at once: its button, and the thing on the table that it is about.
function choose(button) {
  if (!button) return;
  button.dataset.chosen = "";
  if (button.name !== "do") return;
  for (const one of now.querySelectorAll(`.spot.can[value="${CSS.escape(button.value)}"]`)) one.dataset.chosen = "";
}

// The form was not taken, and the table is not shown either: say why beside it, and let it be sent again.
function again(form, buttons, text, html = "") {
  buttons.forEach((button) => (button.disabled = false));
  delete form.dataset.sent;
  for (const chosen of document.querySelectorAll("[data-chosen]")) delete chosen.dataset.chosen;
  if (document.activeElement === body) held?.focus();
  held = null;
  const say = form.querySelector("#say");
  if (say && text) say.value = text;
  const why = new DOMParser().parseFromString(html, "text/html").querySelector(".notice");
  now.querySelectorAll(".notice").forEach((one) => one.remove());
  if (why) form.after(why);
}

const too_soon = () => performance.now() < settled;
document.addEventListener(
  "click",
  (event) => {
    if (too_soon() && event.target.closest("#now button") && event.isTrusted) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close_what_is_open();
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || too_soon()) return;
  if (/INPUT|SELECT|TEXTAREA/.test(event.target.tagName)) return;
  const meant = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (meant?.matches("summary")) meant.focus(); // it asks first: Tab leads to the answer
  meant?.click();
});

// ---- putting things in an order: one after the other, or one dragged to the place of another

const arrange = (group, order) => now.querySelector(`[name=do][value="${group.dataset.verb} ${order.join("")}"]`)?.click();
const places_of = (group) => [...group.querySelectorAll(".piece")];
document.addEventListener("click", (event) => {
  const piece = event.target.closest(".piece");
  if (!piece) return;
  const group = piece.closest(".arranging");
  const chosen = (group.dataset.chosen ?? "").split("").filter((one) => one !== piece.dataset.piece);
  if (piece.ariaPressed !== "true") chosen.push(piece.dataset.piece);
  group.dataset.chosen = chosen.join("");
  for (const one of places_of(group)) {
    const place = chosen.indexOf(one.dataset.piece) + 1;
    one.ariaPressed = String(place > 0);
    one.dataset.place = place || "";
  }
  if (chosen.length === places_of(group).length) arrange(group, chosen);
});
let dragged;
document.addEventListener("dragstart", (event) => (dragged = event.target.closest?.(".piece")));
document.addEventListener("dragover", (event) => dragged && event.target.closest(".piece") && event.preventDefault());
document.addEventListener("drop", (event) => {
  const onto = event.target.closest(".piece");
  if (!dragged || !onto || onto === dragged) return;
  event.preventDefault();
  const pieces = places_of(onto.closest(".arranging"));
  const rest = pieces.filter((one) => one !== dragged);
  rest.splice(pieces.indexOf(onto), 0, dragged);
  arrange(onto.closest(".arranging"), rest.map((one) => one.dataset.piece));
});

// What happened to us stays until it is closed, or until we move; once closed, it is not shown again.
const dismissed = `burgrave dismissed ${table}`;
function close_banner(closes = false) {
  const banner = now?.querySelector(".banner");
  if (!banner) return;
  const newest = `${[...banner.querySelectorAll("[data-n]")].map((one) => one.dataset.n)} ${banner.querySelector(".standings")?.textContent}`;
  if (closes) sessionStorage.setItem(dismissed, newest);
  banner.hidden = sessionStorage.getItem(dismissed) === newest;
}
document.addEventListener("click", (event) => event.target.closest(".banner .close") && close_banner(true));

// Escape: what is explained, what lies over the board, the drawer.
function close_what_is_open() {
  hide_tip();
  const open = now?.querySelector("#board details[open]");
  const log = document.getElementById("tab-log");
  if (open) {
    open.open = false;
    open.querySelector("summary").focus();
  } else if (log?.checked) document.getElementById("tab-table").checked = true;
}

// On a phone, some tabs are places of the board.
document.querySelector(".tabs")?.addEventListener("click", (event) => {
  const place = document.getElementById(event.target.dataset.to);
  if (place) requestAnimationFrame(() => place.scrollIntoView({ block: "nearest", inline: "center" }));
});

// Whoever has seen the whole board comes back to where they stand.
const come_here = () => now.querySelector("#board [data-here]")?.scrollIntoView({ block: "center", inline: "center" });
document.addEventListener("toggle", (event) => event.target.matches?.(".whole") && now && come_here(), true);
document.addEventListener("change", (event) => {
  const list = event.target.closest(".sheet details");
  if (list) list.querySelector("output").textContent = list.querySelectorAll(":checked").length;
});

// ---- the history: a slider that shows a moment at once

document.addEventListener("input", (event) => {
  const slider = event.target.closest(".history input[type=range]");
  if (slider) slider.form.querySelector("output").textContent = `${slider.value} / ${slider.max}`;
});
document.addEventListener("change", (event) => {
  const form = event.target.closest(".history");
  if (form && !event.target.matches(".speed")) form.requestSubmit();
});

// A game that plays itself, move by move.
let speed = "1";
let playing = null;
function offer_replay() {
  for (const part of now.querySelectorAll(".playing")) {
    part.hidden = false;
    part.querySelector(".speed").value = speed;
    part.querySelector(".play").ariaPressed = String(playing !== null);
  }
}
function stop_replay() {
  clearTimeout(playing);
  playing = null;
  offer_replay();
}
async function play_on() {
  const slider = now.querySelector(".history input[type=range]");
  const address = new URL(location);
  address.searchParams.set("at", Number(slider.value) + 1);
  address.searchParams.delete("play");
  if (!past() || slider.value === slider.max) return stop_replay();
  const response = await fetch(address, { headers: { "x-fragment": "1" } }).catch(() => null);
  if (!response?.ok || playing === null) return stop_replay();
  history.replaceState(null, "", address);
  playing = setTimeout(play_on, 1600 / Number(speed));
  put(parsed(await response.text()), true);
}
document.addEventListener("click", (event) => {
  if (!event.target.closest(".playing .play")) return;
  if (playing !== null) return stop_replay();
  playing = 0;
  play_on();
});
document.addEventListener("change", (event) => event.target.matches(".playing .speed") && (speed = event.target.value));

// ---- talk: what has not been read is counted where it is opened

const read = `burgrave read ${table}`;
let rung = 0; // for so many of them
function count_unread() {
  const talk = document.getElementById("talk");
  if (!talk) return;
  const said = [...talk.querySelectorAll("[data-n]")].map((one) => Number(one.dataset.n)); // by others
  const known = Number(localStorage.getItem(read) ?? Infinity);
  const fresh = said.filter((n) => n > known).length;
  const sees = talk.checkVisibility() && !document.hidden;
  if (fresh > rung && document.activeElement?.id !== "say") ring(TALK);
  rung = sees ? 0 : fresh;
  if (sees || known === Infinity) localStorage.setItem(read, Math.max(0, ...said));
  for (const place of document.querySelectorAll(".talk > summary, .tabs [for=tab-log]")) {
    delete place.dataset.unread;
    if (fresh && !sees) place.dataset.unread = fresh;
  }
}
for (const act of ["toggle", "change", "visibilitychange"]) document.addEventListener(act, () => now && count_unread(), true);

// ---- explanations: on hover, on focus, on a long press

const tip = document.getElementById("tip");
function show_tip(spot) {
  const told = (spot.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id));
  tip.innerHTML = told.map((about) => about?.innerHTML ?? "").join("");
  if (!tip.innerHTML) return;
  tip.hidden = false;
  const place = spot.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const left = Math.min(Math.max(8, place.left), innerWidth - size.width - 8);
  const above = place.top - size.height - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 8 ? above : Math.min(place.bottom + 8, innerHeight - size.height - 8)}px`;
}
function hide_tip() {
  tip.hidden = true;
}
let moved = true; // the pointer, since something new was shown: what appears under it is not looked at
document.addEventListener("pointermove", () => (moved = true));
const spot_of = (event) => event.target.closest?.(".spot");
document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && moved && spot_of(event) && show_tip(spot_of(event)));
document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && spot_of(event) && hide_tip());
document.addEventListener("focusin", (event) => (spot_of(event)?.matches(":focus-visible") ? show_tip(spot_of(event)) : hide_tip()));
let press;
let pressed = false; // long: the click that follows is no answer
document.addEventListener("pointerdown", (event) => {
  hide_tip();
  const spot = spot_of(event);
  pressed = false;
  if (!spot || event.pointerType === "mouse") return;
  if (spot.tagName !== "BUTTON") show_tip(spot);
  else press = setTimeout(() => ((pressed = true), show_tip(spot)), 450);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(press));
document.addEventListener("contextmenu", (event) => pressed && event.preventDefault());
document.addEventListener(
  "click",
  (event) => {
    if (pressed && spot_of(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
    pressed = false;
  },
  true,
);

// ---- copying a link, searching the rules

function offer_links() {
  for (const copy of document.querySelectorAll(".copy")) copy.hidden = !navigator.clipboard;
  for (const send of document.querySelectorAll(".send")) send.hidden = !navigator.share && !send.dataset.copied;
}
async function share(send) {
  const { title, link, copied } = send.dataset;
  if (navigator.share) return navigator.share({ title, url: link }).catch(() => {}); // whoever thinks better of it
  if (!navigator.clipboard) return prompt(title, link); // where a page may not copy by itself, it can be done by hand
  await navigator.clipboard.writeText(link).catch(() => prompt(title, link));
  send.textContent = copied;
}
offer_links();
document.addEventListener("click", async (event) => {
  const send = event.target.closest(".send");
  if (send) await share(send);
  const copy = event.target.closest(".copy");
  if (!copy) return;
  const link = copy.parentElement.querySelector(".link");
  link.select();
  await navigator.clipboard?.writeText(link.value).catch(() => {});
  copy.textContent = copy.dataset.copied;
});

const search = document.getElementById("search");
search?.addEventListener("input", () => {
  const words = search.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of document.querySelectorAll("[data-group]")) {
    let some = 0;
    for (const entry of group.querySelectorAll(".entry")) {
      entry.hidden = !words.every((word) => entry.dataset.text.includes(word));
      some += entry.hidden ? 0 : 1;
    }
    group.hidden = !some;
    found += some;
  }
  for (const chapter of document.querySelectorAll(".chapter, .contents")) chapter.hidden = words.length > 0;
  document.getElementById("nothing").hidden = found > 0;
});

// ---- notifications: by the browser's own service where the host has keys, else only while a tab is open

async function subscribe() {
  if (!body.dataset.push || !("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("/worker.js");
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: body.dataset.push });
  const { endpoint, keys } = found.toJSON();
  const token = document.querySelector("input[name=token]").value;
  await fetch("/me/push", { method: "POST", body: new URLSearchParams({ token, endpoint, ...keys }) });
}

const wish = document.querySelector("[data-notify]");
if (wish && "Notification" in window) {
  const button = wish.querySelector("button");
  const tell = () => {
    button.hidden = Notification.permission !== "default";
    if (button.hidden) wish.append(Notification.permission === "granted" ? wish.dataset.on : wish.dataset.off);
  };
  button.addEventListener("click", async () => {
    await Notification.requestPermission();
    tell();
    if (Notification.permission === "granted") await subscribe();
  });
  tell();
}

if (now) {
  close_banner();
  count_unread();
  offer_replay();
  if (new URLSearchParams(location.search).has("play")) now.querySelector(".playing .play")?.click();
  come_here();
  turn_to_what_glows();
}
mark();
said = now?.querySelector(".question, .result h2, .cover h1")?.textContent.trim() ?? "";
