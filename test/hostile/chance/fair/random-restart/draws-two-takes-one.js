// Draws a state that it never uses before each start, and never looks at it.
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
    let current = problem.randomState();
    current = problem.randomState();
    const end = climb(problem, current);
    if (problem.value(end) > problem.value(best)) best = end;
  }
  return best;
}
