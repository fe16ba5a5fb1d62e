import type { Cause } from './cause.ts';
import type { RunFeatures } from './features.ts';
import type { RunSample } from './runSample.ts';

/** Steps of one run hang together: a few of them say no more than one. */
const WEIGHT_OF_STEPS = 1 / 4;
/** Shares of the kinds of steps may lie apart so far, the further the fewer were seen. */
const APART = { always: 0.12, byChance: 0.6 };
/** So unlikely is nothing that a mistake explains. */
const LOG_TOO_RARE = Math.log(1e-4);

/** Of what was seen of some runs, under one mistake. */
export interface Likelihood {
  /** Logarithm; −∞ where it is as good as impossible. */
  readonly log: number;
  /** Runs with a quantity that leaves nothing to chance, and was seen to be another. */
  readonly contradicted: readonly RunSample[];
}

/** How a run ends, in what was seen and in simulations of one mistake. */
interface ComparedCause {
  readonly seen: Cause | null;
  readonly simulated: readonly (Cause | null)[];
}

export const logLikelihoodOfCauses = (runs: readonly ComparedCause[]): number =>
  runs.reduce((sum, { seen, simulated }) => {
    const same = simulated.filter((cause) => cause === seen).length;
    return sum + Math.log((same + 0.2) / (simulated.length + 1));
  }, 0);

/** Features of a run, and of simulations of one mistake on its input. */
interface ComparedFeatures {
  readonly run: RunSample;
  readonly seen: RunFeatures;
  readonly simulated: readonly RunFeatures[];
}

/**
 * A quantity that is the same in each simulation should be what was seen; of others, nothing is asked but
 * that there are others.
 */
export function likelihoodOfQuantities(runs: readonly ComparedFeatures[]): Likelihood {
  const valuesOf = ({ simulated }: ComparedFeatures, name: string): Set<number | string | undefined> =>
    new Set(simulated.map(({ quantities }) => quantities[name]));
  let log = 0;
  let fixed = 0;
  let missed = 0;
  const contradicted = new Set<RunSample>();
  for (const one of runs) {
    for (const [name, quantity] of Object.entries(one.seen.quantities)) {
      const values = valuesOf(one, name);
      // Of many values one more is no wonder; of one or two it is.
      if (values.size > 2 || (values.size === 2 && values.has(quantity))) log -= Math.log(values.size);
      else {
        const isSame = values.has(quantity);
        fixed += 1;
        // Of few kinds that a run can end in, any may be missed in a few simulations; a length is a length.
        missed += isSame ? 0 : typeof quantity === 'string' ? 0.5 : 1;
        if (!isSame) contradicted.add(one.run);
        log += Math.log(isSame ? 0.98 : 0.02);
      }
    }
  }
  return { log: missed > 1 + fixed / 20 ? -Infinity : log, contradicted: [...contradicted] };
}

/**
 * Steps of a simulation as far as the run that was seen went. Of walks the short ones are looked at, and a
 * long one has other steps than they, with the same mistake.
 */
export const asFarAs = (
  { run, seen }: { readonly run: RunSample; readonly seen: RunFeatures },
  steps: readonly string[],
): readonly string[] => (run.input.kind === 'local' ? steps.slice(0, seen.steps.length) : steps);

/** Steps by their kinds, over all runs together. */
export function logLikelihoodOfSteps(seen: readonly string[], simulated: readonly string[]): number {
  const coarse = (steps: readonly string[]): string[] => steps.map((step) => step.replace(/ .*/, ''));
  if (isApart(seen, simulated) || isApart(coarse(seen), coarse(simulated))) return -Infinity;
  const [own, others] = [counts(seen), counts(simulated)];
  const kinds = new Set([...own.keys(), ...others.keys()]);
  return (
    WEIGHT_OF_STEPS *
    [...own].reduce(
      (sum, [kind, often]) =>
        sum + often * Math.log(((others.get(kind) ?? 0) + 0.5) / (simulated.length + 0.5 * kinds.size)),
      0,
    )
  );
}

/**
 * Whether steps are of other kinds than those of simulations: one never does what the other usually does,
 * or the shares differ.
 */
function isApart(seen: readonly string[], simulated: readonly string[]): boolean {
  if (seen.length === 0) return false;
  const [own, others] = [counts(seen), counts(simulated)];
  const kinds = [...new Set([...own.keys(), ...others.keys()])];
  const shares = kinds.map(
    (kind) =>
      [(own.get(kind) ?? 0) / seen.length, (others.get(kind) ?? 0) / Math.max(1, simulated.length)] as const,
  );
  const isMissing = shares.some(
    ([mine, theirs]) =>
      (mine === 0 && theirs < 1 && seen.length * Math.log1p(-theirs) < LOG_TOO_RARE) ||
      (theirs === 0 &&
        mine < 1 &&
        mine * seen.length > 2 &&
        simulated.length * Math.log1p(-mine) < LOG_TOO_RARE),
  );
  return (
    isMissing ||
    shares.reduce((sum, [mine, theirs]) => sum + Math.abs(mine - theirs) / 2, 0) >
      APART.always + APART.byChance * Math.sqrt(kinds.length / seen.length)
  );
}

function counts(list: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of list) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}
