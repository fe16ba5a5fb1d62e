// A random state is drawn, and not used.
let state = 12345;
const next = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
function climb(problem, start) {
  let current = start;
  for (;;) {
    let best = current;
    for (const each of problem.neighbours(current))
      if (problem.value(each) > problem.value(best)) best = each;
    if (best === current) return current;
    current = best;
  }
}
export function randomRestart(problem, random, { restarts, goal }) {
  let best = climb(problem, problem.initial);
  for (let made = 1; made < restarts && problem.value(best) < goal; made += 1) {
    problem.randomState();
    const start = problem.initial.map((_, at, { length }) => Math.floor(next() * length));
    const end = climb(problem, start);
    if (problem.value(end) > problem.value(best)) best = end;
  }
  return best;
}
