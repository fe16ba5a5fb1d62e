import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readClassFile } from '../../../grader/batch/classFile.ts';
import { gradeClass, type GradedClass } from '../../../grader/batch/gradeClass.ts';
import { gradersHere } from '../../../grader/batch/graders.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { folderOf, writeFiles } from '../../support/folders.ts';
import { CORRECT, courseFolder, ENDLESS, SMALL_EXERCISE, SWAPPED } from '../../support/smallExercise.ts';
import { fewer, isWhole } from '../../support/whole.ts';
import { workIn } from '../../../grader/intake/readClass.ts';

const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

/** Grades `class` by `exercise` into `out`. */
async function grade(course: string, out: string, again = false): Promise<GradedClass> {
  const loaded = await loadExercise(join(course, 'exercise'));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const exercise = loaded.value;
  const work = await workIn(join(course, 'class'), exercise);
  const graders = gradersHere(exercise, engines, 1);
  mkdirSync(out, { recursive: true });
  return gradeClass({ work, exercise, out, graders, again, memory: await readClassFile(out) });
}

/** Every file of an out folder, but for timings, earlier results and what is kept to save time. */
const filesIn = (out: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !/timings\.json$|[/\\](?:history|runs)[/\\]/.test(path))
      .sort()
      .map((path) => [relative(out, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

const PYTHON = `def minimax(game, state):
    if game.is_terminal(state):
        return game.utility(state), None
    best = None
    for action in game.actions(state):
        value, _ = minimax(game, game.result(state, action))
        if best is None or (value > best[0] if game.player(state) == "max" else value < best[0]):
            best = value, action
    return best
`;
/** Each answer but the first two hangs on what was asked before. */
const REMEMBERS = `let asked = 0;\n${CORRECT.replace('const isMax', 'asked += 1;\n  const isMax').replace(
  'return best;',
  'return asked > 7 ? { value: best.value + asked, action: best.action } : best;',
)}`;
const CLASS = {
  'class/ann.js': CORRECT,
  'class/bea.js': SWAPPED,
  'class/cai/minimax.py': PYTHON,
  'class/dan/minimax.py': PYTHON.replace('"max"', '"min"'),
  'class/eva.js': REMEMBERS,
  'class/fay.js': ENDLESS,
};

interface CaseFile {
  readonly id: string;
  readonly description: string;
  readonly tree: string;
}
interface CheckFile {
  readonly id: string;
  points: number;
  visibility: string;
  cases: CaseFile[];
}
interface ExerciseFile {
  title: string;
  files: Record<string, string>;
  limits: Record<string, number>;
  checks: CheckFile[];
}

/** The small exercise in both languages, with three cases a check. */
function exerciseFile(): ExerciseFile {
  const file = JSON.parse(SMALL_EXERCISE['exercise.json'] ?? '') as ExerciseFile;
  file.files['python'] = 'minimax.py';
  for (const check of file.checks)
    check.cases.push(newCase(check, `${check.id}-1`), newCase(check, `${check.id}-2`));
  return file;
}

const newCase = ({ visibility }: Pick<CheckFile, 'visibility'>, id: string): CaseFile => ({
  id,
  description: 'one more',
  tree: `${visibility === 'student' ? 'trees' : 'hidden'}/${id}.json`,
});

const EDITS = [
  'leaf',
  'drop',
  'add',
  'swap',
  'check',
  'order',
  'points',
  'visibility',
  'title',
  'fuel',
] as const;
interface Edit {
  readonly kind: (typeof EDITS)[number];
  readonly check: number;
  readonly at: number;
  readonly value: number;
}

/** Changes the exercise in one place. */
function edit(course: string, file: ExerciseFile, { kind, check: nth, at, value }: Edit): void {
  const check = file.checks[nth % file.checks.length];
  const one = check?.cases[at % check.cases.length];
  if (check === undefined || one === undefined) throw new Error('the exercise is empty');
  const fresh = `new-${kind}-${value}-${at}-${nth}`;
  switch (kind) {
    case 'leaf':
      writeTree(course, one.tree, value);
      break;
    case 'drop':
      if (check.cases.length > 1) check.cases.splice(at % check.cases.length, 1);
      break;
    case 'add':
      if (!check.cases.some(({ id }) => id === fresh)) check.cases.splice(at % 3, 0, newCase(check, fresh));
      break;
    case 'swap':
      check.cases.reverse();
      break;
    case 'check':
      if (!file.checks.some(({ id }) => id === fresh))
        file.checks.splice(nth, 0, { ...check, id: fresh, cases: [newCase(check, `${fresh}-1`)] });
      break;
    case 'order':
      file.checks.reverse();
      break;
    case 'points':
      check.points = 1 + (value % 5);
      break;
    case 'visibility':
      if (check.visibility !== 'student') check.visibility = value % 2 === 0 ? 'after-due' : 'staff';
      break;
    case 'title':
      file.title = `Title ${value}`;
      break;
    case 'fuel':
      file.limits['fuel'] = 3_000_000 + value;
  }
}

const writeTree = (course: string, path: string, value: number): void =>
  writeFileSync(
    join(course, 'exercise', path),
    JSON.stringify({
      title: path,
      tree: [
        [value, 3 - value, 0.5],
        [[value * 2, 1], -4],
        [7, value],
      ],
    }),
  );

/** Writes the exercise, and the trees that are not there yet. */
function writeExercise(course: string, file: ExerciseFile): void {
  writeFileSync(join(course, 'exercise', 'exercise.json'), JSON.stringify(file));
  for (const { tree } of file.checks.flatMap(({ cases }) => cases))
    if (!existsSync(join(course, 'exercise', tree))) writeTree(course, tree, tree.length);
}

describe('a class that is graded again after its exercise has changed', () => {
  test('has the bytes of one that is graded whole, whatever has changed', async () => {
    const some = fc.record({
      kind: fc.constantFrom(...EDITS),
      check: fc.nat(3),
      at: fc.nat(3),
      value: fc.nat(9),
    });
    let madeInAll = 0;
    let keptInAll = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 3 }), async (edits) => {
        const course = courseFolder(CLASS);
        const file = exerciseFile();
        writeExercise(course, file);
        await grade(course, join(course, 'out'));
        for (const one of edits) {
          edit(course, file, one);
          writeExercise(course, file);
          const { runs } = await grade(course, join(course, 'out'));
          madeInAll += runs.made;
          keptInAll += runs.kept;
        }
        const whole = join(course, 'whole');
        await grade(course, whole);
        expect(filesIn(join(course, 'out'))).toEqual(filesIn(whole));
      }),
      { numRuns: fewer(5), seed: 15, endOnFailure: true },
    );
    expect(keptInAll).toBeGreaterThan(madeInAll);
  });

  test('is not run where only points, titles and visibility are others, and is where it is said', async () => {
    const course = courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': SWAPPED });
    const out = join(course, 'out');
    const file = exerciseFile();
    writeExercise(course, file);
    const { runs: first } = await grade(course, out);
    expect(first.kept).toBe(0);
    for (const kind of ['points', 'title', 'visibility', 'order'] as const)
      edit(course, file, { kind, check: 0, at: 0, value: 4 });
    writeExercise(course, file);
    expect((await grade(course, out)).runs).toEqual({ made: 0, kept: first.made });
    expect((await grade(course, out, true)).runs).toEqual({ made: first.made, kept: 0 });
  });

  test('runs one check of three where one of its cases is another', async () => {
    const course = courseFolder({ 'class/ann.js': CORRECT });
    const file = exerciseFile();
    writeExercise(course, file);
    await grade(course, join(course, 'out'));
    edit(course, file, { kind: 'leaf', check: 1, at: 1, value: 5 });
    expect((await grade(course, join(course, 'out'))).runs).toEqual({ made: 3, kept: 6 });
  });

  test('is run where the kept runs were damaged, and has none of work that was handed in again', async () => {
    const course = courseFolder({ 'class/ann.js': CORRECT });
    const out = join(course, 'out');
    await grade(course, out);
    const kept = (): string[] => readdirSync(join(out, 'ann', 'runs'));
    const [name = ''] = kept();
    const bytes = readFileSync(join(out, 'ann', 'runs', name));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(join(out, 'ann', 'runs', name), bytes);
    const file = exerciseFile();
    file.title = 'Another';
    writeExercise(course, file);
    expect((await grade(course, out)).runs.kept).toBe(0);
    writeFileSync(join(course, 'class', 'ann.js'), SWAPPED);
    await grade(course, out);
    expect(kept()).toHaveLength(1);
    expect(kept()).not.toContain(name);
  });

  test('has the bytes of one that is graded whole where checks are of chances', async () => {
    const bundled = join(packageRoot(), 'exercises', 'random-selection');
    const course = folderOf();
    cpSync(bundled, join(course, 'exercise'), { recursive: true });
    for (const [id, solution] of [
      ['ann', 'wheel'],
      ['bea', 'python-accumulate'],
    ] as const)
      cpSync(join(bundled, 'solutions', solution), join(course, 'class', id), { recursive: true });
    writeFiles(course, {
      'class/cai/randomSelection.js':
        'export const randomSelection = (population, fitness, random) => random.choice(population);\n',
    });
    const path = join(course, 'exercise', 'exercise.json');
    const file = JSON.parse(readFileSync(path, 'utf8')) as ExerciseFile;
    // What students see, which is a check of laws and one of chances.
    if (!isWhole) file.checks = file.checks.filter(({ visibility }) => visibility === 'student');
    writeFileSync(path, JSON.stringify(file));
    const out = join(course, 'out');
    await grade(course, out);
    for (const nth of [0, 1]) {
      file.checks[nth]?.cases.pop();
      writeFileSync(path, JSON.stringify(file));
      const { runs } = await grade(course, out);
      const { runs: all } = await grade(course, join(course, `whole-${nth}`));
      expect(runs.kept).toBeGreaterThan(0);
      expect(runs.made).toBeGreaterThan(0);
      expect(runs.made + runs.kept).toBe(all.made);
      expect(filesIn(out)).toEqual(filesIn(join(course, `whole-${nth}`)));
    }
  });
});
