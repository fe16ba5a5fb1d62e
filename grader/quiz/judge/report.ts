import { createHash } from 'node:crypto';
import { Fraction } from 'fraction.js';
import { formatTree } from '../../content/formatTree.ts';
import { plainProse } from '../../report/plainProse.ts';
import type { Diagnosis, Report } from '../../types/report.ts';
import type { Evidence, Verdict } from '../../types/verdict.ts';
import { VERSION } from '../../types/version.ts';
import { formatGiven } from '../kinds/format.ts';
import { cutWords } from '../kinds/trees.ts';
import { poseQuiz, wording } from '../pose.ts';
import type { Posed, PosedQuiz } from '../pose.ts';
import type { Sheet } from '../read/answersFile.ts';
import { listOf } from '../read/names.ts';
import { labelsOf, leavesBelow, leavesOf, pathTo } from '../tree/nodes.ts';
import type { Given, Quiz } from '../types.ts';
import { diagnose } from './diagnose.ts';
import type { Explained } from './diagnose.ts';
import { judgeSheet } from './judge.ts';
import type { JudgedPart, JudgedQuestion } from './judge.ts';
import { leafProof } from './proof.ts';

/** No program runs, so nothing is limited. */
const NO_LIMITS: Report['limits'] = { fuel: 0, calls: 0, memoryMB: 0, outputKB: 0, wallSeconds: 0 };

/** What a report says of its quiz: a check for each question. */
export const quizOutline = (quiz: Quiz): Report['exercise'] => ({
  slug: quiz.slug,
  title: quiz.title,
  hash: quiz.hash,
  checks: quiz.questions.map(({ id, points }) => ({ id, title: id, visibility: 'student', points })),
});

/** Grades one student's answers. Pose the quiz once for a class. */
export function gradeSheet(quiz: Quiz, sheet: Sheet, posed: PosedQuiz = poseQuiz(quiz)): Report {
  const questions = judgeSheet(posed, sheet);
  const isEmpty = questions.every(({ parts }) => parts.every(({ state }) => state === 'blank'));
  const verdicts = isEmpty ? [] : questions.flatMap(questionVerdicts);
  const earned = questions.reduce((sum, { points }) => sum.add(points), new Fraction(0));
  const max = questions.reduce((sum, each) => sum.add(each.max), new Fraction(0));
  const answers = JSON.stringify([...sheet.answers].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    tool: 'cutoff',
    version: VERSION,
    exercise: quizOutline(quiz),
    submission: {
      id: sheet.id,
      name: sheet.name,
      hash: createHash('sha256').update(answers).digest('hex'),
      language: null,
      files: [],
    },
    status: isEmpty ? 'not-attempted' : 'graded',
    note: isEmpty ? 'No question was answered.' : strayNote(quiz, sheet),
    score: { value: roundedPoints(earned), earned: earned.toFraction(), max: max.toFraction() },
    verdicts,
    diagnoses: diagnose(posed, questions).map(diagnosisOf),
    output: [],
    limits: NO_LIMITS,
    audience: 'staff',
  };
}

/** A report for what could not be read: nothing is lost by it until somebody has looked. */
export function unreadableSheet(quiz: Quiz, sheet: Pick<Sheet, 'id' | 'name'>, note: string): Report {
  const max = quiz.questions.reduce((sum, { points }) => sum.add(points), new Fraction(0)).toFraction();
  return {
    tool: 'cutoff',
    version: VERSION,
    exercise: quizOutline(quiz),
    submission: {
      id: sheet.id,
      name: sheet.name,
      hash: createHash('sha256').update(note).digest('hex'),
      language: null,
      files: [],
    },
    status: 'withheld',
    note,
    score: { value: null, earned: '0', max, withheld: max },
    verdicts: [],
    diagnoses: [],
    output: [],
    limits: NO_LIMITS,
    audience: 'staff',
  };
}

function strayNote(quiz: Quiz, sheet: Sheet): string {
  const known = new Set(quiz.questions.map(({ id }) => id.toLowerCase()));
  const strays = [...sheet.answers.keys()].filter((id) => !known.has(id.toLowerCase()));
  return strays.length === 0
    ? ''
    : `There is no question ${listOf(strays.slice(0, 5), 'or')} in this quiz; what was answered there does not count.`;
}

/** One verdict for each part where parts count alone, else one for the question. */
function questionVerdicts(question: JudgedQuestion): Verdict[] {
  const { posed, parts, max } = question;
  const { credit, id } = posed.ask.question;
  if (parts.length === 1) return [partVerdict(question, parts[0]!, max, question.points)];
  if (credit === 'each' && posed.rules.acceptsAll === undefined) {
    const each = max.div(parts.length);
    return parts.map((part) => partVerdict(question, part, each, each.mul(part.share)));
  }
  const isRight = question.share.equals(1);
  const said = parts.map(
    (part) =>
      `${part.field.label}: ${part.given === null ? (part.state === 'blank' ? 'blank' : part.why) : formatGiven(posed.ask, part.field, part.given)}`,
  );
  const why =
    posed.rules.acceptsAll !== undefined
      ? (posed.rules.whyNot?.(
          posed.ask,
          posed.world,
          parts.map(({ given }) => given),
        ) ?? '')
      : '';
  const told = parts
    .filter(({ state }) => state !== 'right')
    .map((part) => `${part.field.label}: ${partWords(posed, part)}`);
  return [
    {
      check: id,
      state: isRight ? 'passed' : 'failed',
      points: question.points.toFraction(),
      maxPoints: max.toFraction(),
      visibility: 'student',
      description: oneLine(posed),
      rationale: isRight
        ? told.length === 0
          ? 'Right.'
          : `Right. ${told.join(' ')}`
        : why !== ''
          ? `Not right: ${why}.`
          : told.join('\n'),
      expected: Object.fromEntries(
        parts.map(({ field, right }) => [field.label, formatGiven(posed.ask, field, right)]),
      ),
      actual: said.join('; '),
    },
  ];
}

function partVerdict({ posed }: JudgedQuestion, part: JudgedPart, max: Fraction, points: Fraction): Verdict {
  const { ask } = posed;
  const isRight = part.state === 'right' || part.state === 'carried';
  const evidence = evidenceFor(posed, part);
  return {
    check: ask.question.id,
    ...(part.field.key === '' ? {} : { case: part.field.key }),
    description: part.field.key === '' ? oneLine(posed) : `${part.field.label}. ${oneLine(posed)}`,
    state: isRight ? 'passed' : 'failed',
    points: points.toFraction(),
    maxPoints: max.toFraction(),
    visibility: 'student',
    rationale: partWords(posed, part),
    expected: formatGiven(ask, part.field, part.right),
    ...(part.given === null ? {} : { actual: formatGiven(ask, part.field, part.given) }),
    ...(evidence === null ? {} : { evidence }),
  };
}

const oneLine = (posed: Posed): string => plainProse(wording(posed)).replace(/\s+/g, ' ').trim();

/** How one part stands, in words to the student. */
export function partWords(
  posed: Posed,
  { field, state, given, right, why, implied, share }: JudgedPart,
): string {
  const { ask } = posed;
  switch (state) {
    case 'blank':
      return `Left blank. The answer is ${formatGiven(ask, field, right)}.`;
    case 'unreadable':
      return `This could not be read: ${/[.?!]$/.test(why) ? why : `${why}.`} The answer is ${formatGiven(ask, field, right)}.`;
    case 'right':
      return 'Right.';
    case 'carried':
      return `The answer is ${formatGiven(ask, field, right)}, but ${formatGiven(ask, field, given!)} is what your own earlier answers lead to. The mistake was counted there, and costs nothing here.`;
    case 'wrong': {
      const base =
        implied === null
          ? `The answer is ${formatGiven(ask, field, right)}.`
          : `The answer is ${formatGiven(ask, field, right)}. Your own earlier answers would lead to ${formatGiven(ask, field, implied)}, and this was judged by that.`;
      const part = share.equals(0) ? '' : ` Part of it is right, and counts.`;
      return [base + part, ...leafWords(posed, given!)].join('\n');
    }
  }
}

/** For answers that are sets of leaves: why each that is wrong had to be seen, or could not matter. */
function leafWords({ ask, world, right }: Posed, given: Given): string[] {
  const { kind, how, what } = ask.question;
  if ((kind !== 'pruned' && kind !== 'evaluated') || given.type !== 'nodes' || world.tree === null) return [];
  const { tree } = world.tree;
  const below = leavesBelow(tree);
  const wanted = leafSet(below, right[0]!);
  const named = leafSet(below, given);
  const differing = leavesOf(tree)
    .map(({ index }) => index)
    .filter((leaf) => wanted.has(leaf) !== named.has(leaf));
  const told = differing
    .map((leaf) => leafProof(tree, how, leaf))
    .filter((proof) => proof !== null)
    .slice(0, MOST_PROOFS);
  const more = differing.length - told.length;
  return [
    ...told.map((proof) => `${proof.charAt(0).toUpperCase()}${proof.slice(1)}.`),
    ...(more > 0 && told.length === MOST_PROOFS
      ? [
          `${more} more ${what === 'nodes' ? 'leaves below them' : more === 1 ? 'leaf is' : 'leaves are'} on the wrong side too.`.replace(
            'below them ',
            'are ',
          ),
        ]
      : []),
    ...(differing.length === 0 ? ['The leaves are right, but not their order.'] : []),
  ];
}

const MOST_PROOFS = 4;
const leafSet = (below: readonly (readonly number[])[], given: Given): Set<number> =>
  new Set(given.type === 'nodes' ? given.nodes.flatMap((node) => below[node]!) : []);

/** The tree, with what the student looks at beside what a right search does. */
function evidenceFor({ ask, world }: Posed, { given, state }: JudgedPart): Evidence | null {
  const { kind, how } = ask.question;
  if (world.tree === null || given?.type !== 'nodes' || (kind !== 'pruned' && kind !== 'evaluated'))
    return null;
  const { tree } = world.tree;
  const right = world.tree.search(how).evaluated;
  const below = leavesBelow(tree);
  const named = leafSet(below, given);
  const evaluated =
    kind === 'evaluated'
      ? given.nodes
      : leavesOf(tree)
          .map(({ index }) => index)
          .filter((leaf) => !named.has(leaf));
  const at =
    evaluated.find((leaf) => !right.includes(leaf)) ?? right.find((leaf) => !evaluated.includes(leaf));
  const window = at === undefined ? null : (world.tree.search(how).windows[at] ?? null);
  const proof = at === undefined || state === 'right' ? null : leafProof(tree, how, at);
  const json = (bound: number): number | 'inf' | '-inf' =>
    bound === Infinity ? 'inf' : bound === -Infinity ? '-inf' : bound;
  return {
    kind: 'tree',
    tree: formatTree(tree),
    evaluated: labelsOf(tree, evaluated),
    expectedEvaluated: labelsOf(tree, right),
    convention: `cuts ${cutWords(how.cut)}`,
    ...(at === undefined || proof === null
      ? {}
      : {
          difference: {
            node: tree.nodes[at]!.id,
            path: labelsOf(tree, pathTo(tree, at)),
            sentence: `${proof.charAt(0).toUpperCase()}${proof.slice(1)}.`,
            ...(window === null ? {} : { window: { alpha: json(window.alpha), beta: json(window.beta) } }),
          },
        }),
  };
}

function diagnosisOf({ mistake, alike, evidence }: Explained): Diagnosis {
  const others =
    alike.length === 0
      ? ''
      : ` So would another mistake: ${listOf(
          alike.map(({ title }) => `“${title}”`),
          'or',
        )}.`;
  return {
    mistake: mistake.id,
    title: mistake.title,
    sentence: mistake.says,
    evidence: `${evidence}${others}`,
    hint: mistake.says,
    visibility: 'student',
  };
}

function roundedPoints(points: Fraction): number {
  return points.mul(100).add(1, 2).floor().div(100).valueOf();
}
