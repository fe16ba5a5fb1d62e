import { unknownQuestion } from './hostSays.ts';
import type { Given } from '../../words/misuses.ts';
import { MEMBERS, POSSIBLE, type Rule, camel } from './rule.ts';
import { wishFor } from './wishes.ts';

/** Python says of what it is that has no such attribute. */
export const noAttribute: Rule = ({ given, message }) => {
  const found = /^'(int|list|str|NoneType)' object has no attribute '(\w+)'/.exec(message);
  if (found === null) return null;
  const [, what, member = ''] = found;
  if (what === 'NoneType') return { code: 'returned-nothing', args: {} };
  const wish = wishFor(member, POSSIBLE[given]);
  if (what === 'str')
    return given !== 'problem' && (wish !== null || /^(?:get|generate|is)[A-Z]/.test(member))
      ? { code: 'asked-the-action', args: { given, wish: 'moves' } }
      : null;
  return wish !== null && what === (given === 'problem' ? 'list' : 'int')
    ? { code: 'asked-the-state', args: { given, wish } }
    : null;
};

const NO_NAME = /^name '(\w+)' is not defined/;
const OF_A_STATE = /^(?:getLegalActions|generateSuccessor|getNumAgents|isWin|isLose|getScore)$/;

/** Names that a class of agents has by `self` or by the state alone. */
export const notByItself: Rule = ({ given, message }) => {
  const member = NO_NAME.exec(message)?.[1];
  if (member === undefined || given !== 'agents') return null;
  return OF_A_STATE.test(member) || /^(?:evaluationFunction|depth|index)$/.test(member)
    ? { code: 'method-without-self', args: { member } }
    : null;
};

export const missingArguments: Rule = ({ given, message }) => {
  if (given !== 'agents') return null;
  if (message.startsWith('GameState.generateSuccessor() missing'))
    return { code: 'agent-left-out', args: {} };
  return /^\w*[eE]valuationFunction\(\) missing 1 required/.test(message)
    ? { code: 'state-of-evaluation-left-out', args: {} }
    : null;
};

/** A function where its answer was wanted. */
const UNASKED = [
  /^'(?:builtin_function_or_method|function|method)' object /,
  /^value is not iterable$/,
  /^object is not iterable$/i,
  /^cannot read property/,
];
export const notAsked: Rule = ({ given, message, line }) => {
  if (!UNASKED.some((pattern) => pattern.test(message))) return null;
  const member = MEMBERS[given].exec(line)?.[1];
  if (member !== undefined) return { code: 'question-not-asked', args: { given, member: camel(member) } };
  // The line may be another than the one in which the brackets were left out.
  const named = /has no attribute '(\w+)'/.exec(message)?.[1];
  return given === 'agents' && named !== undefined && OF_A_STATE.test(named)
    ? { code: 'question-not-asked', args: { given, member: named } }
    : null;
};

export const noFunction: Rule = ({ given, message, line }) => {
  if (!/^'(?:int|float|list)' object is not callable$/.test(message)) return null;
  const member = /\b(?:game|problem)\.(depth_?[lL]imit|initial|players)\s*\(/.exec(line)?.[1];
  return member === undefined ? null : { code: 'no-question', args: { given, member: camel(member) } };
};

const CALLABLES: readonly (readonly [RegExp, 'random' | 'schedule' | 'fitness' | 'options'])[] = [
  [/\brandom\s*\(/, 'random'],
  [/\bschedule\s*[[.]/, 'schedule'],
  [/\bfitness\s*[[.]/, 'fitness'],
];

/** What is no function is called, or a function is looked into. */
export const otherThanThought: Rule = ({ message, line }) => {
  if (message.startsWith("'dict' object has no attribute") && /\boptions\./.test(line))
    return { code: 'used-as-another-thing', args: { thing: 'options' } };
  const isWrongUse =
    /^'\w+' object is not (?:callable|subscriptable|iterable)$/.test(message) ||
    message.startsWith("'builtin_function_or_method' object has no attribute") ||
    message.startsWith('something that is called on this line is not a function');
  const thing = isWrongUse ? CALLABLES.find(([pattern]) => pattern.test(line))?.[1] : undefined;
  return thing === undefined ? null : { code: 'used-as-another-thing', args: { thing } };
};

const ACCESS = /\b(\w+)\.([A-Za-z_]\w*)(\s*\()?/g;
const GAMES = /^(?:g|game|problem|p|env|random|rng)$/;
/** What is a value, and no function. */
const VALUES = /^(?:depth_?[lL]imit|initial|players)$/;

const isGiven = (owner: string): owner is Given => Object.hasOwn(MEMBERS, owner);

/** JavaScript says of no name what it has not: the line tells what was asked of what. */
export const undefinedMember: Rule = ({ given, message, line }) => {
  const isCall = message.startsWith('something that is called on this line is not a function');
  const read = /^cannot read property '(.*)' of (?:undefined|null)$/.exec(message)?.[1];
  if (!isCall && read === undefined && !message.endsWith('is not iterable')) return null;
  for (const [, owner = '', member = '', call] of line.matchAll(ACCESS)) {
    if ((isCall && call === undefined) || /^(?:Math|this|options|Number|console|Array)$/.test(owner))
      continue;
    if (member === read) return { code: 'returned-nothing', args: {} };
    if (GAMES.test(owner)) {
      if (isCall && VALUES.test(member))
        return { code: 'no-question', args: { given, member: camel(member) } };
      const whose = isGiven(owner) ? owner : given;
      const known = MEMBERS[whose].test(`${whose}.${member}`);
      const misuse = known ? null : unknownQuestion(member, owner);
      if (misuse !== null) return misuse;
      continue;
    }
    const wish = wishFor(
      member,
      POSSIBLE[given].filter((one) => isCall || one !== 'worth'),
    );
    if (wish !== null) return { code: 'asked-the-state', args: { given, wish } };
  }
  return null;
};

export const lookedInto: Rule = ({ given, message }) =>
  given === 'game' && /^'int' object is not (?:iterable|subscriptable)$/.test(message)
    ? { code: 'looked-into-the-state', args: { given } }
    : null;

export const nothing: Rule = ({ message }) =>
  message.startsWith("'NoneType' object ") ||
  /^'[<>]=?' not supported between instances of .*'NoneType'/.test(message) ||
  /^unsupported operand type\(s\) for .*'NoneType'/.test(message) ||
  message.startsWith('cannot unpack non-iterable NoneType')
    ? { code: 'returned-nothing', args: {} }
    : null;

export const notAPair: Rule = ({ message }) =>
  /^cannot unpack non-iterable (?:int|float|str) object/.test(message) ||
  /^'[<>]=?' not supported between instances of '(?:tuple|list)' and '(?:int|float)'/.test(message) ||
  /^'[<>]=?' not supported between instances of '(?:int|float)' and '(?:tuple|list)'/.test(message)
    ? { code: 'not-a-pair', args: {} }
    : null;
