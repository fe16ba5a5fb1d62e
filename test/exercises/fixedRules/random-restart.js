export function randomRestart(problem, random, options) {
  const ends = [];
  for (let climbs = 0; climbs < options.restarts; climbs += 1) {
    let current = climbs === 0 ? problem.initial : problem.randomState();
    for (;;) {
      const neighbours = problem.neighbours(current);
      const highest = Math.max(...neighbours.map((state) => problem.value(state)));
      if (highest <= problem.value(current)) break;
      current = pick(
        neighbours.filter((state) => problem.value(state) === highest),
        random,
      );
    }
    ends.push(current);
    if (problem.value(current) >= options.goal) break;
  }
  const highest = Math.max(...ends.map((state) => problem.value(state)));
  return pick(
    ends.filter((state) => problem.value(state) === highest),
    random,
  );
}
