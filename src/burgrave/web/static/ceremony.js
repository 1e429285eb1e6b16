// The end of a game: categories appear one after the other, totals count, steps rise with them, the crown falls last.
// Only where the game ends before one's eyes; a click or a key shows all of it at once, and nothing waits for it.

const root = document.documentElement;
const now = document.getElementById("now");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const CATEGORY = 700; // ms of one
const ALL = 6000; // ms of all of them
const FALL = 700; // ms of the crown
const EASE = "cubic-bezier(.2,.7,.2,1)";

let ended = Boolean(now?.querySelector(".ceremony")); // before the page changed
let running = []; // animations
let finish = null; // what puts the last number in its place

const number = (cell) => Number(cell.textContent.replace("−", "-"));

function celebrate() {
  const rows = [...now.querySelectorAll(".result .upright tbody tr")];
  const steps = [...now.querySelectorAll(".podium .plinth")];
  if (!rows.length || !steps.length) return;
  const each = Math.min(CATEGORY, ALL / rows.length);
  const whole = each * rows.length;
  const play = (part, path, more) => running.push(part.animate(path, { fill: "backwards", easing: EASE, ...more }));
  rows.forEach((row, at) => {
    play(row, { opacity: [0, 1] }, { duration: each / 2, delay: at * each });
    for (const bar of row.querySelectorAll(".bar-of rect")) play(bar, { transform: ["scaleX(0)", "scaleX(1)"] }, { duration: each, delay: at * each });
  });
  const totals = [...now.querySelectorAll(".result .upright .total")]; // in the order of the steps
  const columns = totals.map((total, at) => {
    const sums = [0];
    for (const row of rows) sums.push(sums.at(-1) + number(row.querySelectorAll("td")[at]));
    return { sums, shown: [total, ...(steps.find((step) => Number(step.dataset.place) === at)?.querySelectorAll(".podium-points") ?? [])], last: total.textContent };
  });
  for (const step of steps) {
    const { sums } = columns[step.dataset.place];
    const part = (sum) => Math.min(1, Math.max(0, sum / (sums.at(-1) || 1)));
    play(step, sums.map((sum) => ({ translate: `0 ${(1 - part(sum)) * step.dataset.high}px` })), { duration: whole, easing: "linear" });
    const crown = step.querySelector(".golden");
    if (crown) play(crown, [{ translate: "0 -90px", opacity: 0 }, { opacity: 1, offset: 0.2 }, { translate: "0" }], { duration: FALL, delay: whole });
  }
  const began = performance.now();
  finish = () => {
    for (const { shown, last } of columns) for (const one of shown) one.textContent = last;
    finish = null;
  };
  requestAnimationFrame(function count(time) {
    const at = Math.max(0, (time - began) / each);
    if (!finish || at >= rows.length) return finish?.();
    for (const { sums, shown } of columns) {
      const sum = sums[Math.floor(at)] + (sums[Math.floor(at) + 1] - sums[Math.floor(at)]) * (at % 1);
      for (const one of shown) one.textContent = Math.round(sum);
    }
    requestAnimationFrame(count);
  });
}

function skip() {
  finish?.();
  for (const one of running) one.finish();
  running = [];
}

if (now) {
  now.addEventListener("changing", () => (skip(), (ended = Boolean(now.querySelector(".ceremony")))));
  now.addEventListener("changed", () => {
    const ends = now.querySelector(".ceremony") && !ended;
    if (ends && !still.matches && root.dataset.pace !== "at-once" && !document.hidden) celebrate();
  });
  for (const act of ["pointerdown", "keydown"]) document.addEventListener(act, () => running.length && skip(), true);
}
