// A hash of the state decides, beside an idle draw.
const hash = (state) => {
  let h = 7;
  for (const each of state) h = Math.imul(h ^ (each + 1), 0x9e3779b1) ^ (h >>> 13);
  return (h >>> 0) / 2 ** 32;
};
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    const better = problem.neighbours(current).filter((each) => problem.value(each) > problem.value(current));
    if (better.length === 0) return current;
    random.number();
    current = better[Math.floor(hash(current) * better.length)];
  }
}
