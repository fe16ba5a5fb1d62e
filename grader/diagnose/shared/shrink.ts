import fc from 'fast-check';
import { Random } from '../../../reference/random.ts';
import type { Finding } from '../../judge/finding.ts';
import type { Input } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { Budget } from './budget.ts';
import { identityOf } from './identity.ts';

/** Random inputs that are tried where nobody can say which will fail. */
const RANDOM_INPUTS = 120;
const SEED = 20_251;

/**
 * Where a counterexample is looked for: small random candidates, what is simpler than each, and the input
 * that each stands for. Trees and runs are two such spaces.
 */
export interface SearchSpace<Candidate, Drawn extends Input> {
  /** The candidate drawn as number `at`, from 1; later ones are larger. */
  draw(random: Random, at: number): Candidate;
  /** Everything that is one step simpler, the largest steps first; steps must end. */
  simpler(candidate: Candidate): Iterable<Candidate>;
  inputOf(candidate: Candidate): Drawn;
}

export interface ShrinkRequest<Candidate, Drawn extends Input> {
  readonly space: SearchSpace<Candidate, Drawn>;
  /** A candidate that should fail, tried first. */
  readonly start: Candidate | null;
  /** Under lower limits than the exercise has: see `probeLimits`. */
  readonly probe: (input: Drawn) => Promise<Observation>;
  /**
   * Under those of the exercise: what is stopped under lower ones is not yet believed to go on for too long.
   */
  readonly confirm: (input: Drawn) => Promise<Observation>;
  readonly budget: Budget;
  readonly judge: (input: Drawn, observation: Observation) => Finding;
}

export interface Shrunk<Candidate> {
  readonly candidate: Candidate;
  readonly finding: Finding;
  /** What was printed on it. */
  readonly output: Observation['output'];
  /** Whether everything simpler passes; not so where the budget ended first. */
  readonly isSmallest: boolean;
  readonly probes: number;
}

/** Random candidates of growing size, with every simpler one as a way to shrink. */
class CandidateArbitrary<Candidate> extends fc.Arbitrary<Candidate> {
  readonly #space: Pick<SearchSpace<Candidate, Input>, 'draw' | 'simpler'>;
  #drawn = 0;

  constructor(space: Pick<SearchSpace<Candidate, Input>, 'draw' | 'simpler'>) {
    super();
    this.#space = space;
  }

  override generate(mrng: fc.Random): fc.Value<Candidate> {
    this.#drawn += 1;
    return new fc.Value(this.#space.draw(Random.seeded(mrng.nextInt()), this.#drawn), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Candidate {
    return value !== null;
  }

  override shrink(value: Candidate): fc.Stream<fc.Value<Candidate>> {
    return fc
      .stream(this.#space.simpler(value)[Symbol.iterator]() as IterableIterator<Candidate>)
      .map((candidate) => new fc.Value(candidate, undefined));
  }
}

/** Looks for an input on which the submission fails and shrinks it, with the sandbox as the judge. */
export async function shrinkFailure<Candidate, Drawn extends Input>(
  request: ShrinkRequest<Candidate, Drawn>,
): Promise<Shrunk<Candidate> | null> {
  const { space, start, confirm, judge } = request;
  const judged = new JudgedCandidates(request);
  const property = fc.asyncProperty(
    new CandidateArbitrary(space),
    async (candidate) => (await judged.judge(candidate))?.finding.state !== 'failed',
  );
  const { counterexample } = await fc.check(property, {
    seed: SEED,
    numRuns: RANDOM_INPUTS,
    examples: start === null ? [] : [[start]],
  });
  if (counterexample === null) return null;
  const [candidate] = counterexample;
  const found = await judged.judge(candidate);
  if (found === null) return null;
  const input = space.inputOf(candidate);
  const { output } = found;
  const finding =
    found.finding.state === 'failed' && found.finding.reason === 'work-limit'
      ? judge(input, await confirm(input))
      : found.finding;
  return finding.state === 'failed'
    ? { candidate, finding, output, isSmallest: !judged.isCutShort, probes: judged.probes }
    : null;
}

/** What came of one candidate. */
type Judged = Pick<Shrunk<unknown>, 'finding' | 'output'>;

/** Asks about each candidate once, as far as the budget goes. */
class JudgedCandidates<Candidate, Drawn extends Input> {
  readonly #request: ShrinkRequest<Candidate, Drawn>;
  readonly #findings = new Map<string, Judged>();
  /** Whether the budget ended before everything was asked. */
  isCutShort = false;

  constructor(request: ShrinkRequest<Candidate, Drawn>) {
    this.#request = request;
  }

  get probes(): number {
    return this.#findings.size;
  }

  /** Null once the budget is spent. */
  async judge(candidate: Candidate): Promise<Judged | null> {
    const { space, probe, judge, budget } = this.#request;
    const key = identityOf(candidate);
    const before = this.#findings.get(key);
    if (before !== undefined) return before;
    if (budget.isSpent) {
      this.isCutShort = true;
      return null;
    }
    const input = space.inputOf(candidate);
    const observation = await probe(input);
    budget.spend(observation);
    const judged = { finding: judge(input, observation), output: observation.output };
    this.#findings.set(key, judged);
    return judged;
  }
}
