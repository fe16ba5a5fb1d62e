export function simulatedAnnealing(problem, schedule) {
  schedule(1000);
  schedule(1001);
  problem.neighbours(problem.initial);
  return problem.initial;
}
