// A guided first game: the thing that a note speaks of is seen through a hole in the dark, and the note lies beside it.
// Nothing is blocked: whoever wants to do something else just does it.

const now = document.getElementById("now");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const EDGE = 8; // px between the window, the note and the hole
const WIDER = 5; // px around the thing
const PRESS = 850; // ms in which somebody sees what will be pressed
const LOOK = 400; // ms between two looks whether the thing has moved
const hole = document.createElement("div");
hole.className = "hole";
hole.popover = "manual";
hole.setAttribute("aria-hidden", "true");
const voice = document.createElement("p");
voice.className = "unseen";
voice.setAttribute("aria-live", "polite");
document.body.append(hole, voice);
let said = "";
let placed = "";

const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
const quoted = (text) => `"${CSS.escape(text)}"`;

// The things that a note speaks of: an answer where it lies, else its button; or a part of the drawing.
function things(note) {
  const { place, do: wanted } = note.dataset;
  if (place) {
    const found = [...now.querySelectorAll(place.startsWith(".") ? place : `#${CSS.escape(place)}`)];
    const shown = found.filter(seen);
    if (shown.length || !wanted) return shown.length ? shown : found;
  }
  if (!wanted) return [];
  const all = [...now.querySelectorAll(`button[name=do][value=${quoted(wanted)}]`)].filter((one) => !note.contains(one));
  const best = all.find((one) => seen(one) && one.matches(".spot, .here")) ?? all.find(seen) ?? all[0];
  const sure = best?.closest(".sure:not([open])"); // it asks first
  return best ? [sure?.querySelector("summary") ?? best] : [];
}

// The part of the page that scrolls by itself, or the window.
function area_of(one) {
  const rect = one.closest("#board, .me")?.getBoundingClientRect();
  return rect?.width && rect.height ? rect : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

// Where a thing is seen: an area of a phone may show a part of it.
function in_sight(one) {
  const rect = one.getBoundingClientRect();
  const area = area_of(one);
  const [left, top] = [Math.max(rect.left, area.left), Math.max(rect.top, area.top)];
  return { left, top, right: Math.max(left, Math.min(rect.right, area.right)), bottom: Math.max(top, Math.min(rect.bottom, area.bottom)) };
}

function around(parts) {
  const all = parts.filter(seen).map(in_sight);
  if (!all.length) return null;
  const left = Math.max(2, Math.min(...all.map((one) => one.left)) - WIDER);
  const top = Math.max(2, Math.min(...all.map((one) => one.top)) - WIDER);
  const right = Math.min(innerWidth - 2, Math.max(...all.map((one) => one.right)) + WIDER);
  const bottom = Math.min(innerHeight - 2, Math.max(...all.map((one) => one.bottom)) + WIDER);
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

// On a phone the thing may lie in another area, or out of sight.
function bring(parts) {
  const one = parts[0];
  if (!one) return;
  if (!seen(one)) {
    const tab = document.getElementById(one.closest("#board") ? "tab-table" : "tab-own");
    if (tab) tab.checked = true;
    const folded = one.closest("details:not([open])");
    if (folded && !folded.matches(".sure")) folded.open = true;
  }
  const rect = one.getBoundingClientRect();
  const area = area_of(one);
  const [top, left] = [Math.max(0, area.top), Math.max(0, area.left)];
  const out = rect.top < top || rect.left < left || rect.bottom > Math.min(innerHeight, area.bottom) || rect.right > Math.min(innerWidth, area.right);
  const hidden = !out && !one.contains(document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2));
  if (out || hidden) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
}

// Where the note fits without lying on the thing: beside it, else where it covers least.
function spot_for(note, at) {
  const { width, height } = note.getBoundingClientRect();
  const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
  const beside = (top) => within(top, innerHeight - height);
  const across = (left) => within(left, innerWidth - width);
  const middle = { x: (at.left + at.right - width) / 2, y: (at.top + at.bottom - height) / 2 };
  const gap = innerWidth > 700 ? 44 : 12; // room for the quill
  const spots = [
    { left: at.left - width - gap, top: beside(middle.y) },
    { left: at.right + gap, top: beside(middle.y) },
    { left: across(middle.x), top: at.bottom + gap },
    { left: across(middle.x), top: at.top - height - gap },
    { left: across(middle.x), top: innerHeight - height - EDGE },
    { left: across(middle.x), top: EDGE },
    { left: EDGE, top: beside(middle.y) },
    { left: innerWidth - width - EDGE, top: beside(middle.y) },
  ];
  const fits = (one) => one.left >= EDGE - 1 && one.top >= EDGE - 1 && one.left + width <= innerWidth && one.top + height <= innerHeight;
  const covered = (one, part) =>
    Math.max(0, Math.min(one.left + width, part.right) - Math.max(one.left, part.left)) *
    Math.max(0, Math.min(one.top + height, part.bottom) - Math.max(one.top, part.top));
  const pressable = note.dataset.do ? [...now.querySelectorAll(".spot.can, button.here, #ask .question")] : [];
  const others = pressable.filter(seen).map((one) => one.getBoundingClientRect());
  const far = (one) => Math.hypot(
    Math.max(0, at.left - one.left - width, one.left - at.right), Math.max(0, at.top - one.top - height, one.top - at.bottom));
  const cost = (one) => covered(one, at) * 100 + others.reduce((sum, part) => sum + covered(one, part) * 0.3, 0) + far(one) * 30;
  const found = spots.filter(fits).map((one) => [cost(one), one]).sort(([one], [two]) => one - two).map(([, one]) => one);
  return found[0] ?? { left: across(middle.x), top: EDGE };
}

// The quill points from the note to the hole.
function point(note, at, spot) {
  const quill = note.querySelector(".quill");
  const size = note.getBoundingClientRect();
  const [right, bottom] = [spot.left + size.width, spot.top + size.height];
  const [x, y] = [Math.max(spot.left, Math.min((at.left + at.right) / 2, right)), Math.max(spot.top, Math.min((at.top + at.bottom) / 2, bottom))];
  const tip = { x: Math.max(at.left, Math.min(x, at.right)), y: Math.max(at.top, Math.min(y, at.bottom)) };
  quill.toggleAttribute("hidden", tip.x > spot.left && tip.x < right && tip.y > spot.top && tip.y < bottom);
  const turn = tip.x >= right ? -95 : tip.x <= spot.left ? 0 : tip.y >= bottom ? 34 : 62; // the feather lies beside the note
  quill.style.left = `${tip.x - spot.left - 2}px`;
  quill.style.top = `${tip.y - spot.top}px`;
  quill.style.translate = "0 -95%";
  quill.style.position = "absolute";
  quill.style.rotate = `${turn}deg`;
}

function put_note(note, at) {
  if (!note.matches(":popover-open")) note.showPopover();
  if (at === null) {
    hole.matches(":popover-open") && hole.hidePopover();
    const { width, height } = note.getBoundingClientRect();
    note.style.left = `${(innerWidth - width) / 2}px`;
    note.style.top = `${Math.max(EDGE, (innerHeight - height) / 3)}px`;
    note.querySelector(".quill").toggleAttribute("hidden", true);
    return;
  }
  Object.assign(hole.style, {
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.right - at.left}px`,
    height: `${at.bottom - at.top}px`,
  });
  const spot = spot_for(note, at);
  note.style.left = `${spot.left}px`;
  note.style.top = `${spot.top}px`;
  point(note, at, spot);
}

function place(again = false) {
  const note = document.getElementById("guide");
  if (!note) {
    if (hole.matches(":popover-open")) hole.hidePopover();
    placed = "";
    return;
  }
  const at = around(things(note));
  const where = JSON.stringify([at, innerWidth, innerHeight, note.dataset.step, note.offsetHeight]);
  if (where === placed && !again) return;
  placed = where;
  if (at !== null && !hole.matches(":popover-open")) {
    hole.showPopover();
    if (note.matches(":popover-open")) note.hidePopover(); // it comes back above the hole
  }
  put_note(note, at);
}

function covers(note) {
  const [at, lies] = [hole, note].map((one) => one.getBoundingClientRect());
  return at.width > 0 && at.left < lies.right && at.right > lies.left && at.top < lies.bottom && at.bottom > lies.top;
}

function arrive() {
  const note = document.getElementById("guide");
  if (!note?.showPopover) return place();
  note.popover = "manual";
  bring(things(note));
  if (hole.matches(":popover-open")) hole.hidePopover(); // the note lies above it
  place(true);
  if (covers(note)) note.classList.add("tight"), place(true); // on a small phone, without what the key tells too
  const text = [".of", "h2", ".what", ".why", ".do"].map((part) => note.querySelector(part)?.textContent ?? "").join(" ");
  if (text !== said) voice.textContent = said = text;
}

// "Show me": it is seen what is pressed, then it is pressed.
document.addEventListener("click", (event) => {
  const button = event.target.closest(".show-me");
  if (!button) return;
  const note = button.closest(".note");
  const [thing] = things(note);
  if (!thing || still.matches || thing.matches("summary")) return; // the button itself gives the answer
  event.preventDefault();
  bring([thing]);
  place(true);
  hole.classList.add("pressing");
  setTimeout(() => {
    hole.classList.remove("pressing");
    if (thing.isConnected) (thing.matches("button[name=do]") ? thing : button.form && thing_of(note))?.click();
  }, PRESS);
});

// Where the hole shows more than the answer itself.
const thing_of = (note) =>
  [...now.querySelectorAll(`button[name=do][value=${quoted(note.dataset.do)}]`)].find((one) => !note.contains(one));

new MutationObserver(arrive).observe(now, { childList: true });
new MutationObserver(arrive).observe(document.documentElement, { attributeFilter: ["data-film"] }); // it waited for the film
for (const event of ["scroll", "resize"]) addEventListener(event, () => place(), { capture: true, passive: true });
document.addEventListener("change", () => place());
setInterval(place, LOOK);
arrive();
