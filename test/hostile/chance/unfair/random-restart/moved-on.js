// The first start is drawn, each further one has every queen one row on.
let last = null;
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
    last = last === null ? problem.randomState() : last.map((row) => (row + 1) % last.length);
    const start = last;
    const end = climb(problem, start);
    if (problem.value(end) > problem.value(best)) best = end;
  }
  return best;
}
