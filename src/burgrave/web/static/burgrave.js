// What pages can do better with a script than without: nothing here is needed to play.
// The socket says only "this table is now at version N"; what may be seen is then fetched like any page.

const body = document.body;
const table = body.dataset.table;
const now = document.getElementById("now");
const icon = document.querySelector("link[rel=icon]");
const calm = { title: document.title, icon: icon?.href };
let version = Number(body.dataset.version);
let elsewhere = new Set(); // other tables where it is our move
let wanted = version; // the newest version that we have heard of
let fetching = false;
let leaving = false; // a form or a link takes us to another page

function mark() {
  const asked = now?.dataset.asked !== undefined && now.dataset.asked !== "";
  const moves = (asked ? 1 : 0) + elsewhere.size;
  document.title = moves ? `● ${body.dataset.yourMove} · ${calm.title}` : calm.title;
  if (icon) icon.href = moves ? icon.dataset.move : calm.icon;
  return asked;
}

function show(response, html) {
  const newer = Number(response.headers.get("x-version"));
  if (!newer || newer < version) return; // an older answer that was overtaken
  version = newer;
  const typed = document.getElementById("say")?.value ?? "";
  const focus = document.activeElement?.id;
  now.innerHTML = html;
  const say = document.getElementById("say");
  if (say && typed) say.value = typed;
  if (focus) document.getElementById(focus)?.focus();
  const before = now.dataset.asked;
  now.dataset.asked = response.headers.get("x-asked") ?? "";
  if (mark() && !before && document.hidden) notify();
}

async function refresh() {
  if (!now || fetching) return; // whoever fetches looks again before it stops
  fetching = true;
  try {
    for (let tries = 0; tries < 5; tries++) {
      const response = await fetch(location.pathname, { headers: { "x-fragment": "1" } });
      if (!response.ok) break;
      show(response, await response.text());
      if (version >= wanted) break;
    }
  } catch {
    // no network: the socket notices, and asks again when it is back
  } finally {
    fetching = false;
  }
}

function notify() {
  if ("Notification" in window && Notification.permission === "granted" && !body.dataset.push) {
    new Notification(body.dataset.yourMove, { body: calm.title, icon: icon?.href, tag: table });
  }
}

// ---- live updates; a lost connection is tried again, a little later each time

let wait = 500;
function listen() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/live${table ? `?table=${table}` : ""}`);
  socket.onopen = () => (wait = 500);
  socket.onmessage = async (event) => {
    const told = JSON.parse(event.data);
    if (told.table === table) {
      wanted = Math.max(wanted, told.version);
      if (wanted > version) await refresh();
    } else if (told.yours) {
      elsewhere.add(told.table);
      mark();
      if (document.hidden) notify();
      if (!table && !leaving) location.reload(); // the lobby's list has changed
    }
  };
  socket.onclose = () => {
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, 30000);
  };
}
listen();
window.addEventListener("beforeunload", () => (leaving = true));
window.addEventListener("pageshow", (event) => event.persisted && location.reload()); // back, to a page that is old now
document.addEventListener("visibilitychange", () => document.hidden || refresh());

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
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  form.querySelectorAll("button").forEach((button) => (button.disabled = true));
  if (form.querySelector("#say")) document.getElementById("say").value = "";
  try {
    const response = await fetch(form.action, { method: "POST", body: fields, headers: { "x-fragment": "1" } });
    const html = await response.text();
    if (response.headers.has("x-version")) show(response, html);
    else again(form, html);
  } catch {
    again(form);
  }
});

// The form was not taken, and the table is not shown either: say why, and let it be sent again.
function again(form, html = "") {
  form.querySelectorAll("button").forEach((button) => (button.disabled = false));
  delete form.dataset.sent;
  const why = new DOMParser().parseFromString(html, "text/html").querySelector(".notice");
  now.querySelector(":scope > .notice")?.remove();
  if (why) now.prepend(why);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|SELECT|TEXTAREA/.test(event.target.tagName)) return;
  document.querySelector(`button[data-key="${CSS.escape(event.key)}"]`)?.click();
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest("input[data-copy]");
  if (!link) return;
  link.select();
  await navigator.clipboard?.writeText(link.value).catch(() => {});
  link.title = link.dataset.copy;
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

mark();
