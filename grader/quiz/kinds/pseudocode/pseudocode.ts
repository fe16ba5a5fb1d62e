import { perObject } from '../../../types/perObject.ts';
import { oneOf } from '../../../words/found.ts';
import { quote } from '../../../words/quoting.ts';
import { choiceField, choiceGiven } from '../../question/fields.ts';
import { QuestionError } from '../../question/kind.ts';
import type { Ask, QuestionKind, QuestionOf } from '../../question/kind.ts';
import { lettersOf } from '../../tree/labels.ts';
import { sample } from '../shared/sample.ts';
import { alphaBetaCode } from './alphaBetaCode.ts';
import type { Code, Gap, GapOption } from './code.ts';
import { annealingCode, hillClimbingCode } from './localCodes.ts';
import { inSecretOrder } from '../shared/secretOrder.ts';

const CODES = {
  'alpha-beta': alphaBetaCode,
  'simulated-annealing': annealingCode,
  'hill-climbing': hillClimbingCode,
} as const satisfies Readonly<Record<string, Code>>;
const NAMES = ['alpha-beta', 'simulated-annealing', 'hill-climbing'] as const;

const keys = {
  code: {
    title: 'the name of a program in pseudocode',
    description: 'alpha-beta: figure 5.7 of the textbook; simulated-annealing: 4.5; hill-climbing: 4.2.',
    type: 'string',
    enum: NAMES,
  },
  gaps: {
    title: 'a list of names of lines',
    description: NAMES.map((name) => `${name}: ${Object.keys(CODES[name].gaps).join(', ')}.`).join(' '),
    type: 'array',
    minItems: 1,
    maxItems: 8,
    items: { title: 'the name of a line', type: 'string', pattern: '^[a-z-]+$' },
  },
} as const;
type Question = QuestionOf<'pseudocode', typeof keys, 'code' | 'gaps'>;
type CodeAsk = Ask<Question, null>;

const GAP = '______';

/** `pseudocode`: which lines are missing. What is right is found by running the program with each. */
export const pseudocode: QuestionKind<Question, null> = {
  name: 'pseudocode',
  summary: 'which lines are missing in a program',
  example: { figure: null, question: { code: 'hill-climbing', gaps: ['end'] } },
  figures: [],
  keys,
  required: ['code', 'gaps'],
  prompt: (ask) =>
    `${gapsOf(ask).length === 1 ? 'A line is' : 'Lines are'} missing in this program, ` +
    `${CODES[ask.question.code].title}. What has to stand there?`,
  shown: (ask) => {
    const gaps = gapsOf(ask).map(({ line }) => line);
    const lines = CODES[ask.question.code].lines.map((text, at) => {
      const indent = /^ */.exec(text)?.[0] ?? '';
      return `${String(at + 1).padStart(2)}  ${gaps.includes(at + 1) ? indent + GAP : text}`;
    });
    return ['```', ...lines, '```'].join('\n');
  },
  fields: (ask) =>
    gapsOf(ask).map((gap) =>
      choiceField(
        String(gap.line),
        `Line ${gap.line}`,
        shuffled(ask, gap).map(({ text }, at) => ({ value: lettersOf(at).toLowerCase(), text })),
      ),
    ),
  look: (ask, _world, at) =>
    `Try each line in place ${gapsOf(ask)[at]?.line ?? ''} on a small example, and see what becomes of it.`,
  idea: () =>
    'Ask what must be true after the line, for the lines after it to do what they should. What is kept, ' +
    'what is compared, and in which direction?',
  because: (ask, _world, at) => gapsOf(ask)[at]?.words ?? '',
  answer: (ask) =>
    gapsOf(ask).map((gap) => {
      const at = shuffled(ask, gap).findIndex((option) => option === rightIn(gap));
      return at < 0 ? null : choiceGiven(lettersOf(at).toLowerCase());
    }),
  vary: ({ question: { code, gaps } }, random) => ({
    gaps: sample(Object.keys(CODES[code].gaps), gaps.length, random),
  }),
};

function gapsOf({ question: { code, gaps } }: CodeAsk): Gap[] {
  const all: Readonly<Record<string, Gap>> = CODES[code].gaps;
  return gaps.map((name, at) => {
    const found = Object.hasOwn(all, name) ? all[name] : undefined;
    if (found === undefined)
      throw new QuestionError(`gaps[${at}]`, quote(name), `a line of it: ${oneOf(Object.keys(all))}`);
    if (gaps.indexOf(name) < at) throw new QuestionError(`gaps[${at}]`, quote(name), 'lines that differ');
    return found;
  });
}

/** The one option with which the program does what it should. */
const rightIn = perObject((gap: Gap): GapOption | undefined => gap.options.find((each) => each.isRight()));

/** In an order that says nothing, the same whenever the question is asked. */
function shuffled({ question: { id, code } }: CodeAsk, gap: Gap): readonly GapOption[] {
  return inSecretOrder([id, code, gap.line], gap.options);
}
