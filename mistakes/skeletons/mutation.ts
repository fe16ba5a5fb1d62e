/** Mutation in named parts; a mistake replaces some. */
import type { Draws } from '../../reference/random.ts';
import type { Mutation, Options, State } from '../correct/local/api.ts';

interface MutationParts {
  copy(child: State): State;
  rate(options: Options): number;
  /** Those that change. */
  positions(n: number, random: Draws): number[];
  value(old: number, values: number, random: Draws): number;
  /** Whether each position mutates with the rate of its own. */
  readonly eachByItself: boolean;
  /** That rate, of n positions. */
  rateOfEach(rate: number, n: number): number;
}

export function mutating(replaced: Partial<MutationParts>): Mutation {
  const parts: MutationParts = {
    copy: (child) => [...child],
    rate: ({ mutationRate }) => mutationRate!,
    positions: (n, random) => [random.integer(0, n - 1)],
    value: another,
    eachByItself: false,
    rateOfEach: (rate) => rate,
    ...replaced,
  };
  return (child, random, options) => {
    const made = parts.copy(child);
    if (parts.eachByItself) {
      for (let at = 0; at < child.length; at += 1)
        if (random.number() < parts.rateOfEach(parts.rate(options), child.length))
          made[at] = parts.value(made[at]!, options.values!, random);
      return made;
    }
    if (random.number() >= parts.rate(options)) return made;
    for (const at of parts.positions(child.length, random))
      made[at] = parts.value(made[at]!, options.values!, random);
    return made;
  };
}

function another(old: number, values: number, random: Draws): number {
  const drawn = random.integer(0, values - 2);
  return drawn < old ? drawn : drawn + 1;
}

/** A value from low to high other than the old one; the old one if there is none. */
export function otherOf(old: number, low: number, high: number, random: Draws): number {
  const others = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((value) => value !== old);
  return others.length === 0 ? old : random.choice(others);
}

export function swaps(child: State, random: Draws, { mutationRate }: Options): State {
  if (random.number() >= mutationRate!) return [...child];
  const [a, b] = [random.integer(0, child.length - 1), random.integer(0, child.length - 1)];
  return child.with(a, child[b]!).with(b, child[a]!);
}
