export function randomRestart(problem, random, options) {
  const drawn = [1, 2, 3].map(() => problem.randomState());
  let best = problem.initial;
  for (let climbs = 0; climbs < options.restarts; climbs += 1) {
    let current = climbs === 0 ? problem.initial : pick(drawn, random);
    for (;;) {
      let next = current;
      for (const state of problem.neighbours(current))
        if (problem.value(state) > problem.value(next)) next = state;
      if (next === current) break;
      current = next;
    }
    if (problem.value(current) > problem.value(best)) best = current;
    if (problem.value(best) >= options.goal) break;
  }
  return best;
}
