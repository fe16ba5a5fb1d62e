export function localBeam(problem, random, options) {
  let beam = [problem.initial];
  while (beam.length < options.k) beam.push(problem.randomState());
  const highestOf = (states) => Math.max(...states.map((state) => problem.value(state)));
  for (let step = 0; step < options.steps && !(highestOf(beam) >= options.goal); step += 1) {
    const left = beam.flatMap((state) => problem.neighbours(state));
    const next = [];
    while (next.length < options.k && left.length > 0) {
      const highest = highestOf(left);
      const state = pick(
        left.filter((each) => problem.value(each) === highest),
        random,
      );
      next.push(state);
      left.splice(left.indexOf(state), 1);
    }
    beam = next;
  }
  const highest = highestOf(beam);
  return pick(
    beam.filter((state) => problem.value(state) === highest),
    random,
  );
}
