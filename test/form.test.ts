import { describe, expect, test } from 'vitest';
import { type Form, formOf, formsOf } from './support/form.ts';

const MOST_COLUMNS = 110;
const MOST_LINES = 200;
const MOST_LINES_OF_A_FUNCTION = 60;
const MOST_ASSERTIONS = 100;

/** Files that are one idea all the same, each with the reason why it is not parted. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'grader/judge/checks/laws/beam.ts': 'the laws of one search, which share how a beam is read',
  'grader/judge/statistics/annealing/family.ts': 'one family of bets, whose readings share what was proposed',
  'grader/judge/statistics/genetics/generations.ts':
    'one family of bets, which share each generation’s chances',
  'grader/judge/statistics/genetics/likelihood.ts':
    'one sum over a population, with the arrays that it keeps',
  'grader/report/json.ts': 'one file format, in the order of its keys',
};

/** Functions that read best as one, by file and name, each with the reason. */
const NESTED = 'the procedures of the pseudocode, which call each other, stand inside as it prints them';
const RULES = 'a game whose rules share their tables';
const GUEST = 'runs in the sandbox as one text, and may use nothing that stands outside it';
const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  'grader/observe/modules/guest.ts asking': GUEST,
  'grader/observe/modules/guestGame.ts gameRules': GUEST,
  'grader/observe/modules/guestProblem.ts exploreProblem': GUEST,
  'reference/adversarial/allOptimalActions.ts allOptimalActions': NESTED,
  'reference/adversarial/alphaBeta.ts alphaBeta': NESTED,
  'reference/adversarial/expectimax.ts expectimax': NESTED,
  'reference/adversarial/failHard.ts failHard': NESTED,
  'reference/adversarial/minimaxAlphaBeta.ts minimaxAlphaBeta': NESTED,
  'reference/adversarial/star.ts starSearch': NESTED,
  'mistakes/skeletons/adversarial.ts searchOf': NESTED,
  'mistakes/skeletons/adversarial.ts once': NESTED,
  'mistakes/skeletons/play.ts play': NESTED,
  'grader/reading/starLeaves.ts replayStar': NESTED,
  'reference/games/dice.ts dice': RULES,
  'reference/games/pursuit.ts pursuit': RULES,
  'reference/local/exactSteepestAscent.ts exactSteepestAscent':
    'one sweep over all boards; its speed is the point',
  'reference/local/packedGenetics.ts evolvePackedQueens':
    'one loop over packed boards; its speed is the point',
  'grader/adequacy/adequacyText.ts adequacyText': 'a page of text, from top to bottom',
  'grader/adequacy/powerTable.ts lintPower': 'a list of what a table must hold, one test after the other',
  'grader/batch/gradeClass.ts gradeClass': 'the pool of jobs, whose ends share one state',
  'grader/judge/checks/evidence.ts evidenceTest': 'the hypotheses of one test, which share what was seen',
  'grader/judge/checks/laws/beam.ts brokenEnd':
    'the ways to end wrongly, in the order in which they are told',
  'grader/judge/checks/laws/climbMoves.ts brokenMove':
    'the ways to move wrongly, in the order in which they are told',
  'grader/observe/sandbox/python/fileCalls.ts fileCalls': 'a table of system calls',
  'grader/observe/submission/scanScript.ts scanScript':
    'one pass over a text, whose cases share the position',
  'grader/observe/submission/zip.ts readZip': 'one pass over an archive, which ends at the first refusal',
  'grader/reading/ordering.ts readOrdering': 'one pass over the questions, whose rules share what was seen',
};

const forms = ['reference', 'mistakes', 'grader'].flatMap(formsOf);

const isLong = ({ lines }: Form): boolean => lines.length > MOST_LINES;
const longFunctions = ({ path, functions }: Form): string[] =>
  functions.filter(({ length }) => length > MOST_LINES_OF_A_FUNCTION).map(({ name }) => `${path} ${name}`);

describe('the form of the sources', () => {
  test('lines fit', () => {
    expect(
      forms.flatMap(({ path, lines }) =>
        lines.flatMap((line, i) => (line.length > MOST_COLUMNS ? [`${path}:${i + 1}`] : [])),
      ),
    ).toEqual([]);
  });

  test('a file is one idea, or says here why it is long', () => {
    expect(
      forms
        .filter(isLong)
        .map(({ path }) => path)
        .filter((path) => !Object.hasOwn(LONG_FILES, path)),
    ).toEqual([]);
  });

  test('a function fits a screen, or says here why it does not', () => {
    expect(forms.flatMap(longFunctions).filter((name) => !Object.hasOwn(LONG_FUNCTIONS, name))).toEqual([]);
  });

  test('no exception is left that is none', () => {
    const long = forms.flatMap((form) => [...(isLong(form) ? [form.path] : []), ...longFunctions(form)]);
    expect(
      [...Object.keys(LONG_FILES), ...Object.keys(LONG_FUNCTIONS)].filter((name) => !long.includes(name)),
    ).toEqual([]);
  });

  test('few values of the grader are said to be there without a proof', () => {
    const counts = forms
      .filter(({ path, nonNullAssertions }) => path.startsWith('grader/') && nonNullAssertions > 0)
      .map(({ nonNullAssertions }) => nonNullAssertions);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_ASSERTIONS);
  });
});

describe('the measure behind these tests', () => {
  test('sees functions of every kind, and assertions, but no operators', () => {
    const form = formOf(
      'x.ts',
      'function a() {\n  return b!.c!;\n}\nconst d = () =>\n  !a;\nclass E {\n  f() {\n    return 1 !== 2;\n  }\n}\n',
    );
    expect(form.nonNullAssertions).toBe(2);
    expect(form.functions).toEqual([
      { name: 'a', length: 3 },
      { name: 'd', length: 2 },
      { name: 'f', length: 3 },
    ]);
    expect(form.lines).toHaveLength(10);
  });
});
