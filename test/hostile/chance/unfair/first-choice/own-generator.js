// A generator of its own, beside an idle draw.
let state = 12345;
const next = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    const better = problem.neighbours(current).filter((each) => problem.value(each) > problem.value(current));
    if (better.length === 0) return current;
    random.number();
    current = better[Math.floor(next() * better.length)];
  }
}
