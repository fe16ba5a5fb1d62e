import type { Plain } from '../types/observation.ts';
import { describe, isList, isRecord, quote } from '../words/values.ts';

/** Something read from what a student returned, or what was found in its place. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly found: string; readonly help: string };

const SHAPE =
  'Return { value, action }, or in Python (value, action): the value as a number, the action as the text that actions(state) gave.';
/** What a Python function gives that ends without `return`. */
const NONE = 'nothing (null, in Python None)';

/**
 * The value in an answer: `{ value, … }`, the pair `[value, action]`, or a bare number.
 * Numbers only: the text "3" is not 3, and NaN is no value.
 */
export function readValue(answer: Plain): Read<number> {
  const [value, inside] = valueIn(answer);
  if (typeof value === 'number' && !Number.isNaN(value)) return { ok: true, value };
  if (typeof value === 'number') {
    return {
      ok: false,
      found: `${inside}NaN, which is not a number`,
      help: 'NaN usually comes from arithmetic with something that is undefined.',
    };
  }
  if (isList(answer) && answer.length === 2 && typeof answer[1] === 'number') {
    return {
      ok: false,
      found: `a pair whose first item is ${describe(value)} and whose second is the number`,
      help: 'The value comes first: [value, action].',
    };
  }
  if (typeof value === 'string' && inside !== '') {
    return {
      ok: false,
      found: `${inside}the text ${quote(value)}`,
      help: 'The value must be a number, not text.',
    };
  }
  if (typeof value === 'string')
    return {
      ok: false,
      found: describe(value),
      help: `${SHAPE} Text is not a number, even if it looks like one.`,
    };
  if (answer === undefined || answer === null)
    return {
      ok: false,
      found: answer === null ? NONE : describe(answer),
      help: `${SHAPE} Does every branch of your function return?`,
    };
  return { ok: false, found: inside === '' ? describe(answer) : `${inside}${describe(value)}`, help: SHAPE };
}

/**
 * The action in an answer: `{ action, … }`, `{ move, … }` or the pair `[value, action]`; null (or undefined)
 * is "no action".
 */
export function readAction(answer: Plain): Read<string | null> {
  const [action, inside] = actionIn(answer);
  if (inside === '') {
    const bare = typeof answer === 'number';
    return {
      ok: false,
      found: answer === null ? NONE : `${describe(answer)}${bare ? ' alone' : ''}`,
      help: bare ? `This check looks at the action too. ${SHAPE}` : SHAPE,
    };
  }
  if (typeof action === 'string') return { ok: true, value: action };
  if (action === null || action === undefined) return { ok: true, value: null };
  return {
    ok: false,
    found: `${inside}${describe(action)}`,
    help: 'An action is the text that actions(state) gave for it: not its position, and not a number.',
  };
}

/** What `getAction` returned: the action itself. */
export function readAgentAction(answer: Plain): Read<string | null> {
  if (typeof answer === 'string') return { ok: true, value: answer };
  if (answer === null || answer === undefined) return { ok: true, value: null };
  const inside = isList(answer) && answer.some((item) => typeof item === 'string');
  const help = inside
    ? 'Return the action alone, without its value.'
    : 'Return an action, as gameState.getLegalActions(0) lists it.';
  return { ok: false, found: describe(answer), help };
}

/**
 * Whether an answer has a value and says nothing of an action, which is as good as none where there is none.
 */
export function hasValueOnly(answer: Plain): boolean {
  return isRecord(answer) && readValue(answer).ok && actionIn(answer)[1] === '';
}

/** The part that should be the value, and where it was, as the start of a phrase. */
function valueIn(answer: Plain): [Plain, string] {
  if (isList(answer)) return answer.length === 2 ? [answer[0], 'a pair whose first item is '] : [answer, ''];
  if (isRecord(answer) && Object.hasOwn(answer, 'value'))
    return [answer['value'], 'an object whose value is '];
  return [answer, ''];
}

function actionIn(answer: Plain): [Plain, string] {
  if (isList(answer)) return answer.length === 2 ? [answer[1], 'a pair whose second item is '] : [answer, ''];
  for (const key of ['action', 'move']) {
    if (isRecord(answer) && Object.hasOwn(answer, key)) return [answer[key], `an object whose ${key} is `];
  }
  return [answer, ''];
}
