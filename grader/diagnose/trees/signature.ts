import type { Played } from '../../../mistakes/skeletons/play.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation, Plain } from '../../types/observation.ts';
import { type Read, readAction, readAgentAction, readValue } from '../../reading/answer.ts';
import { readPasses } from '../../reading/passes.ts';
import { readQuestions } from '../../reading/questions.ts';
import { type Search, type Step, searchOf } from '../../reading/search.ts';
import type { Unrolled } from '../../reading/unrolled.ts';

/**
 * What can be seen of one search, freed from the style it is written in: how it ended, what it answered,
 * which leaves it evaluated and how often, and where it generated again. The same for a submission and for a
 * search of the bank.
 */
export interface Signature {
  /** `broke`: its own code stopped it, for no reason that a search of the bank could have. */
  readonly outcome: 'returned' | 'threw' | 'stopped' | 'broke';
  readonly value: Read<number>;
  readonly action: Read<string | null>;
  /** Actions that seemed as good as the best, where that is known. */
  readonly tied: readonly string[];
  /** Whether nothing was better than what the search began with, where that is known. */
  readonly isUnset: boolean;
  /** Whether it was refused the move of an agent whose turn it was not. */
  readonly isOutOfTurn: boolean;
  /** Leaves of one pass, in order, with repeats. */
  readonly evaluated: readonly number[];
  /** Nodes of which a child was generated more than once in that pass. */
  readonly repeated: ReadonlySet<number>;
  /** Whether the root was gone through a third time. */
  readonly isThrice: boolean;
  /** Leaves whose evaluation cannot be told from ordering. */
  readonly unseen: ReadonlySet<number>;
  readonly questions: number;
}

/** Of a run that gave no answer. */
export const NO_ANSWER: Read<never> = {
  ok: false,
  unread: { code: 'never-answered', args: {} },
  inside: 'whole',
  part: undefined,
};

/**
 * Outcomes that say nothing of a search: its code did not begin, or ran into a limit of another kind than
 * work.
 */
const SILENT: ReadonlySet<string> = new Set(['not-loaded', 'no-entry', 'fault']);

/** Errors that a game never answers with: a slip of the pen, which the error itself tells. */
const SLIPS: ReadonlySet<string> = new Set([
  'ReferenceError',
  'NameError',
  'UnboundLocalError',
  'AttributeError',
  'ImportError',
  'ModuleNotFoundError',
  'NotImplementedError',
  'AssertionError',
  'SyntaxError',
  'IndentationError',
]);

/** How the game refuses to move an agent whose turn it is not, or that there is not. */
const TURN = /it is agent \d+'s turn|: the agents are numbered from 0 to /;

/** The signature of a submission's run; null where the run says nothing of a search. */
export function signatureOf(
  unrolled: Unrolled,
  input: GameInput,
  observation: Observation,
  depthFirst: boolean,
): Signature | null {
  const { outcome, calls } = observation;
  if (
    SILENT.has(outcome.kind) ||
    (outcome.kind === 'limit' && outcome.limit !== 'work' && outcome.limit !== 'calls')
  )
    return null;
  const search = searchOf(unrolled, readQuestions(unrolled, observation, depthFirst), input.depthLimit);
  const answer = outcome.kind === 'returned' ? outcome.value : undefined;
  const hasAnswer = outcome.kind === 'returned';
  return {
    outcome:
      hasAnswer || outcome.kind === 'unreadable'
        ? 'returned'
        : outcome.kind === 'limit'
          ? 'stopped'
          : outcome.kind === 'threw' && SLIPS.has(outcome.error.name)
            ? 'broke'
            : 'threw',
    // Agents answer with the action alone.
    value: hasAnswer && input.agents === undefined ? readValue(answer) : NO_ANSWER,
    action: !hasAnswer
      ? NO_ANSWER
      : input.agents === undefined
        ? readAction(answer)
        : readAgentAction(answer),
    tied: [],
    isUnset: false,
    isOutOfTurn: outcome.kind === 'threw' && input.agents !== undefined && TURN.test(outcome.error.message),
    ...onePass(unrolled, search),
    questions: calls,
  };
}

/** The signature of a search of the bank. */
export function signatureOfPlayed(
  unrolled: Unrolled,
  input: GameInput,
  { outcome, answer, tied, isUnset, isOutOfTurn, steps, questions }: Played,
): Signature {
  // Searches of the bank never sort; but an evaluation in an odd place must be read as it would be from a
  // submission.
  const search = steps.some(({ op }) => op === 'evaluate')
    ? searchOf(unrolled, steps, input.depthLimit)
    : plainSearch(steps);
  return {
    outcome,
    value: answer === null || input.agents !== undefined ? NO_ANSWER : readValue(answer as unknown as Plain),
    action:
      answer === null
        ? NO_ANSWER
        : input.agents === undefined
          ? readAction(answer as unknown as Plain)
          : readAgentAction(answer.action as Plain),
    tied,
    isUnset,
    isOutOfTurn,
    ...onePass(unrolled, search),
    questions,
  };
}

function plainSearch(played: Played['steps']): Search {
  const steps = played.map(({ op, node }): Step => ({
    kind: op === 'result' ? 'generate' : 'evaluate',
    node,
  }));
  return { steps, evaluated: [], unseen: NONE };
}

const NONE: ReadonlySet<number> = new Set();

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
