import { randomTreeSpec } from '../../reference/games/randomTree.ts';
import { Random } from '../../reference/random.ts';
import { classRow, type ClassRow } from '../../grader/report/classRow.ts';
import { forStudent } from '../../grader/report/forStudent.ts';
import { createRenderer } from '../../grader/report/renderer.ts';
import { createSimilarPages } from '../../grader/similar/pages.ts';
import { DEFAULTS } from '../../grader/similar/pairs.ts';
import { programOf } from '../../grader/similar/program.ts';
import { similarIn, type SimilarPair } from '../../grader/similar/similar.ts';
import { CORRECT } from '../support/smallExercise.ts';
import type { Report } from '../../grader/types/report.ts';
import { ALPHA_BETA, DIAGNOSED, EXPECTIMAX, HILL_CLIMBING, NOT_ATTEMPTED } from '../support/sampleReports.ts';

/** A hundred nodes, wider than any screen. */
const wideTree = randomTreeSpec(Random.seeded(5), { depth: [3, 3], branching: [4, 5], values: 'large' });
const WIDE: Report = {
  ...ALPHA_BETA,
  verdicts: [
    {
      ...ALPHA_BETA.verdicts[2]!,
      evidence: {
        kind: 'tree',
        tree: wideTree,
        evaluated: ['0.0.0', '3.3.3'],
        expectedEvaluated: ['0.0.0'],
        difference: { node: '3.3.3', path: ['root', '3', '3.3', '3.3.3'], sentence: 'Here.' },
      },
    },
  ],
};
const ATTACK = `"><script>window.ran = true</script><img src=x onerror="window.ran = true">\u202e`;
const HOSTILE: Report = {
  ...ALPHA_BETA,
  exercise: { ...ALPHA_BETA.exercise, title: ATTACK },
  submission: { ...ALPHA_BETA.submission, id: ATTACK.repeat(8), name: ATTACK, files: [ATTACK] },
  note: ATTACK,
  verdicts: ALPHA_BETA.verdicts.map((verdict) => ({
    ...verdict,
    case: ATTACK,
    rationale: ATTACK,
    help: ATTACK,
    actual: { [ATTACK]: 'x'.repeat(900) },
  })),
  output: [
    {
      check: 'value',
      visibility: 'student',
      text: `${ATTACK}\u0000\ud800${'long'.repeat(500)}`,
      bytes: 5000,
    },
  ],
};
const SOURCE: NonNullable<Report['source']> = {
  files: [
    { path: 'alpha_beta.js', text: `${CORRECT}// ${'long '.repeat(60)}\n`.repeat(4), left: 3 },
    { path: 'notes.js', text: '', left: 0 },
  ],
  stops: [3, 7].map((line) => ({ file: 'alpha_beta.js', line, error: 'TypeError: it is no list', cases: 4 })),
};
const HOSTILE_SOURCE: NonNullable<Report['source']> = {
  files: [{ path: ATTACK, text: `</pre>\n${ATTACK}\u0000`, left: 0 }],
  stops: [{ file: ATTACK, line: 2, error: ATTACK, cases: 1 }],
};
/** A large class, with some who have no score. */
export const manyRows: ClassRow[] = Array.from({ length: 400 }, (_, at) => {
  const random = Random.seeded(at);
  const base = at % 37 === 0 ? NOT_ATTEMPTED : at % 5 === 0 ? DIAGNOSED : ALPHA_BETA;
  const row = classRow({ ...base, submission: { ...base.submission, id: `s${at}`, name: `Student ${at}` } });
  if (at % 41 === 5)
    return {
      ...row,
      status: 'withheld',
      note: 'The grader stopped.',
      score: { value: null, earned: '1', max: '12', withheld: '3' },
    };
  const points = base === NOT_ATTEMPTED ? 0 : random.integer(0, 12);
  return { ...row, score: { value: points, earned: String(points), max: '12' } };
});

const work = `${CORRECT}// ${ATTACK} ${'long'.repeat(60)}\n`;
const alike = similarIn(
  [ATTACK, 'Ben', 'Cleo'].map((name, at) =>
    programOf({ id: `s${at}`, name, from: at === 2 ? ATTACK : '' }, [{ path: `${name}.js`, text: work }]),
  ),
  [],
  DEFAULTS,
);
const [alikePair] = alike.pairs as [SimilarPair];
const similarPages = createSimilarPages();

const renderer = createRenderer();
/** The staff's page of somebody in the middle of a class. */
const inClass = (report: Report): string => {
  const [previous, next] = ['A rather long name of some student', ATTACK].map((name) => ({
    ...classRow(report),
    name,
  }));
  const page = Buffer.from(renderer.reportHtml(report));
  return renderer.linked(page, { previous, next })?.toString() ?? '';
};
/** Every kind of page, by name. */
export const PAGES: Readonly<Record<string, string>> = {
  report: renderer.reportHtml(ALPHA_BETA),
  sourced: inClass({ ...ALPHA_BETA, source: SOURCE }),
  student: renderer.reportHtml(forStudent(ALPHA_BETA)),
  diagnosed: renderer.reportHtml(DIAGNOSED),
  queens: renderer.reportHtml(HILL_CLIMBING),
  withheld: renderer.reportHtml(EXPECTIMAX),
  nothing: renderer.reportHtml(NOT_ATTEMPTED),
  wide: renderer.reportHtml(WIDE),
  hostile: inClass({ ...HOSTILE, source: HOSTILE_SOURCE }),
  class: renderer.classHtml(manyRows, ALPHA_BETA.exercise),
  'small class': renderer.classHtml(
    manyRows.slice(0, 60).map((row, at) => ({ ...row, broken: at % 9 === 0 ? ['own-search'] : [] })),
    { ...ALPHA_BETA.exercise, rules: [{ id: 'own-search', says: 'Write the search yourself.' }] },
    {
      examples: DIAGNOSED.diagnoses.map(({ mistake }) => mistake),
      overTime: [
        [0.2, 0.8],
        [0.5, 0.4, 1],
        [1, 1],
      ],
    },
  ),
  examples: renderer.examplesHtml(
    [DIAGNOSED, HILL_CLIMBING].map((report, at) => ({
      diagnosis: { ...DIAGNOSED.diagnoses[0]!, title: `Mistake ${at + 1}` },
      number: 3,
      language: report.submission.language,
      counterexample: report.counterexample ?? null,
    })),
    ALPHA_BETA.exercise,
  ),
  'hostile class': renderer.classHtml([{ ...classRow(HOSTILE), status: 'withheld' }], HOSTILE.exercise),
  'similar work': similarPages.index(alike, ATTACK),
  'similar pair': similarPages.pair(alikePair, ATTACK),
  'no similar work': similarPages.index(similarIn([], [], DEFAULTS), 'Minimax'),
  'empty class': renderer.classHtml([], ALPHA_BETA.exercise),
};
