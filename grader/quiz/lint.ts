import type { Problem } from '../types/result.ts';
import { isNamed } from '../picture/treeLabels.ts';
import { count, formatNumber } from '../words/numbers.ts';
import { mistakenAnswers, mistakenWorlds } from './mistakes/mistakenAnswers.ts';
import { TREE_MISTAKES } from './mistakes/quizMistakes.ts';
import { bestOrder } from './kinds/order.ts';
import { measure } from './make/measures.ts';
import { isRightIn, pose } from './pose.ts';
import type { Posed } from './pose.ts';
import { listOf } from './read/names.ts';
import { bestChildren, exactValues } from './tree/values.ts';
import type { Question, Quiz, TreeFigure } from './types.ts';

/** What there is to know about one question before it is asked. */
export interface LintedQuestion {
  readonly id: string;
  readonly kind: string;
  /** Mistakes whose answer differs from the right one. */
  readonly reveals: readonly string[];
  /** Mistakes that answer rightly here, so that nobody can tell. */
  readonly cannotTell: readonly string[];
  /**
   * Whether the other convention for equal bounds, ties between moves, or another order of children change
   * the answer.
   */
  readonly hangsOn: readonly ('convention' | 'ties' | 'child order')[];
  /** How hard the search is; null where there is none. */
  readonly search: {
    readonly leaves: number;
    readonly pruned: number;
    readonly cuts: number;
    readonly deep: number;
    readonly cutsSubtree: boolean;
  } | null;
}

export interface LintedQuiz {
  readonly questions: readonly LintedQuestion[];
  /** What a reader could take in two ways, or what makes a question pointless. */
  readonly warnings: readonly Problem[];
}

/** Looks at a checked quiz as a careful reader would; `file` is how the user named it. */
export function lintQuiz(quiz: Quiz, file: string): LintedQuiz {
  const warnings: Problem[] = [];
  for (const figure of quiz.figures.values()) {
    if (figure.kind === 'tree')
      for (const trouble of labelTroubles(figure))
        warnings.push({ file, place: `figures.${figure.id}`, ...trouble });
    if (!quiz.questions.some((question) => question.figure === figure.id))
      warnings.push({
        code: 'unused-figure',
        file,
        place: `figures.${figure.id}`,
        found: 'a figure that no question is about',
        expected: 'a question about it, or no figure',
      });
  }
  const questions = quiz.questions.map((question, at) => {
    const posed = pose(quiz, question);
    for (const trouble of questionTroubles(posed))
      warnings.push({ file, place: `questions[${at}]`, ...trouble });
    return lintQuestion(posed);
  });
  return { questions, warnings };
}

type Trouble = Omit<Problem, 'file' | 'place'>;

function lintQuestion(posed: Posed): LintedQuestion {
  const { ask, rules } = posed;
  const { question, figure } = ask;
  const wrong = new Set(mistakenAnswers(ask).map(({ mistake }) => mistake.id));
  const concerned =
    figure?.kind !== 'tree'
      ? []
      : mistakenWorlds(figure.tree).filter(
          ({ mistake }) => wrong.has(mistake.id) || concerns(question, mistake.id),
        );
  const possible =
    rules.acceptsAll !== undefined
      ? []
      : [...(rules.slips ?? []).map(({ id }) => id), ...concerned.map(({ mistake }) => mistake.id)];
  const { how } = question.of ?? question;
  const searches = searchesIn(question) && figure?.kind === 'tree';
  const measures = searches && how.algorithm !== 'minimax' ? measure(figure.tree, how) : null;
  const hangsOn = [
    ...(wrong.has('other-convention') ? ['convention' as const] : []),
    ...(hasTies(posed) ? ['ties' as const] : []),
    ...(wrong.has('right-to-left') ? ['child order' as const] : []),
  ];
  const { leaves, pruned, cuts, deep, cutsSubtree } = measures ?? {
    leaves: 0,
    pruned: 0,
    cuts: 0,
    deep: 0,
    cutsSubtree: false,
  };
  return {
    id: question.id,
    kind: question.kind,
    reveals: possible.filter((id) => wrong.has(id)),
    cannotTell: possible.filter((id) => !wrong.has(id)),
    hangsOn,
    search: measures === null ? null : { leaves, pruned, cuts, deep, cutsSubtree },
  };
}

/** Whether a mistake could show in an answer to such a question at all. */
function concerns(question: Question, id: string): boolean {
  const mistake = TREE_MISTAKES.find((each) => each.id === id)!;
  const { kind } = question.of ?? question;
  if (['value', 'values', 'best-action', 'principal-variation'].includes(kind))
    return mistake.values !== undefined;
  return searchesIn(question) && mistake.search !== undefined;
}

const SEARCHES = ['evaluated', 'pruned', 'windows', 'cutoffs', 'count'];
const searchesIn = (question: Question): boolean => SEARCHES.includes((question.of ?? question).kind);

/** Whether several answers about moves are equally good. */
function hasTies({ ask: { question, figure } }: Posed): boolean {
  const { kind, node } = question.of ?? question;
  if (figure?.kind !== 'tree') return false;
  const values = exactValues(figure.tree);
  if (kind === 'best-action')
    return (
      bestChildren(figure.tree, values, figure.tree.nodes.find(({ id }) => id === node)?.index ?? 0).length >
      1
    );
  const asksAll =
    kind === 'principal-variation' ||
    (kind === 'values' && figure.tree.players !== null) ||
    (kind === 'value' && figure.tree.players !== null);
  return (
    asksAll &&
    figure.tree.nodes.some(
      ({ index, children }) => children.length > 0 && bestChildren(figure.tree, values, index).length > 1,
    )
  );
}

/** Leaves that a reader cannot name, or could name in two ways. */
function labelTroubles({ tree, labels }: TreeFigure): Trouble[] {
  const troubles: Trouble[] = [];
  const leaves = tree.nodes.filter(({ children }) => children.length === 0);
  const unnamed = leaves.filter(({ id }) => labels === 'nodes' && !isNamed(id));
  for (const leaf of unnamed) {
    const twin = unnamed.find(({ index, value }) => index < leaf.index && value === leaf.value);
    if (twin !== undefined)
      troubles.push({
        code: 'ambiguous-leaf',
        found: `two leaves without a label that both show ${formatNumber(leaf.value ?? NaN)}`,
        expected: 'a label at each',
        hint: '"letters": "auto" gives them',
      });
  }
  const byFold = new Map<string, string>();
  for (const { id } of tree.nodes) {
    const other = byFold.get(id.toLowerCase());
    if (other !== undefined)
      troubles.push({
        code: 'labels-alike',
        found: `the labels ${other} and ${id}`,
        expected: 'labels that differ in more than upper and lower case',
      });
    byFold.set(id.toLowerCase(), id);
  }
  const clash = tree.nodes.find(
    ({ id, index }) =>
      /^-?\d+(\.\d+)?$/.test(id) &&
      isNamed(id) &&
      leaves.some((leaf) => leaf.index !== index && leaf.value === Number(id)),
  );
  if (clash !== undefined)
    troubles.push({
      code: 'ambiguous-leaf',
      found: `the label ${clash.id}, which is the value of another leaf`,
      expected: 'a label that is no value',
    });
  return troubles;
}

function questionTroubles(posed: Posed): Trouble[] {
  const { ask, right, fields } = posed;
  const { question } = ask;
  const troubles: Trouble[] = [];
  const inner = question.of ?? question;
  const saysConvention =
    question.text === '' || /[≥≤<>]|\b(meet|cross|strict|equal|tie)/i.test(question.text);
  if (
    searchesIn(question) &&
    !saysConvention &&
    mistakenAnswers(ask).some(({ mistake }) => mistake.id === 'other-convention')
  ) {
    troubles.push({
      code: 'convention-matters',
      found: 'an answer that hangs on whether equal bounds cut, in a question that does not say',
      expected: 'a tree on which either convention gives the same answer, or a word on it in "text"',
    });
  }
  if (inner.kind === 'order') {
    const { leaves, worst } = bestOrder({ ...ask, question: inner });
    if (leaves === worst)
      troubles.push({
        code: 'every-answer-right',
        found: `an order that does not matter: ${count(leaves, 'leaf', 'leaves')} in any order`,
        expected: 'a node whose children’s order matters',
      });
  }
  if (
    ask.figure?.kind === 'tree' &&
    ask.figure.tree.players !== null &&
    ['value', 'values', 'best-action', 'principal-variation'].includes(inner.kind) &&
    hasTies(posed)
  ) {
    troubles.push({
      code: 'ties-matter',
      found: 'a player who is indifferent between moves that differ for the others',
      expected: 'utilities without such ties',
    });
  }
  // Names written by value: an answer that a leaf's value could stand for must not fit two leaves.
  for (const [at, field] of fields.entries()) {
    if (field.type !== 'nodes' || right[at]?.type !== 'nodes') continue;
    const swapped = field.among.filter(
      ({ label, alias }) =>
        alias !== '' &&
        field.among.some(
          (other) => other.label !== label && other.label.toLowerCase() === alias.toLowerCase(),
        ),
    );
    if (swapped.length > 0)
      troubles.push({
        code: 'labels-alike',
        found: `${listOf(
          swapped.map(({ label }) => label),
          'and',
        )} also known by another’s label`,
        expected: 'labels that are no other node’s move or value',
      });
  }
  if (question.kind === 'choice' && !isRightIn(posed, posed.world, 0, right[0]!))
    troubles.push({
      code: 'no-answer',
      found: 'options none of which is right',
      expected: 'one that is right',
    });
  return troubles;
}

/** What lint found, a line or two for each question. */
export function lintedQuizLines({ questions }: LintedQuiz): string[] {
  return questions.flatMap(({ id, kind, reveals, cannotTell, hangsOn, search }) => {
    const hard =
      search === null
        ? ''
        : `; ${count(search.leaves, 'leaf', 'leaves')}, ${search.pruned} pruned, ${count(search.cuts, 'cutoff')}${search.deep > 0 ? `, ${search.deep} deep` : ''}${search.cutsSubtree ? ', a subtree cut' : ''}`;
    const hangs = hangsOn.length === 0 ? '' : `; hangs on ${listOf(hangsOn, 'and')}`;
    return [
      `${id} (${kind})${hard}${hangs}`,
      ...(reveals.length === 0 ? [] : [`  reveals ${reveals.join(', ')}`]),
      ...(cannotTell.length === 0 ? [] : [`  cannot tell ${cannotTell.join(', ')}`]),
    ];
  });
}
