import type { StudentError } from '../../types/observation.ts';
import type { Given, Misuse } from '../../words/misuses.ts';
import {
  lookedInto,
  missingArguments,
  noAttribute,
  noFunction,
  notAPair,
  notAsked,
  notByItself,
  nothing,
  otherThanThought,
  undefinedMember,
} from './engineSays.ts';
import { noSuchQuestion, notAState, notAnAction, notAnAgent } from './hostSays.ts';
import type { Rule } from './rule.ts';

/**
 * Which question was asked wrongly where code stopped with an error; null where the error says all there is.
 * The words of engines and of the host are all that there is of an error, beside the line that it stands in.
 */
export function misuseOf({ message, line = '' }: StudentError, given: Given): Misuse | null {
  for (const rule of RULES) {
    const found = rule({ given, message, line });
    if (found !== null) return found;
  }
  return null;
}

const RULES: readonly Rule[] = [
  notAState,
  notAnAction,
  notAnAgent,
  noSuchQuestion,
  noAttribute,
  notByItself,
  missingArguments,
  notAsked,
  noFunction,
  otherThanThought,
  undefinedMember,
  lookedInto,
  nothing,
  notAPair,
];
