import fc from 'fast-check';
import { Random } from '../../../reference/random.ts';
import type { Probe } from '../../types/engine.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { Finding } from '../finding.ts';
import { type Draft, inputOf } from './draft.ts';
import { type Scope, randomDraft } from './scope.ts';
import { simplerDrafts } from './simplify.ts';

/** How much may be asked of a submission for one counterexample, so that the outcome does not hang on the machine. */
export const MOST_PROBES = 400;
/** Units of work, over all probes together. */
export const MOST_FUEL = 200_000_000;
/** Random trees that are tried where nobody can say which will fail. */
const TREES = 120;
const SEED = 20_251;

export interface ShrinkRequest {
  readonly scope: Scope;
  /** A tree that should fail, tried first. */
  readonly start: Draft | null;
  readonly probe: Probe;
  readonly judge: (input: GameInput, observation: Observation) => Finding;
}

export interface Shrunk {
  readonly draft: Draft;
  readonly finding: Finding;
  /** Whether everything simpler passes; not so where the budget ended first. */
  readonly isSmallest: boolean;
  readonly probes: number;
}

/** Random trees of growing size, with every simpler tree as a way to shrink. */
class Drafts extends fc.Arbitrary<Draft> {
  readonly #scope: Scope;
  #drawn = 0;

  constructor(scope: Scope) {
    super();
    this.#scope = scope;
  }

  override generate(mrng: fc.Random): fc.Value<Draft> {
    this.#drawn += 1;
    return new fc.Value(randomDraft(Random.seeded(mrng.nextInt()), this.#scope, 6 + Math.floor(this.#drawn / 6)), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Draft {
    return value !== null;
  }

  override shrink(value: Draft): fc.Stream<fc.Value<Draft>> {
    return fc.stream(simplerDrafts(value)).map((draft) => new fc.Value(draft, undefined));
  }
}

/** Looks for a tree on which the submission fails and shrinks it, with the sandbox as the judge. */
export async function shrinkFailure({ scope, start, probe, judge }: ShrinkRequest): Promise<Shrunk | null> {
  const known = new Map<string, Finding>();
  let fuel = 0;
  let isSpent = false;
  const findingOf = async (draft: Draft): Promise<Finding | null> => {
    const key = JSON.stringify([draft, draft.depthLimit === Infinity]);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_PROBES || fuel >= MOST_FUEL) {
      isSpent = true;
      return null;
    }
    const input = inputOf(draft);
    const observation = await probe(input);
    fuel += observation.fuel ?? 0;
    const finding = judge(input, observation);
    known.set(key, finding);
    return finding;
  };
  const property = fc.asyncProperty(new Drafts(scope), async (draft) => (await findingOf(draft))?.state !== 'failed');
  const { counterexample } = await fc.check(property, { seed: SEED, numRuns: TREES, examples: start === null ? [] : [[start]] });
  if (counterexample === null) return null;
  const draft = counterexample[0]!;
  const finding = await findingOf(draft);
  return finding === null ? null : { draft, finding, isSmallest: !isSpent, probes: known.size };
}
