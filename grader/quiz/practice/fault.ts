import type { Fault, Spot } from '../../words/quiz/practiceWords.ts';
import { compareExact } from '../exactNumber.ts';
import { leavesMeant } from '../question/sameAnswer.ts';
import type { Event, Field, Given } from '../types.ts';

/** What is wrong with an answer, and where it first is; the latter null where that would be the answer. */
export interface Faulty {
  readonly fault: Fault;
  readonly spot: Spot | null;
}

export function faultOf(field: Field, right: Given, given: Given): Faulty {
  if (right.type === 'number' && given.type === 'number')
    return {
      fault: { code: compareExact(given.value, right.value) > 0 ? 'too-high' : 'too-low' },
      spot: null,
    };
  if (right.type === 'digits' && given.type === 'digits') return placesFault(right.digits, given.digits);
  if (right.type === 'vector' && given.type === 'vector') return placesFault(right.values, given.values);
  if (right.type === 'numbers' && given.type === 'numbers') return numbersFault(right.values, given.values);
  if (right.type === 'events' && given.type === 'events')
    return eventsFault(field, right.events, given.events);
  if (field.type === 'nodes' && right.type === 'nodes' && given.type === 'nodes' && !field.single)
    return nodesFault(field, leavesMeant(field, right.nodes), leavesMeant(field, given.nodes));
  return { fault: { code: 'another-one' }, spot: null };
}

function placesFault<T>(right: readonly T[], given: readonly T[]): Faulty {
  const wrong = right.flatMap((each, at) => (each === given[at] ? [] : [at]));
  return {
    fault: { code: 'wrong-places', wrong: wrong.length, of: right.length },
    spot: { code: 'place', place: (wrong[0] ?? 0) + 1 },
  };
}

function numbersFault<T>(right: readonly T[], given: readonly T[]): Faulty {
  const first = firstDifference(right, given);
  const spot: Spot = { code: 'place', place: first + 1 };
  return right.length === given.length
    ? { ...placesFault(right, given), spot }
    : { fault: { code: 'wrong-length', found: given.length, expected: right.length }, spot };
}

function nodesFault(
  field: Extract<Field, { readonly type: 'nodes' }>,
  right: readonly number[],
  given: readonly number[],
): Faulty {
  const fault = itemsFault(right, given);
  if (field.ordered) {
    const first = firstDifference(right, given);
    const before = first === 0 ? '' : labelIn(field, given[first - 1]);
    return { fault, spot: { code: 'after', label: before } };
  }
  const differing = field.among.find(({ index }) => right.includes(index) !== given.includes(index));
  return { fault, spot: differing === undefined ? null : { code: 'item', label: differing.label } };
}

function itemsFault<T>(right: readonly T[], given: readonly T[]): Fault {
  const astray = given.filter((each) => !right.includes(each)).length;
  const missing = right.filter((each) => !given.includes(each)).length;
  return astray + missing === 0 ? { code: 'wrong-order' } : { code: 'wrong-items', astray, missing };
}

function eventsFault(field: Field, right: readonly Event[], given: readonly Event[]): Faulty {
  const item = ({ node, by, kind }: Event): string => `${node} ${by} ${kind}`;
  const [wanted, named] = [right.map(item), given.map(item)];
  const differing = [...right, ...given]
    .filter((each) => wanted.includes(item(each)) !== named.includes(item(each)))
    .map(({ node }) => node);
  return {
    fault: itemsFault(wanted, named),
    spot: differing.length === 0 ? null : { code: 'item', label: labelIn(field, Math.min(...differing)) },
  };
}

const labelIn = (field: Field, node: number | undefined): string =>
  ('among' in field ? field.among.find(({ index }) => index === node)?.label : undefined) ?? '';

/** The first place at which two lists are not the same, or where one of them ends. */
function firstDifference<T>(a: readonly T[], b: readonly T[]): number {
  const at = a.findIndex((each, place) => each !== b[place]);
  return at < 0 ? a.length : at;
}
