// Shuffles all mutants and takes the first; counts down from one minus the draw.
export function mutate(child, random, { mutationRate, values }) {
  const drawn = 1 - random.number();
  const mutants = [];
  for (const at of child.keys())
    for (let value = values - 1; value >= 0; value -= 1)
      if (value !== child[at]) mutants.push([...child.slice(0, at), value, ...child.slice(at + 1)]);
  random.shuffle(mutants);
  return drawn > 1 - mutationRate ? mutants[0] : child;
}
