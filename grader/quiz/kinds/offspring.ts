import { crossover } from '../../../reference/local/genetics.ts';
import { QuestionError } from '../question/kind.ts';
import type { Ask, QuestionKind, QuestionOf } from '../question/kind.ts';
import type { Given, PopulationFigure } from '../types.ts';

const keys = {
  parents: {
    title: 'two numbers of individuals, from 1',
    description: 'The first offspring begins like the first parent.',
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: { title: 'a whole number from 1', type: 'integer', minimum: 1 },
  },
  crossover: {
    title: 'a whole number from 1',
    description: 'After which digit the parents are cut.',
    type: 'integer',
    minimum: 1,
  },
} as const;
type Question = QuestionOf<'offspring', typeof keys, 'parents' | 'crossover'>;
type OffspringAsk = Ask<Question, PopulationFigure>;

/** `offspring`: of two parents that are cut after so many digits. */
export const offspring: QuestionKind<Question, PopulationFigure> = {
  name: 'offspring',
  summary: 'the children of two parents that are cut after so many digits',
  example: { figure: { population: ['1302', '0213'] }, question: { parents: [1, 2], crossover: 3 } },
  figures: ['population'],
  keys,
  required: ['parents', 'crossover'],
  prompt: (ask) => {
    const [x, y] = parentsOf(ask);
    const { parents, crossover: cut } = ask.question;
    return (
      `Individuals ${parents[0]} (${x.join('')}) and ${parents[1]} (${y.join('')}) mate, with ` +
      `the crossover point after digit ${cut}. What are their two offspring? The first begins like the ` +
      'first parent.'
    );
  },
  fields: (ask) => {
    const [{ length }] = parentsOf(ask);
    const high = Math.max(9, ...ask.figure.individuals.flat());
    return [
      { key: 'first', label: 'First offspring', type: 'digits', length, low: 0, high },
      { key: 'second', label: 'Second offspring', type: 'digits', length, low: 0, high },
    ];
  },
  idea: ({ question: { crossover: cut } }) =>
    `Both parents are cut after digit ${cut}. The first offspring is the front of the first parent and the ` +
    'back of the second; the second offspring is what is left.',
  because: (ask, _world, at) => {
    const [x, y] = parentsOf(ask);
    const { crossover: cut } = ask.question;
    const [front, back] = at === 0 ? [x.slice(0, cut), y.slice(cut)] : [y.slice(0, cut), x.slice(cut)];
    return `It is ${front.join('')} of one parent and ${back.join('')} of the other.`;
  },
  answer: (ask) => offspringAt(ask, ask.question.crossover),
  run: (ask) => ({ kind: 'generation', children: childrenAt(ask, ask.question.crossover) }),
  vary: ({ figure: { individuals } }, random) => {
    const [first = []] = individuals;
    const numbered = individuals.map((_, at) => at + 1);
    return {
      parents: random.shuffle(numbered).slice(0, 2),
      crossover: random.integer(1, first.length - 1),
    };
  },
  slips: [
    {
      id: 'offspring-swapped',
      title: 'The two offspring were exchanged',
      words: 'The first offspring takes the front of the first parent and the rest of the second.',
      answer: (ask) => offspringAt(ask, ask.question.crossover).reverse(),
    },
    {
      id: 'cut-one-early',
      title: 'The parents were cut one digit too early',
      words: '“After digit c” leaves the first c digits together.',
      answer: (ask) => offspringAt(ask, ask.question.crossover - 1),
    },
    {
      id: 'cut-one-late',
      title: 'The parents were cut one digit too late',
      words: '“After digit c” leaves the first c digits together.',
      answer: (ask) => offspringAt(ask, ask.question.crossover + 1),
    },
  ],
};

const offspringAt = (ask: OffspringAsk, cut: number): Given[] =>
  childrenAt(ask, cut).map((digits) => ({ type: 'digits', digits }));

function childrenAt(ask: OffspringAsk, cut: number): readonly (readonly number[])[] {
  const [x, y] = parentsOf(ask);
  const at = Math.max(0, Math.min(x.length, cut));
  return [crossover(x, y, at), crossover(y, x, at)];
}

function parentsOf({
  question,
  figure: { individuals },
}: OffspringAsk): [readonly number[], readonly number[]] {
  const [x, y] = question.parents.map((at) => individuals[at - 1]);
  if (x === undefined || y === undefined)
    throw new QuestionError(
      'parents',
      question.parents.join(' and '),
      `two numbers from 1 to ${individuals.length}`,
    );
  if (question.crossover >= x.length)
    throw new QuestionError(
      'crossover',
      String(question.crossover),
      `a cut inside ${x.length} digits, from 1 to ${x.length - 1}`,
    );
  return [x, y];
}
