// Draws a neighbour, and takes it with its share of the highest gain.
export function stochasticHillClimbing(problem, random) {
  let current = problem.initial;
  for (;;) {
    const gains = problem
      .neighbours(current)
      .map((state) => ({ state, gain: problem.value(state) - problem.value(current) }));
    const most = Math.max(0, ...gains.map(({ gain }) => gain));
    if (most === 0) return current;
    let drawn = null;
    while (drawn === null) {
      const each = random.choice(gains);
      if (each.gain > 0 && random.number() * most < each.gain) drawn = each;
    }
    current = drawn.state;
  }
}
