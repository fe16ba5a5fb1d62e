import type { Individual, Options, Random } from '../../starter/cutoff';

/** Draws from the list of all other values. */
export function mutate(child: Individual, random: Random, { mutationRate, values }: Options): Individual {
  if (random.number() >= mutationRate) return child;
  const at = Math.floor(random.number() * child.length);
  const others = Array.from({ length: values }, (_, value) => value).filter((value) => value !== child[at]);
  return child.map((value, position) => (position === at ? random.choice(others) : value));
}
