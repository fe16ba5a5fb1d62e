import type { SearchTraits } from '../../../mistakes/skeletons/algorithms.ts';
import type { Played } from '../../../mistakes/skeletons/play.ts';
import { isOutOfTurn, isRefusal } from '../../reading/errors.ts';
import { readPasses } from '../../reading/passes.ts';
import { type AskedQuestion, readQuestions } from '../../reading/questions.ts';
import { type Search, type Step, searchOf } from '../../reading/search.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import { momentsOf } from '../../reading/held.ts';
import { heldIn, momentsOfPlayed } from './heldSeen.ts';
import { endOf, type SearchEnd } from './searchEnd.ts';
import { answerIn, type AnswerSeen, asReturned, UNANSWERED } from './answerSeen.ts';

/**
 * What can be seen of one search, whatever style it is written in: how it ended, what it answered,
 * which leaves it evaluated and how often, and where it generated again. The same for a submission and for a
 * known search.
 */
export interface Signature extends AnswerSeen {
  /** `broke`: its own code stopped it, for no reason that a known search could have. */
  readonly outcome: SearchEnd;
  /** Actions that seemed as good as the best, where that is known. */
  readonly tied: readonly string[];
  /** Whether nothing was better than what the search began with, where that is known. */
  readonly isUnset: boolean;
  /** Whether it was refused the move of an agent whose turn it was not. */
  readonly isOutOfTurn: boolean;
  /** Whether the game refused a question, which is no fault of its own code. */
  readonly isRefused: boolean;
  /** Leaves of one pass, in order, with repeats. */
  readonly evaluated: readonly number[];
  /** Nodes of which a child was generated more than once in that pass. */
  readonly repeated: ReadonlySet<number>;
  /** Whether the root was gone through a third time. */
  readonly isThrice: boolean;
  /** Leaves whose evaluation cannot be told from ordering. */
  readonly unseen: ReadonlySet<number>;
  readonly questions: number;
  /** Looks at nodes that were taken for putting children in order; 0 where nobody asks. */
  readonly sorting: number;
}

/**
 * Outcomes that say nothing of a search: its code did not begin, or ran into a limit of another kind than
 * work.
 */
const SILENT: ReadonlySet<string> = new Set(['not-loaded', 'no-entry', 'fault']);

/** The signature of a submission's run; null where the run says nothing of a search. */
export function signatureOf(
  unrolled: Unrolled,
  input: GameInput,
  observation: Observation,
  traits: Pick<SearchTraits, 'prunes' | 'findsAll' | 'decides'>,
): Signature | null {
  const { outcome, calls } = observation;
  if (
    SILENT.has(outcome.kind) ||
    (outcome.kind === 'limit' && outcome.limit !== 'work' && outcome.limit !== 'calls')
  )
    return null;
  if (input.anytime !== undefined) return heldSignature(unrolled, input, observation);
  const questions = readQuestions(unrolled, observation, traits.prunes);
  const search = searchOf(unrolled, questions, input.depthLimit);
  return {
    outcome: endOf(outcome),
    ...(outcome.kind === 'returned' ? answerIn(outcome.value, input, traits) : UNANSWERED),
    tied: [],
    isUnset: false,
    isOutOfTurn: outcome.kind === 'threw' && input.agents !== undefined && isOutOfTurn(outcome.error),
    isRefused: outcome.kind === 'threw' && isRefusal(outcome.error),
    ...onePass(unrolled, traits.decides ? belowRoot(search) : search),
    questions: calls,
    sorting: looksIn(questions) - search.evaluated.length,
  };
}

/** Of a search that says what it holds: when it held what, and how its passes began. */
const heldSignature = (unrolled: Unrolled, input: GameInput, observation: Observation): Signature => ({
  ...NOTHING_SEEN,
  outcome: endOf(observation.outcome),
  ...heldIn(unrolled, input, momentsOf(unrolled, observation)),
  isRefused: observation.outcome.kind === 'threw' && isRefusal(observation.outcome.error),
  questions: observation.calls,
});

/** The signature of a known search. */
export function signatureOfPlayed(unrolled: Unrolled, input: GameInput, played: Played): Signature {
  const { outcome, answer, tied, isUnset, steps, questions } = played;
  if (input.anytime !== undefined)
    return {
      ...NOTHING_SEEN,
      outcome,
      ...heldIn(unrolled, input, momentsOfPlayed(played)),
      isRefused: played.isRefused,
      questions,
    };
  // Known searches never sort; but an evaluation in an odd place must be read as it would be from a
  // submission.
  const search = steps.some(({ op }) => op === 'evaluate')
    ? searchOf(unrolled, steps, input.depthLimit)
    : plainSearch(steps);
  return {
    outcome,
    ...(answer === null
      ? UNANSWERED
      : answerIn(asReturned(answer, input), input, {
          findsAll: answer.actions !== undefined,
          decides: answer.value === undefined,
        })),
    tied,
    isUnset,
    isOutOfTurn: played.isOutOfTurn,
    isRefused: played.isRefused,
    // Without an answer it is not known whether a move alone was asked for: then all of it counts.
    ...onePass(unrolled, answer !== null && answer.value === undefined ? belowRoot(search) : search),
    questions,
    sorting: 0,
  };
}

/** Without a look at the root, which tells nothing of a move: there is none where the game is over. */
const belowRoot = (search: Search): Search => ({
  ...search,
  steps: search.steps.filter(({ kind, node }) => kind !== 'evaluate' || node !== 0),
});

const looksIn = (questions: readonly AskedQuestion[]): number =>
  questions.filter(({ op, isAnswered }) => op !== 'result' && isAnswered).length;

function plainSearch(played: Played['steps']): Search {
  const steps = played.map(({ op, node }): Step => ({
    kind: op === 'result' ? 'generate' : 'evaluate',
    node,
  }));
  return { steps, evaluated: [], unseen: NONE };
}

const NONE: ReadonlySet<number> = new Set();

/** Where nobody looks at leaves and calls. */
const NOTHING_SEEN = {
  tied: [],
  isUnset: false,
  isOutOfTurn: false,
  evaluated: [],
  repeated: NONE,
  isThrice: false,
  unseen: NONE,
  sorting: 0,
} as const;

/**
 * A second pass over the root's children, to find the action, is nobody's mistake here: checks of calls look
 * at it. A third is.
 */
function onePass(
  unrolled: Unrolled,
  search: Search,
): Pick<Signature, 'evaluated' | 'repeated' | 'isThrice' | 'unseen'> {
  const { first, second, repeat } = readPasses(unrolled, search);
  const generated = new Set<number>();
  const repeated = new Set<number>();
  const evaluated: number[] = [];
  for (const { kind, node } of first) {
    if (kind === 'evaluate') {
      // Three times in a row is the same habit as twice.
      if (evaluated.at(-1) !== node || evaluated.at(-2) !== node) evaluated.push(node);
    } else if (generated.has(node)) repeated.add(unrolled.parent(node));
    else generated.add(node);
  }
  return { evaluated, repeated, isThrice: second.length > 0 && repeat !== null, unseen: search.unseen };
}
