import type { Tree, TreeNode } from '../../../../reference/games/tree.ts';
import { Random } from '../../../../reference/random.ts';
import { formatNumber } from '../../../words/numbers.ts';
import { exactOf, toNumber } from '../../exactNumber.ts';
import { numberField, numberGiven } from '../../question/fields.ts';
import { QuestionError } from '../../question/kind.ts';
import type { Ask, QuestionKind } from '../../question/kind.ts';
import { listOf } from '../../../words/quiz/listOf.ts';
import type { Given, TreeFigure } from '../../types.ts';
import { nodeNamed } from '../shared/treeNodes.ts';
import { brokenCondition } from './broken.ts';
import { brokenWords, conditionWords } from './conditionWords.ts';
import { keys } from './keys.ts';
import type { ChooseLeavesQuestion } from './keys.ts';

type ChooseAsk = Ask<ChooseLeavesQuestion, TreeFigure>;

const MOST_LEAVES = 6;
/** Fillings looked at for an example; past this the author is told that none was found. */
const MOST_TRIED = 20_000;

/**
 * `choose-leaves`: values that make the tree do what is asked. What a student gives is solved, so any that
 * work are right.
 */
export const chooseLeaves: QuestionKind<ChooseLeavesQuestion, TreeFigure> = {
  name: 'choose-leaves',
  figures: ['tree'],
  keys,
  required: ['leaves', 'so'],
  search: 'pruning',
  optionProblem: ({ range: [low, high] }) =>
    low <= high
      ? null
      : {
          code: 'range-out-of-order',
          key: 'range',
          found: `${low} before ${high}`,
          expected: 'the lowest first',
        },
  prompt: ({ question: { range, leaves, so } }) => {
    const [low, high] = range;
    const numbers = `whole numbers from ${formatNumber(low)} to ${formatNumber(high)}`;
    const conditions = listOf(conditionWords(so), 'and');
    return `Choose ${numbers} for ${listOf(leaves, 'and')} so that ${conditions}.`;
  },
  fields: (ask) => leavesToChoose(ask).map(({ id }) => numberField(id, id)),
  answer: (ask) => example(ask).map((value) => numberGiven(exactOf(value))),
  whyNot: (ask, given) => whyNot(ask, given),
  whyNotExported: ({ question }) =>
    `question ${question.id} takes any answer that works, and only Cutoff can solve what a student gives`,
};

const rangeWords = ([low, high]: readonly [number, number]): string =>
  `a whole number from ${formatNumber(low)} to ${formatNumber(high)}`;

function leavesToChoose({ question: { leaves }, figure: { tree } }: ChooseAsk): TreeNode[] {
  if (leaves.length > MOST_LEAVES)
    throw new QuestionError('leaves', `${leaves.length} leaves`, `at most ${MOST_LEAVES}`);
  return leaves.map((name) => {
    const node = nodeNamed(tree, name, 'leaves');
    if (node.children.length > 0) throw new QuestionError('leaves', `${node.id}, an inner node`, 'leaves');
    return node;
  });
}

/** The tree with these values at the leaves to choose. */
function filled(ask: ChooseAsk, values: readonly number[]): Tree {
  const { tree } = ask.figure;
  const chosen = new Map(leavesToChoose(ask).map(({ index }, at) => [index, values[at] ?? null]));
  return {
    ...tree,
    nodes: tree.nodes.map((node) => ({ ...node, value: chosen.get(node.index) ?? node.value })),
  };
}

function whyNot(ask: ChooseAsk, given: readonly (Given | null)[]): string | null {
  const { range, so, how } = ask.question;
  const [low, high] = range;
  const values = given.map((each) => (each?.type === 'number' ? toNumber(each.value) : NaN));
  if (values.some(Number.isNaN)) return 'a value is missing';
  const outside = values.find((value) => !Number.isInteger(value) || value < low || value > high);
  if (outside !== undefined) return `${formatNumber(outside)} is not ${rangeWords(range)}`;
  const broken = brokenCondition(filled(ask, values), so, how);
  return broken === null ? null : brokenWords(broken);
}

/** The first filling that works: all of them in order where they are few, else by seeded draws. */
function example(ask: ChooseAsk): number[] {
  const { range, so, how } = ask.question;
  const [low, high] = range;
  const count = leavesToChoose(ask).length;
  const span = high - low + 1;
  const all = span ** count;
  const random = Random.seeded(count * 31 + span);
  for (let tried = 0; tried < Math.min(all, MOST_TRIED); tried += 1) {
    let left = tried;
    const values = Array.from({ length: count }, () => {
      if (all > MOST_TRIED) return random.integer(low, high);
      const value = low + (left % span);
      left = Math.floor(left / span);
      return value;
    });
    if (brokenCondition(filled(ask, values), so, how) === null) return values;
  }
  throw new QuestionError(
    'so',
    'conditions that no values in range were found to meet',
    'conditions that can be met',
  );
}
