import type { Plain } from '../types/observation.ts';
import { isList, isRecord, kindOfAnswer } from '../words/answers.ts';
import type { Inside, UnreadAnswer } from '../words/unreadAnswers.ts';

/** Something read from what a student returned, or what was found in its place. */
export type Read<T> = { readonly ok: true; readonly value: T } | Unread;

export interface Unread {
  readonly ok: false;
  readonly unread: UnreadAnswer;
  /**
   * The part of the answer that should be it, and where that was; the whole of it if there is no such part.
   */
  readonly inside: Inside;
  readonly part: Plain;
}

type Part = Pick<Unread, 'inside' | 'part'>;
type ActionKey = Extract<Inside, 'action' | 'actions' | 'move' | 'moves'>;

const unreadable = ({ inside, part }: Part, unread: UnreadAnswer): Unread => ({
  ok: false,
  unread,
  inside,
  part,
});

/**
 * The value in an answer: `{ value, … }`, the pair `[value, action]`, or a bare number.
 * Numbers only: the text "3" is not 3, and NaN is no value.
 */
export function readValue(answer: Plain): Read<number> {
  const found = valueIn(answer);
  const { inside, part } = found;
  if (typeof part === 'number')
    return Number.isNaN(part)
      ? unreadable(found, { code: 'value-is-nan', args: { inside } })
      : { ok: true, value: part };
  if (isList(answer) && answer.length === 2 && typeof answer[1] === 'number')
    return unreadable(found, { code: 'pair-turned-round', args: { first: part } });
  if (typeof part === 'string')
    return unreadable(found, { code: 'value-is-text', args: { inside, text: part } });
  if (answer === undefined || answer === null)
    return unreadable(found, { code: 'returned-nothing', args: { isUndefined: answer === undefined } });
  return unreadable(found, { code: 'no-value', args: found });
}

/**
 * The utilities in an answer, one a player: `{ values, … }`, `{ utilities, … }`, `{ value, … }` or the pair
 * `[values, action]`.
 */
export function readUtilities(answer: Plain): Read<readonly number[]> {
  const found = utilitiesIn(answer);
  const { inside, part } = found;
  if (answer === undefined || answer === null)
    return unreadable(found, { code: 'no-utilities-returned', args: { isUndefined: answer === undefined } });
  if (typeof part === 'number') return unreadable(found, { code: 'one-utility-alone', args: found });
  if (!isList(part)) return unreadable(found, { code: 'no-utilities', args: found });
  const numbers = part.filter((item) => typeof item === 'number' && !Number.isNaN(item));
  const other = part.find((item) => typeof item !== 'number' || Number.isNaN(item));
  return numbers.length === part.length
    ? { ok: true, value: numbers as readonly number[] }
    : unreadable(found, { code: 'utilities-hold-no-number', args: { inside, item: other } });
}

/** A pair of a list of numbers and an action, or nothing; a list of two numbers is the utilities of two. */
function utilitiesIn(answer: Plain): Part {
  if (isList(answer) && answer.length === 2 && typeof answer[1] !== 'number')
    return { inside: 'first-of-pair', part: answer[0] };
  for (const key of ['values', 'utilities', 'value'] as const)
    if (isRecord(answer) && Object.hasOwn(answer, key)) return { inside: key, part: answer[key] };
  return { inside: 'whole', part: answer };
}

/**
 * The action in an answer: `{ action, … }`, `{ move, … }` or the pair `[value, action]`; null (or undefined)
 * is "no action".
 */
export function readAction(answer: Plain): Read<string | null> {
  const found = actionIn(answer);
  const { inside, part } = found;
  if (inside === 'whole')
    return unreadable(
      found,
      typeof answer === 'number'
        ? { code: 'value-alone', args: { value: answer } }
        : { code: 'no-action-in-answer', args: { answer } },
    );
  if (typeof part === 'string') return { ok: true, value: part };
  if (part === null || part === undefined) return { ok: true, value: null };
  return unreadable(found, { code: 'action-is-no-text', args: found });
}

/** The action beside the utilities of all players; a list of two numbers is no pair with an action. */
export function readActionOfSeveral(answer: Plain): Read<string | null> {
  const isPair = isList(answer) && answer.length === 2 && typeof answer[1] === 'number';
  const read = readAction(isPair ? [...answer, null] : answer);
  return read.ok || read.inside !== 'whole'
    ? read
    : unreadable({ inside: 'whole', part: answer }, { code: 'no-action-beside-utilities', args: { answer } });
}

/**
 * The actions in an answer: `{ actions, … }`, `{ moves, … }` or the pair `[value, actions]`; null (or
 * undefined) is "no action", as an empty list is.
 */
export function readActions(answer: Plain): Read<readonly string[]> {
  const found = partUnder(['actions', 'moves', 'action', 'move'], answer);
  const { inside, part } = found;
  if (inside === 'whole')
    return unreadable(
      found,
      typeof answer === 'number'
        ? { code: 'value-alone', args: { value: answer } }
        : { code: 'no-action-in-answer', args: { answer } },
    );
  if (part === null || part === undefined) return { ok: true, value: [] };
  if (typeof part === 'string')
    return unreadable(found, { code: 'one-action-alone', args: { inside, action: part } });
  if (!isList(part)) return unreadable(found, { code: 'actions-are-no-list', args: found });
  const actions = part.filter((item) => typeof item === 'string');
  const other = part.find((item) => typeof item !== 'string');
  return actions.length === part.length
    ? { ok: true, value: actions }
    : unreadable(found, { code: 'actions-hold-no-text', args: { inside, item: other } });
}

/** A decision: the action by itself, or where it stands beside a value. */
export function readDecision(answer: Plain): Read<string | null> {
  const { inside, part } = actionIn(answer);
  if (typeof part === 'string') return { ok: true, value: part };
  if (part === null || part === undefined) return { ok: true, value: null };
  return unreadable({ inside, part }, { code: 'no-decision', args: { answer: part } });
}

/** What `getAction` returned: the action itself. */
export function readAgentAction(answer: Plain): Read<string | null> {
  if (typeof answer === 'string') return { ok: true, value: answer };
  if (answer === null || answer === undefined) return { ok: true, value: null };
  const holdsAction = isList(answer) && answer.some((item) => typeof item === 'string');
  const code = holdsAction ? 'action-with-value' : 'no-agent-action';
  return unreadable({ inside: 'whole', part: answer }, { code, args: { answer } });
}

/**
 * Whether an answer has a value and says nothing of an action, which is as good as none where there is none.
 */
export function hasValueOnly(answer: Plain): boolean {
  return isRecord(answer) && readValue(answer).ok && actionIn(answer).inside === 'whole';
}

/**
 * Whether the same was found in place of what was looked for, be it in an object or in a pair; where
 * `anyNumber` is set, any number is as good as another.
 */
export function isSameUnread(a: Unread, b: Unread, anyNumber = false): boolean {
  return a.unread.code === b.unread.code && isAlike(a.part, b.part, anyNumber);
}

/** Whether two values would be described alike: of lists only the length counts, of objects only the keys. */
function isAlike(a: Plain, b: Plain, anyNumber: boolean): boolean {
  const kind = kindOfAnswer(a);
  if (kind !== kindOfAnswer(b)) return false;
  if (kind === 'number') return anyNumber || a === b;
  if (isList(a) && isList(b)) return a.length === b.length;
  if (isRecord(a) && isRecord(b)) return Object.keys(a).join('\n') === Object.keys(b).join('\n');
  return kind === 'text' ? a === b : true;
}

/** The part that should be the value. */
function valueIn(answer: Plain): Part {
  if (isList(answer) && answer.length === 2) return { inside: 'first-of-pair', part: answer[0] };
  if (isRecord(answer) && Object.hasOwn(answer, 'value')) return { inside: 'value', part: answer['value'] };
  return { inside: 'whole', part: answer };
}

const actionIn = (answer: Plain): Part => partUnder(['action', 'move'], answer);

/** The second item of a pair, or what stands under the first of some keys that there is. */
function partUnder(keys: readonly ActionKey[], answer: Plain): Part {
  if (isList(answer) && answer.length === 2) return { inside: 'second-of-pair', part: answer[1] };
  for (const key of keys)
    if (isRecord(answer) && Object.hasOwn(answer, key)) return { inside: key, part: answer[key] };
  return { inside: 'whole', part: answer };
}
