// A film of what happened: each new step is told, its thing travels, and where it lands stays lit. Nobody waits for it.
// The page is always the newest one; while the film runs, places whose step has not come yet show what was there before.

const root = document.documentElement;
const now = document.getElementById("now");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = { slow: 1200, quick: 350, "at-once": 0 }[root.dataset.pace] ?? 750; // ms of a step
const QUICK = 350; // of one that is not about us, where there are many
const OWN = 250; // of what we did ourselves
const MANY = 8; // steps
const FILM = 9000; // ms of all of them
const FLYING = 6; // things at once; more are one with a number
const WIDE = 240; // px: more than a thing
const SPACE = 120; // ms from one place of a road to the next
const READ = 4000; // ms for many of them at once
const EASE = "cubic-bezier(.2,.7,.2,1)";

let told; // the last event that has been shown
let opened; // that was there already when the page was
let began = 0; // when the film did
let timer = null; // until something happens to the step that is being told
let before = null; // the places of the table as they were when somebody last looked
let boxes = new Map(); // where they were
let shown = 0; // the step that is being told, until it lands
let moves = null; // how all of it moves: fetched when something is about to happen
const held = new Map(); // places that wait for their step: what is shown there meanwhile, and what comes

const steps = () => [...now.querySelectorAll(".steps li")];
const number = (step) => Number(step.dataset.n);
const newest = () => Math.max(0, ...steps().map(number));
const listed = (text) => (text ?? "").split(" ").filter(Boolean);
const places = (step) => listed(step.dataset.places);
const parts = (step) => listed(step.dataset.parts); // within them
const waits = (step) => [...places(step), ...listed(step.dataset.at), ...listed(step.dataset.itself)];
const place = (id) => document.getElementById(id);
const fresh = () => steps().filter((step) => number(step) > told);
const current = () => steps().find((step) => number(step) === shown);

// Whoever only looks at a page needs neither that nor the ceremony.
let fetched = null;
const fetch_moves = () => (fetched ??= fetch_both());
async function fetch_both() {
  const { moves: how, ceremony } = document.querySelector("script[data-moves]").dataset;
  [moves] = await Promise.all([import(how), import(ceremony)]).catch(() => [null]);
}
const show_counted = (done) => done.length && fetch_moves().then(() => moves?.counted(done, spot, READ));

// ---- what waits for its step

function remember() {
  held.clear(); // what was held is how the table looked
  moves?.forget();
  const found = [...now.querySelectorAll("#board [id], .me [id]")];
  before ??= new Map(found.map((one) => [one.id, one]));
  boxes = new Map(found.map((one) => [one.id, box(one)]));
}

// A place that can be answered at is shown as it is: nobody waits for an animation.
const open = (part) => part.matches("button, :has(button, [name=do])");
function hold(waiting) {
  const ids = new Set(waiting.flatMap(waits));
  for (const id of ids) {
    const [coming, was] = [place(id), before?.get(id)];
    if (!coming || !was || coming === was || open(coming) || coming.isEqualNode(was)) continue;
    if ([...held.values()].some((one) => one.was.contains(coming))) continue; // a part of what is held
    const stands = was.cloneNode(true);
    for (const lit of [stands, ...stands.querySelectorAll("[data-lit], [data-last]")]) unlight(lit), delete lit.dataset.last;
    for (const old of stands.querySelectorAll(".can")) old.classList.remove("can"); // it was an answer to another question
    for (const [inner, one] of held) if (coming.contains(one.was)) held.delete(inner), one.was.replaceWith(one.coming);
    coming.replaceWith(stands);
    held.set(id, { was: stands, coming });
  }
}

// Its step has come; perhaps it is a part of a place that still waits for others.
function release(id, rises) {
  const whole = held.get(id);
  if (whole) {
    held.delete(id);
    const before = moves?.eased(whole.was);
    whole.was.replaceWith(whole.coming);
    if (before?.length) moves.ease(whole.coming, before);
    if (rises) newcomers(whole.was, whole.coming).forEach(rise);
    return;
  }
  const part = place(id);
  const around = part && [...held.values()].find((one) => one.was.contains(part));
  const coming = around?.coming.querySelector(`#${CSS.escape(id)}`);
  if (coming) part.replaceWith(coming.cloneNode(true));
}

// What was not there before.
function newcomers(was, coming) {
  const named = (part) => [...part.querySelectorAll(".spot[aria-describedby]")];
  const name = (one) => one.getAttribute("aria-describedby").split(" ")[0]; // then perhaps why it can't be used
  const left = named(was).map(name);
  return named(coming).filter((one) => {
    const at = left.indexOf(name(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
function falls(part) {
  const around = [...held.values()].find((one) => one.was.contains(part));
  return around && !around.coming.querySelector(`#${CSS.escape(part.id)}`);
}
function rise(part) {
  part.animate({ clipPath: ["inset(100% 0 0)", "inset(-30% -30% 0)"], translate: ["0 20%", "0"] }, { duration: 400, easing: EASE });
}

// ---- what travels

const box = (part) => part.getBoundingClientRect();
const middle = (at) => [at.left + at.width / 2, at.top + at.height / 2];

// What scrolls a part of the table on a phone, where only a part of it is shown.
function window_of(part) {
  for (let one = part.parentElement; one && one !== now; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflow) && one.scrollWidth + one.scrollHeight > one.clientWidth + one.clientHeight) return one;
  }
  return null;
}

// The table follows what happens, unless somebody may be about to press something there.
function follow(step) {
  const found = [step.dataset.to, ...places(step)].map((id) => id && place(id));
  const part = found.find((one) => one?.closest("#board") && one.checkVisibility());
  const area = part && !now.querySelector("#board .can") && window_of(part);
  if (!area) return;
  const [at, seen] = [box(part), box(area)];
  const off = (low, high, from, to) => (low < from || high > to ? (low + high - from - to) / 2 : 0);
  area.scrollBy({ left: off(at.left, at.right, seen.left, seen.right), top: off(at.top, at.bottom, seen.top, seen.bottom), behavior: "instant" });
}

// What lies out of sight is shown at the edge behind which it lies.
function in_sight(part) {
  const [at, area] = [box(part), window_of(part)];
  if (!area) return at;
  const seen = box(area);
  const within = (value, low, high) => Math.max(low, Math.min(value, high));
  const [x, y] = middle(at);
  if (x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom) return at;
  return new DOMRect(within(x, seen.left, seen.right), within(y, seen.top, seen.bottom), 1, 1);
}

// Where a place is on the screen, or was; on a phone, where it lies behind a tab, the tab.
function spot(id) {
  const part = place(id);
  if (part?.checkVisibility()) return in_sight(part);
  const area = part?.closest(".me") ? "own" : part?.closest("#board") ? "table" : null;
  const tab = area && document.querySelector(`.tabs label[for=tab-${area}]`);
  if (tab?.checkVisibility()) return box(tab);
  const was = boxes.get(id);
  return was?.width ? was : null;
}

// A card is shown as what comes to a place, where that can be seen; else everything by its icon, or its owner's sign.
function flyer(step) {
  const { thing, to } = step.dataset;
  const comes = thing === "card" && held.has(to) && newcomers(held.get(to).was, held.get(to).coming)[0];
  const drawn = (comes || place(to)?.matches(".spot") && place(to)) || step;
  const flying = document.createElement("span");
  flying.className = `flying ${thing}`;
  flying.ariaHidden = "true";
  flying.append((thing === "card" && drawn.querySelector("svg:not(.sign)") || step.querySelector(thing === "piece" ? ".sign" : ".icon"))?.cloneNode(true) ?? "");
  return flying;
}

function travel(step, time) {
  if (!moves) return;
  moves.clear_trail();
  for (const part of parts(step).map(place).filter(Boolean)) if (falls(part)) moves.sink(part, time);
  const { from, to, itself, gait = "flies" } = step.dataset;
  const road = [from, ...listed(step.dataset.past), to].map((id) => id && spot(id));
  if (!road.at(0) || !road.at(-1) || time < OWN) return;
  const many = Number(step.dataset.many);
  const points = road.filter(Boolean).map(middle);
  const [lasts, delay] = [gait === "rides" ? Math.min(SPACE * (points.length - 1), time * 0.6) : time * 0.6, time * 0.2];
  const stands = itself && held.get(itself)?.was;
  if (stands?.ownerSVGElement && stands.checkVisibility()) return moves.go_itself(stands, points, lasts, delay);
  const count = many > FLYING ? 1 : many;
  if (gait === "led") moves.trail(points[0], points.at(-1), Array.from({ length: count }, () => flyer(step)));
  const things = Array.from({ length: count }, () => flyer(step));
  if (many > FLYING) things[0].dataset.many = `×${many}`;
  moves.send(things, points, gait, lasts, delay);
}

// ---- one step after the other

function unlight(part) {
  delete part.dataset.lit;
  delete part.dataset.acts;
}

function tell(step) {
  const all = steps();
  for (const lit of now.querySelectorAll("[data-lit], [data-acts]")) unlight(lit);
  for (const one of all) one.removeAttribute("aria-current");
  if (!step) return;
  step.setAttribute("aria-current", "step");
  step.parentElement.scrollTop = step.offsetTop - step.parentElement.offsetTop;
  now.querySelector(".steps output").textContent = `${all.indexOf(step) + 1} / ${all.length}`;
  const who = place(step.dataset.who);
  if (who) who.dataset.acts = "";
}

// What lies within a place that is told too is lit instead of it.
function light(step) {
  const found = [...places(step), ...parts(step)].map(place).filter(Boolean);
  for (const lit of found) if (!found.some((one) => one !== lit && lit.contains(one))) lit.dataset.lit = steps().indexOf(step) + 1;
}

// It lands: what waited for it is shown, and the place stays lit until the next step.
function land(step) {
  const later = new Set(fresh().filter((one) => number(one) > number(step)).flatMap(waits));
  const stirs = listed(step.dataset.at);
  for (const id of waits(step)) if (!later.has(id)) release(id, !stirs.includes(id));
  light(step);
  moves?.stir(step.dataset.does, stirs.map(place).filter(Boolean));
  shown = 0;
}

function lasting(waiting) {
  const long = waiting.map((step) => {
    if (step.dataset.mine === "by") return Math.min(OWN, PACE);
    return waiting.length > MANY && !step.dataset.mine ? Math.min(QUICK, PACE) : PACE;
  });
  const all = long.reduce((sum, one) => sum + one, 0);
  const left = Math.max(0, FILM - (performance.now() - began));
  return long.map((one) => one * Math.min(1, left / all));
}

function next() {
  clearTimeout(timer);
  if (current()) land(current());
  const waiting = fresh();
  const step = waiting[0];
  if (!step) return end();
  const time = lasting(waiting)[0];
  told = shown = number(step);
  tell(step);
  follow(step);
  travel(step, time);
  timer = setTimeout(() => {
    const done = current(); // the page may be a newer one
    if (done) land(done), moves?.counted([done], spot);
    timer = setTimeout(next, time * 0.2);
  }, time * 0.8);
}

// More steps may come while some are shown: they wait.
function play() {
  if (!told) opened = told = newest(); // the game has just begun
  told = Math.min(told, newest()); // a move was taken back
  const waiting = fresh();
  if (document.hidden && waiting.length) return;
  if (still.matches || !PACE) return end();
  if (current()) waiting.unshift(current());
  if (!waiting.length) return end();
  if (!filming()) began = performance.now();
  root.dataset.film = "";
  hold(waiting);
  before = null;
  leave_marks();
  if (timer === null) next();
  else if (current()) tell(current());
}

// All is as it is; the last step that was told stays lit, and the last one of each rival stays marked.
function end() {
  clearTimeout(timer);
  timer = null;
  for (const { was, coming } of held.values()) was.replaceWith(coming);
  held.clear();
  for (const one of document.querySelectorAll(".flying")) one.remove();
  moves?.clear_trail();
  delete root.dataset.film;
  before = null;
  shown = 0;
  show_counted(fresh()); // what was not shown one after the other
  if (newest() > told || told > opened) stay(steps().at(-1));
  told = newest();
  leave_marks();
}
function stay(step) {
  tell(step);
  if (step) light(step);
}

// Where each rival has moved last; not before its step has come.
function leave_marks() {
  for (const marked of now.querySelectorAll("[data-last]")) delete marked.dataset.last;
  const coming = Math.min(Infinity, ...fresh().map(number));
  for (const move of now.querySelectorAll(".last-move")) {
    if (Number(move.dataset.n) >= coming) continue;
    const did = places(move).map(place).filter(Boolean);
    const at = did.findLast((one) => !one.matches(".rival") && box(one).width < WIDE) ?? did.at(-1);
    if (at) at.dataset.last = "";
  }
}

// ---- whoever does something ends it, or goes on faster

const filming = () => "film" in root.dataset;
const at = () => steps().findIndex((one) => one.ariaCurrent);
function go_to(index) {
  if (filming()) end();
  const step = steps()[index];
  tell(step);
  if (!step) return;
  light(step);
  moves?.forget();
  place(places(step).at(-1))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  show_counted([step]);
}

if (now) {
  opened = told = newest();
  leave_marks();
  now.addEventListener("changing", remember);
  now.addEventListener("changing", fetch_moves);
  document.addEventListener("submit", fetch_moves, true);
  now.addEventListener("changed", play);
  document.addEventListener("visibilitychange", () => document.hidden || play());
  document.addEventListener("pointerdown", (event) => filming() && !event.target.closest(".stepping, .steps") && end(), true);
  document.addEventListener("submit", () => filming() && end(), true);
  document.addEventListener(
    "keydown",
    (event) => {
      if (!filming() || event.target.matches("input, select, textarea")) return;
      if (event.key === " " && !event.target.matches("button, summary, a")) event.preventDefault(), next();
      else if (event.key === "Escape") event.stopImmediatePropagation(), end();
    },
    true,
  );
  document.addEventListener("click", (event) => {
    const all = steps();
    const by = event.target.closest(".stepping button")?.dataset.by;
    const step = event.target.closest(".steps li");
    if (by === "1" && filming()) next();
    else if (by === "end") end();
    else if (by) go_to(at() < 0 ? (by === "1" ? 0 : all.length - 1) : Math.min(Math.max(at() + Number(by), 0), all.length - 1));
    else if (step) go_to(all.indexOf(step));
  });
}
