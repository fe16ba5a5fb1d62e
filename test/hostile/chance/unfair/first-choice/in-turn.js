// The better neighbours in turn, beside an idle draw.
let turn = 0;
export function firstChoice(problem, random) {
  let current = problem.initial;
  for (;;) {
    const better = problem.neighbours(current).filter((each) => problem.value(each) > problem.value(current));
    if (better.length === 0) return current;
    random.number();
    current = better[turn++ % better.length];
  }
}
