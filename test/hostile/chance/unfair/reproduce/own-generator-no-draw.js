// A generator of its own with a fixed seed, and no draw at all.
let state = 12345;
const next = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
export function reproduce(x, y) {
  const cut = 1 + Math.floor(next() * (x.length - 1));
  return [...x.slice(0, cut), ...y.slice(cut)];
}
