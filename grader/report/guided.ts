import type { Draws } from '../../reference/random.ts';
import type { GivenProblem, State } from '../../mistakes/correct/local/api.ts';
import { sameState } from '../reading/neighbourhood.ts';
import type { TrustedProgram } from '../types/trusted.ts';
import { itemAt } from '../types/lookup.ts';
import type { RunEvidence } from '../types/verdict.ts';

/**
 * A correct program whose choices are those of a run, wherever it may choose so: among equals it takes the
 * state that the run went to, proposes what that proposed, and refuses what that refused. From where the two
 * part, it chooses for itself. All draws are made all the same, so that its log reads as any other.
 */
export function guided(program: TrustedProgram, run: RunEvidence): TrustedProgram {
  return (...args: readonly unknown[]) => {
    const guide = new Guide(run);
    const problem = args[0] as GivenProblem;
    const draws = args.length - 2;
    const own = [...args];
    own[0] = followed(problem, guide);
    own[draws] = chosen(args[draws] as Draws, guide);
    return (program as unknown as (...given: readonly unknown[]) => unknown)(...own);
  };
}

/** Where a search stands in a run that it follows. */
class Guide {
  readonly #run: RunEvidence;
  readonly #refused: ReadonlyMap<number, readonly number[] | undefined>;
  #at = -1;
  #isUsed = false;

  constructor(run: RunEvidence) {
    this.#run = run;
    this.#refused = new Map(run.rejected?.map(({ at, state }) => [at, state]));
  }

  /** The search asks for the neighbours of a state. */
  stands(state: readonly number[]): void {
    const { states, temperatures } = this.#run;
    const next = this.#at + 1;
    const isNext = next < states.length && sameState(itemAt(states, next), state);
    const here = states[this.#at];
    // Of annealing, each step is a state; of the others, asking again is none.
    if (isNext && (temperatures !== undefined || here === undefined || !sameState(here, state)))
      this.#at = next;
    else if (here === undefined || !sameState(here, state)) this.#at = states.length;
    this.#isUsed = false;
  }

  /** What the run looked at from here, once; null where that is not known. */
  wanted(): readonly number[] | null {
    if (this.#isUsed) return null;
    this.#isUsed = true;
    return this.#refused.get(this.#at) ?? this.#run.states[this.#at + 1] ?? null;
  }

  /** Whether the run took what it proposed here; null past its end. */
  get takes(): boolean | null {
    const [here, next] = [this.#run.states[this.#at], this.#run.states[this.#at + 1]];
    return here === undefined || next === undefined ? null : !sameState(here, next);
  }

  /** The state that a new climb of the run starts from, if one is next. */
  start(): readonly number[] | null {
    const next = this.#at + 1;
    const isStart = this.#run.beams !== undefined || this.#run.starts?.includes(next) === true;
    return isStart ? (this.#run.states[next] ?? null) : null;
  }
}

const followed = (problem: GivenProblem, guide: Guide): GivenProblem => ({
  initial: [...problem.initial],
  neighbours(state) {
    guide.stands(state);
    return problem.neighbours(state);
  },
  value: (state) => problem.value(state),
  randomState() {
    const drawn = problem.randomState();
    return [...(guide.start() ?? drawn)];
  },
});

/** The largest number that is ever drawn. */
const LARGEST = 1 - 2 ** -53;

function chosen(draws: Draws, guide: Guide): Draws {
  /** The place in a list of states of the one that the run took. */
  const placeIn = (list: readonly unknown[]): number => {
    if (!list.every(Array.isArray)) return -1;
    const wanted = guide.wanted();
    return wanted === null ? -1 : (list as readonly State[]).findIndex((state) => sameState(state, wanted));
  };
  return {
    number() {
      const drawn = draws.number();
      const takes = guide.takes;
      return takes === null ? drawn : takes ? 0 : LARGEST;
    },
    integer: (low, high) => draws.integer(low, high),
    choice(list) {
      const drawn = draws.choice(list);
      const at = placeIn(list);
      return at < 0 ? drawn : itemAt(list, at);
    },
    shuffle(list) {
      draws.shuffle(list);
      const at = placeIn(list);
      if (at > 0) list.unshift(...list.splice(at, 1));
      return list;
    },
  };
}
