// How things travel, and stir where they are, and the numbers that change; film.js knows when, and the steps say which.

const CHANGED = 1200; // ms that a changed number is shown, and that colours take
const APART = 60; // ms
const EASE = "cubic-bezier(.2,.7,.2,1)";

// What will not be there any more sinks.
export function sink(part, time) {
  const path = { clipPath: ["inset(-30% -30% 0)", "inset(100% 0 0)"], translate: ["0", "0 20%"] };
  part.animate(path, { duration: time * 0.6, delay: time * 0.2, easing: EASE, fill: "forwards" });
}

// Colours that pass softly into those of what comes: it names them.
const names = (part) => part.dataset.eases?.split(" ") ?? [];
export const eased = (part) => names(part).map((name) => getComputedStyle(part).getPropertyValue(name));
export function ease(part, before) {
  part.animate(Object.fromEntries(names(part).map((name, at) => [name, [before[at], eased(part)[at]]])), CHANGED);
}

// What moves without going anywhere, as a game says of its things.
const MOVES = {
  unrolls: [{ translate: "0 -.8rem", clipPath: "inset(0 -1rem 75%)" }, { translate: "0", clipPath: "inset(0 -1rem 0)" }],
  falls: [{ translate: "0 -.8rem" }, { translate: "0 .3rem", offset: 0.7 }, { translate: "0" }],
  slides: [{ translate: "-100%" }, { translate: "0" }],
  knocks: [0, -0.5, 0.4, -0.3, 0.2, 0].map((by) => ({ translate: `${by}rem` })),
};
export function stir(how, parts) {
  if (MOVES[how]) for (const part of parts) part.animate(MOVES[how], { duration: 450, easing: EASE });
}

// The way of a thing on the screen: from place to place of a road, step by step, or in an arc.
const GAITS = {
  rides: (points) => points.map(([x, y]) => ({ translate: `${x}px ${y}px`, easing: "ease-in-out" })),
  walks: ([[left, top], ...more]) => {
    const [right, bottom] = more.at(-1);
    const at = (part, up) => ({ translate: `${left + (right - left) * part}px ${top + (bottom - top) * part - up}px`, easing: "linear" });
    return Array.from({ length: 9 }, (_, nth) => at(nth / 8, nth % 2 ? 5 : 0));
  },
  flies: ([[left, top], ...more]) => {
    const [right, bottom] = more.at(-1);
    const lift = Math.min(90, Math.hypot(right - left, bottom - top) / 4);
    return [
      { translate: `${left}px ${top}px`, scale: 1 },
      { translate: `${(left + right) / 2}px ${(top + bottom) / 2 - lift}px`, scale: 1.08 },
      { translate: `${right}px ${bottom}px`, scale: 1 },
    ];
  },
};
GAITS.led = GAITS.walks;

// Equal things go one after the other.
export function send(things, points, gait, duration, delay) {
  things.forEach((thing, nth) => {
    document.body.append(thing);
    const easing = gait === "flies" ? EASE : "linear";
    const flight = thing.animate(GAITS[gait](points), { duration, delay: delay + nth * APART, easing, fill: "backwards" });
    flight.finished.catch(() => {}).finally(() => thing.remove());
  });
}

// Where people are led away, their way is drawn, and their ghosts stay where they were, until the next step.
export function trail([left, top], [right, bottom], ghosts) {
  const line = document.createElement("span");
  line.className = "trail";
  line.style.width = `${Math.hypot(right - left, bottom - top)}px`;
  line.style.transform = `translate(${left}px, ${top}px) rotate(${Math.atan2(bottom - top, right - left)}rad)`;
  ghosts.forEach((ghost, nth) => {
    ghost.className += " ghost";
    ghost.style.translate = `${left + nth * 6}px ${top}px`;
  });
  for (const one of [line, ...ghosts]) (one.ariaHidden = "true"), document.body.append(one);
}
export function clear_trail() {
  for (const one of document.querySelectorAll(".trail, .ghost")) one.remove();
}

// What stands on the drawing goes itself: in the units of the drawing.
export function go_itself(part, points, duration, delay) {
  const unit = part.ownerSVGElement.getScreenCTM().a;
  const [[left, top]] = points;
  const path = points.map(([x, y]) => ({ translate: `${(x - left) / unit}px ${(y - top) / unit}px`, easing: "ease-in-out" }));
  part.animate(path, { duration, delay, fill: "forwards" });
}

// How many things came to somebody, or went: of all these steps together, gains beside losses.
const WHOSE = /^(purse|hand|seat|crew|workers)-/;
export function counted(done, spot, lasting = CHANGED) {
  const sums = new Map();
  for (const { from, to, many } of done.map((step) => step.dataset)) {
    if (!many || from === to) continue;
    for (const [id, sign] of [[from, "−"], [to, "+"]]) {
      if (WHOSE.test(id)) sums.set(`${sign} ${id}`, (sums.get(`${sign} ${id}`) ?? 0) + Number(many));
    }
  }
  for (const [key, many] of sums) {
    const [sign, id] = key.split(" ");
    const at = spot(id);
    if (!at) continue;
    const told = document.createElement("span");
    told.className = `counted ${sign === "+" ? "good" : "bad"}`;
    told.ariaHidden = "true";
    told.textContent = sign + many;
    const beside = sign === "−" && sums.has(`+ ${id}`) ? 40 : 0;
    told.style.translate = `${Math.min(at.left + at.width / 2 + beside, innerWidth - 40)}px ${Math.max(at.top, 24)}px`;
    told.style.setProperty("--lasting", `${lasting}ms`);
    document.body.append(told);
    setTimeout(() => told.remove(), lasting);
  }
}
export function forget() {
  for (const one of document.querySelectorAll(".counted")) one.remove();
}
