export function firstChoice(problem) {
  problem.neighbours(problem.initial);
  return problem.initial;
}
