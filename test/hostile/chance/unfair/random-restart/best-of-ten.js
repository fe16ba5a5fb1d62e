// Each further climb starts from the best of ten random states.
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
    const drawn = Array.from({ length: 10 }, () => problem.randomState());
    const start = drawn.reduce((a, b) => (problem.value(b) > problem.value(a) ? b : a));
    const end = climb(problem, start);
    if (problem.value(end) > problem.value(best)) best = end;
  }
  return best;
}
