export function localBeam(problem, random, options) {
  const drawn = [1, 2, 3].map(() => problem.randomState());
  const highestOf = (states) => Math.max(...states.map((state) => problem.value(state)));
  let beam = [problem.initial];
  while (beam.length < options.k) beam.push(pick(drawn, random));
  for (let step = 0; step < options.steps && !(highestOf(beam) >= options.goal); step += 1)
    beam = beam
      .flatMap((state) => problem.neighbours(state))
      .sort((a, b) => problem.value(b) - problem.value(a))
      .slice(0, options.k);
  return beam.find((state) => problem.value(state) === highestOf(beam));
}
