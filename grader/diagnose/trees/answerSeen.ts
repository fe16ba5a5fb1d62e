import type { SearchTraits } from '../../../mistakes/skeletons/algorithms.ts';
import type { Played } from '../../../mistakes/skeletons/play.ts';
import {
  type Read,
  readAction,
  readActionOfSeveral,
  readActions,
  readAgentAction,
  readDecision,
  readUtilities,
  readValue,
} from '../../reading/answer.ts';
import type { GameInput } from '../../types/input.ts';
import type { Plain } from '../../types/observation.ts';

/** What a search answered, as one such answer is compared with another. */
export interface AnswerSeen {
  /** Where each player has a utility of its own: these as one text. */
  readonly value: Read<number | string>;
  /** Where all best ones are asked for: these as one text, in an order of their own. */
  readonly action: Read<string | null>;
}

/** Of a run that gave no answer. */
const NO_ANSWER: Read<never> = {
  ok: false,
  unread: { code: 'never-answered', args: {} },
  inside: 'whole',
  part: undefined,
};

export const UNANSWERED: AnswerSeen = { value: NO_ANSWER, action: NO_ANSWER };

/** Agents, and who decides, answer with the action alone. */
export function answerIn(
  answer: Plain,
  { agents, game }: GameInput,
  { findsAll, decides }: Pick<SearchTraits, 'findsAll' | 'decides'>,
): AnswerSeen {
  if (agents !== undefined) return { value: NO_ANSWER, action: readAgentAction(answer) };
  if (decides) return { value: NO_ANSWER, action: readDecision(answer) };
  if (game.name === 'tree' && game.tree.players !== null)
    return { value: readList(answer), action: readActionOfSeveral(answer) };
  return { value: readValue(answer), action: findsAll ? readSet(answer) : readAction(answer) };
}

function readList(answer: Plain): Read<string> {
  const read = readUtilities(answer);
  return read.ok ? { ok: true, value: read.value.map((value) => value + 0).join(', ') } : read;
}

function readSet(answer: Plain): Read<string | null> {
  const read = readActions(answer);
  if (!read.ok) return read;
  return { ok: true, value: read.value.length === 0 ? null : [...new Set(read.value)].sort().join('\n') };
}

/** What a student's function would return in its place. */
export function asReturned(answer: NonNullable<Played['answer']>, { agents }: GameInput): Plain {
  // Mistakes may answer with anything, but it is always plain data.
  const { value, action, actions } = answer as Readonly<Record<'value' | 'action' | 'actions', Plain>>;
  // Whoever decides says nothing of a value.
  if (agents !== undefined || value === undefined) return action;
  return actions === undefined ? { value, action } : { value, actions };
}
