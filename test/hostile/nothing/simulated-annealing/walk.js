export function simulatedAnnealing(problem, schedule, random) {
  let state = problem.initial;
  for (let t = 1; schedule(t) > 0; t += 1) state = random.choice(problem.neighbours(state));
  return state;
}
