import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listExercises, loadExercise } from '../../../grader/content/exercise.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

const json = (path: string): { readonly [key: string]: unknown } =>
  JSON.parse(readFileSync(path, 'utf8')) as { [key: string]: unknown };
const slugs = (await listExercises()).map(({ slug }) => slug);

describe('new exercise', () => {
  test('makes a folder that lint finds nothing wrong with', async () => {
    const cwd = folderOf();
    const made = await cutoff(cwd, ['new', 'exercise', 'first-steps']);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^First steps is in first-steps:\n {2}exercise\.json\n {2}handout\.md\n/);
    expect(made.out).toContain('Change it to your own, then: cutoff lint ./first-steps\n');
    const linted = await cutoff(cwd, ['lint', './first-steps', '--strict']);
    expect(linted).toEqual({
      code: 0,
      err: '',
      out: './first-steps: this exercise is fine; 3 solutions get full marks\n',
    });
  });

  test.each(['alpha-beta', 'hill-climbing'])('as one like %s does', async (like) => {
    const cwd = folderOf();
    expect(await cutoff(cwd, ['new', 'exercise', 'mine', '--like', like, '--title', 'Mine'])).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await cutoff(cwd, ['lint', './mine', '--strict'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\.\/mine: this exercise is fine; \d solutions get full marks\n$/),
    });
  });

  test.each([
    ['negamax', '--game', 'nim'],
    ['max-n', '--game', 'own'],
    ['minimax-decision', '--game', 'connect-four'],
    ['all-optimal-actions', '--game', 'tic-tac-toe'],
    ['iterative-deepening', '--game', 'take-away'],
    ['hill-climbing', '--problem', 'max-sat'],
    ['simulated-annealing', '--problem', 'own'],
  ])('on %s with %s %s is as fine', async (algorithm, option, name) => {
    const cwd = folderOf();
    const made = await cutoff(cwd, ['new', 'exercise', 'mine', '--algorithm', algorithm, option, name]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect((await cutoff(cwd, ['lint', './mine', '--strict'])).out).toMatch(
      /^\.\/mine: this exercise is fine/,
    );
  });

  test.each([
    [['--algorithm', 'minimx'], '--algorithm: found "minimx"; expected one of'],
    [
      ['--algorithm', 'minimax', '--game', 'nmi'],
      '--game: found "nmi"; expected one of tic-tac-toe, connect-four',
    ],
    [['--algorithm', 'minimax', '--problem', 'tour'], '--problem with minimax; expected a local search'],
    [
      ['--algorithm', 'hill-climbing', '--game', 'nim'],
      '--game with hill-climbing; expected a search of games',
    ],
    [
      ['--algorithm', 'minimax', '--game', 'dice'],
      '--game dice does not go with minimax: found a chance node',
    ],
    [
      ['--algorithm', 'max-n', '--game', 'nim'],
      '--game nim does not go with max-n: found a tree for MAX and MIN',
    ],
    [['--algorithm', 'minimax', '--like', 'minimax'], 'found --like and --algorithm; expected one of them'],
  ])('%j is told what fits, and nothing is left', async (args, said) => {
    const cwd = folderOf();
    const { code, err } = await cutoff(cwd, ['new', 'exercise', 'mine', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
    expect(existsSync(join(cwd, 'mine'))).toBe(false);
  });

  test.each(slugs)('one like %s loads, and every file that it names is there and no other', async (like) => {
    const cwd = folderOf();
    const { code, out } = await cutoff(cwd, [
      'new',
      'exercise',
      join('course', 'mine'),
      '--like',
      like,
      '--title',
      'Mine',
      '--json',
    ]);
    expect(code).toBe(0);
    const made = JSON.parse(out) as { readonly folder: string; readonly files: readonly string[] };
    expect(made).toMatchObject({
      exercise: 'mine',
      like,
      title: 'Mine',
      folder: join(cwd, 'course', 'mine'),
    });
    for (const file of made.files) expect(existsSync(join(made.folder, file)), file).toBe(true);
    const loaded = await loadExercise(made.folder);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    expect(loaded.value.title).toBe('Mine');
    expect(loaded.value.checks.every(({ visibility }) => visibility !== 'staff')).toBe(true);
    expect(readFileSync(join(made.folder, 'handout.md'), 'utf8')).toMatch(/^# Mine\n/);
    for (const file of made.files.filter((name) => name.endsWith('.json'))) {
      const { $schema } = json(join(made.folder, file));
      if ($schema !== undefined)
        expect(
          existsSync(resolve(dirname(join(made.folder, file)), $schema as string)),
          `${file}: ${JSON.stringify($schema)}`,
        ).toBe(true);
    }
  });

  test('random trees are not those of the exercise that it is like', async () => {
    const cwd = folderOf();
    const seedOf = (folder: string): number =>
      (
        json(join(folder, 'exercise.json')) as unknown as {
          checks: { id: string; cases: { random: { seed: number } }[] }[];
        }
      ).checks.find(({ id }) => id === 'unseen')!.cases[0]!.random.seed;
    for (const name of ['one', 'two', 'again'])
      expect(
        (await cutoff(cwd, ['new', 'exercise', name, '--title', name === 'again' ? 'One' : name])).code,
      ).toBe(0);
    await cutoff(cwd, ['new', 'exercise', 'third', '--title', 'One']);
    expect(seedOf(join(cwd, 'again'))).toBe(seedOf(join(cwd, 'third')));
    expect(seedOf(join(cwd, 'one'))).not.toBe(seedOf(join(cwd, 'two')));
    expect(JSON.stringify(json(join(resolve('exercises'), 'minimax', 'exercise.json')))).not.toContain(
      `"seed":${seedOf(join(cwd, 'one'))},`,
    );
  });

  test('nothing is written over', async () => {
    const cwd = folderOf({ 'mine/notes.txt': 'mine' });
    const { code, err } = await cutoff(cwd, ['new', 'exercise', 'mine']);
    expect([code, err]).toEqual([
      2,
      'cutoff: mine: this is there already; nothing was written. Name a new folder\n',
    ]);
    expect(existsSync(join(cwd, 'mine', 'exercise.json'))).toBe(false);
    expect(readFileSync(join(cwd, 'mine', 'notes.txt'), 'utf8')).toBe('mine');
  });

  test.each<[what: string, argv: readonly string[], err: RegExp]>([
    [
      'an exercise that is not there',
      ['exercise', 'mine', '--like', 'minimx'],
      /minimx.*did you mean "?minimax/,
    ],
    [
      'an empty title',
      ['exercise', 'mine', '--title', ' '],
      /^cutoff: --title: found nothing; expected a title\n$/,
    ],
    ['a file for a folder', ['exercise', join('notes.txt', 'mine')], /notes\.txt.*cannot be written/],
    ['no folder', ['exercise'], /missing required argument 'folder'/],
    ['nothing', [], /what to make is not named; expected exercise or quiz/],
    [
      'something else',
      ['quizz'],
      /nothing new called "quizz"; expected exercise or quiz; did you mean "quiz"\?/,
    ],
  ])('%s is told in one message', async (_what, argv, err) => {
    const cwd = folderOf({ 'notes.txt': '' });
    const ran = await cutoff(cwd, ['new', ...argv]);
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringMatching(err) });
    expect(existsSync(join(cwd, 'mine'))).toBe(false);
  });
});

describe('new quiz', () => {
  test('makes a file that lint finds nothing wrong with, and that can be solved', async () => {
    const cwd = folderOf();
    const made = await cutoff(cwd, ['new', 'quiz', join('week-3', 'pruning_by-hand.json')]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^Pruning by hand is in week-3/);
    const file = join(cwd, 'week-3', 'pruning_by-hand.json');
    expect(existsSync(resolve(dirname(file), json(file)['$schema'] as string))).toBe(true);
    const linted = await cutoff(cwd, ['lint', file, '--strict']);
    expect(linted).toMatchObject({ code: 0, err: '' });
    // 4, 8, 6 / 2, 9, 5 / 7, 3, 1 under MAX and MIN: the minima are 4, 2 and 1; after 2 ≤ 4 two leaves are
    // pruned, after 3 ≤ 4 one.
    const { out } = await cutoff(cwd, ['quiz', 'solve', file, '--json']);
    const answers = JSON.stringify(JSON.parse(out));
    expect(answers).toContain('"4"');
    expect(answers).toMatch(/L5.*L6.*L9/);
  });

  test('JSON', async () => {
    const cwd = folderOf();
    const { code, out } = await cutoff(cwd, ['new', '--json', 'quiz', 'q.json', '--title', 'Week 3']);
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { quiz: join(cwd, 'q.json'), title: 'Week 3', questions: ['value', 'best', 'pruned'] },
    ]);
  });

  test('nothing is written over, and a name without .json is refused', async () => {
    const cwd = folderOf({ 'q.json': '{}' });
    expect(await cutoff(cwd, ['new', 'quiz', 'q.json'])).toEqual({
      code: 2,
      out: '',
      err: 'cutoff: q.json: this is there already; nothing was written. Name another file\n',
    });
    expect(await cutoff(cwd, ['new', 'quiz', 'q.txt'])).toEqual({
      code: 2,
      out: '',
      err: 'cutoff: q.txt: found a name without .json; expected one such as q.json\n',
    });
    writeFileSync(join(cwd, 'plain'), '');
    expect((await cutoff(cwd, ['new', 'quiz', join('plain', 'q.json')])).err).toMatch(/cannot be written/);
    expect(readFileSync(join(cwd, 'q.json'), 'utf8')).toBe('{}');
  });
});
