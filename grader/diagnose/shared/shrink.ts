import fc from 'fast-check';
import { Random } from '../../../reference/random.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { Finding } from '../../judge/finding.ts';
import type { Budget } from './budget.ts';

/** Random inputs that are tried where nobody can say which will fail. */
const RANDOM_INPUTS = 120;
const SEED = 20_251;

/**
 * Where a counterexample is looked for: small random inputs, and what is simpler than each. Trees and runs
 * are two such grounds.
 */
export interface SearchSpace<Draft, Drawn extends Input> {
  /** The draft drawn as number `at`, from 1; later ones are larger. */
  draw(random: Random, at: number): Draft;
  /** Everything that is one step simpler, the largest steps first; steps must end. */
  simpler(draft: Draft): Iterable<Draft>;
  inputOf(draft: Draft): Drawn;
}

export interface ShrinkRequest<Draft, Drawn extends Input> {
  readonly ground: SearchSpace<Draft, Drawn>;
  /** A draft that should fail, tried first. */
  readonly start: Draft | null;
  /** Under lower limits than the exercise has: see `limitsOfProbe`. */
  readonly probe: (input: Drawn) => Promise<Observation>;
  /**
   * Under those of the exercise: what is stopped under lower ones is not yet believed to go on for too long.
   */
  readonly confirm: (input: Drawn) => Promise<Observation>;
  readonly budget: Budget;
  readonly judge: (input: Drawn, observation: Observation) => Finding;
}

export interface Shrunk<Draft> {
  readonly draft: Draft;
  readonly finding: Finding;
  /** Whether everything simpler passes; not so where the budget ended first. */
  readonly isSmallest: boolean;
  readonly probes: number;
}

/** Random drafts of growing size, with every simpler draft as a way to shrink. */
class CandidateArbitrary<Draft> extends fc.Arbitrary<Draft> {
  readonly #ground: Pick<SearchSpace<Draft, Input>, 'draw' | 'simpler'>;
  #drawn = 0;

  constructor(ground: Pick<SearchSpace<Draft, Input>, 'draw' | 'simpler'>) {
    super();
    this.#ground = ground;
  }

  override generate(mrng: fc.Random): fc.Value<Draft> {
    this.#drawn += 1;
    return new fc.Value(this.#ground.draw(Random.seeded(mrng.nextInt()), this.#drawn), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Draft {
    return value !== null;
  }

  override shrink(value: Draft): fc.Stream<fc.Value<Draft>> {
    return fc
      .stream(this.#ground.simpler(value)[Symbol.iterator]() as IterableIterator<Draft>)
      .map((draft) => new fc.Value(draft, undefined));
  }
}

/** Looks for an input on which the submission fails and shrinks it, with the sandbox as the judge. */
export async function shrinkFailure<Draft, Drawn extends Input>({
  ground,
  start,
  probe,
  confirm,
  budget,
  judge,
}: ShrinkRequest<Draft, Drawn>): Promise<Shrunk<Draft> | null> {
  const known = new Map<string, Finding>();
  let isCutShort = false;
  const findingOf = async (draft: Draft): Promise<Finding | null> => {
    const key = JSON.stringify(draft, exact);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (budget.isSpent) {
      isCutShort = true;
      return null;
    }
    const input = ground.inputOf(draft);
    const observation = await probe(input);
    budget.spend(observation);
    const finding = judge(input, observation);
    known.set(key, finding);
    return finding;
  };
  const property = fc.asyncProperty(
    new CandidateArbitrary(ground),
    async (draft) => (await findingOf(draft))?.state !== 'failed',
  );
  const { counterexample } = await fc.check(property, {
    seed: SEED,
    numRuns: RANDOM_INPUTS,
    examples: start === null ? [] : [[start]],
  });
  if (counterexample === null) return null;
  const draft = counterexample[0];
  const found = await findingOf(draft);
  if (found === null) return null;
  const input = ground.inputOf(draft);
  const finding =
    found.state === 'failed' && found.reason === 'work-limit' ? judge(input, await confirm(input)) : found;
  return finding.state === 'failed' ? { draft, finding, isSmallest: !isCutShort, probes: known.size } : null;
}

/** JSON would write ±∞ as null, which drafts have for what is not there. */
const exact = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
