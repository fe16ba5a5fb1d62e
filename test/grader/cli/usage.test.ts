import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../grader/cli/commands.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

describe('help', () => {
  test('without a command: help on standard error, exit 2', async () => {
    const { code, out, err } = await cutoff('.', []);
    expect([code, out]).toEqual([2, '']);
    for (const { name, summary } of COMMANDS)
      expect(err).toMatch(new RegExp(`^  ${name} .*${summary}$`, 'm'));
  });

  test.each([[['--help']], [['-h']], [['help']]])('%j: help on standard output, exit 0', async (argv) => {
    const { code, out, err } = await cutoff('.', argv);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: cutoff COMMAND/);
  });

  test.each(COMMANDS.map(({ name }) => name))('%s --help has its options and examples', async (name) => {
    const { code, out, err } = await cutoff('.', [name, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: cutoff ${name}\\b`));
    expect(out).toContain('--json');
    if (name !== 'exercises') expect(out).toMatch(/^Examples?:\n  cutoff /m);
    const { out: same } = await cutoff('.', ['help', name]);
    expect(same).toBe(out);
  });

  test('the version', async () => {
    expect(await cutoff('.', ['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });
});

/** A file, or a name, of another kind than is wanted: one message says so, and what it is for. */
describe('mix-ups of kinds', () => {
  const files = {
    'quiz.json':
      '{ "title": "Q", "figures": { "t": { "tree": [1, 2] } }, "questions": [{ "kind": "value" }], "tre": 1 }',
    'tree.json': '{ "title": "T", "tree": [[3, 12], [2, 4]] }',
    'run.json': '{ "title": "R", "problem": { "name": "n-queens", "n": 4 }, "seeds": [1] }',
    'answers.json': '{ "id": "ann", "answers": {} }',
    'exercise.json': '{ "title": "E", "checks": [] }',
    'cutoff.json': '{ "exercise": "alpha-beta" }',
    'mine.js': 'export const alphaBeta = () => null;',
    'climb.js': 'export const hillClimbing = () => null;',
  };
  const solveQuiz = 'quizzes have commands of their own, such as: cutoff quiz solve quiz.json';
  const run = 'your search makes these runs with: cutoff run YOURS --run run.json';
  test.each<[string, string]>([
    ['solve quiz.json', `quiz.json: found a quiz; expected a tree file (${solveQuiz})`],
    ['solve run.json', `run.json: found a run file; expected a tree file (${run})`],
    [
      'solve exercise.json',
      'exercise.json: found an exercise; expected a tree file (an exercise goes by its folder: cutoff lint FOLDER)',
    ],
    [
      'solve answers.json',
      'answers.json: found the answers to a quiz; expected a tree file (answers are marked with: cutoff quiz grade answers.json --quiz QUIZ --out DIR)',
    ],
    [
      'solve cutoff.json',
      'cutoff.json: found the note of which exercise a folder belongs to; expected a tree file (name the file that you wrote, or the tree)',
    ],
    ['solve quiz.json', `quiz.json: found a quiz; expected a tree file (${solveQuiz})`],
    ['solve mine.js', 'mine.js: found a program; expected a tree file'],
    ['quiz solve mine.js', 'mine.js: found a program; expected a quiz'],
    [
      'run climb.js --run climb.js --exercise hill-climbing',
      'climb.js: found a program; expected a run file',
    ],
    ['lint answers.json', 'answers.json: found the answers to a quiz; expected a tree file'],
    [
      'quiz solve tree.json',
      'tree.json: found a tree file; expected a quiz (a correct search goes through a tree with: cutoff solve tree.json)',
    ],
    ['quiz render run.json', `run.json: found a run file; expected a quiz (${run})`],
    ['run mine.js --tree quiz.json', `quiz.json: found a quiz; expected a tree file (${solveQuiz})`],
    ['run mine.js --tree run.json', `run.json: found a run file; expected a tree file (${run})`],
    [
      'run climb.js --run tree.json --exercise hill-climbing',
      'tree.json: found a tree file; expected a run file',
    ],
    [
      'run mine.js --run run.json',
      'alpha-beta searches trees: name a tree file with --tree, in place of --run',
    ],
    [
      'run climb.js --tree tree.json --exercise hill-climbing',
      'hill-climbing is a local search: name a run file with --run, in place of --tree',
    ],
    ['check mine.js --exercise quiz.json', `quiz.json: found a quiz; expected an exercise (${solveQuiz})`],
    ['pack tree.json', 'tree.json: found a tree file; expected an exercise'],
    [
      'start mine.js',
      'mine.js: found a file; expected the name of an exercise, or a folder with an exercise.json',
    ],
    ['start figure-5-2', 'there is no exercise "figure-5-2"; figure-5-2 is a quiz (see: cutoff quiz solve'],
    ['solve figure-5-2', 'cannot be read (it is not there); figure-5-2 is a quiz (see: cutoff quiz solve'],
    [
      'quiz solve alpha-beta',
      'there is no quiz "alpha-beta"; alpha-beta is an exercise (begin it with: cutoff start alpha-beta)',
    ],
  ])('%s', async (argv, message) => {
    const { out, err } = await cutoff(folderOf(files), argv.split(' '));
    const said = `${err}${out}`.replace(/\n +/g, ' ');
    expect(said).toContain(message);
    expect(said.trimEnd().split('\n').length).toBeLessThanOrEqual(said.includes('See: ') ? 2 : 1);
  });
});

describe('slips', () => {
  test.each<[string, readonly string[], string]>([
    [
      'a command',
      ['chekc'],
      'cutoff: there is no command "chekc"; did you mean "check"?\nSee: cutoff --help\n',
    ],
    ['a command like no other', ['xyzzy'], 'cutoff: there is no command "xyzzy"\nSee: cutoff --help\n'],
    [
      'a flag',
      ['check', '--jsno'],
      "cutoff: unknown option '--jsno'; did you mean --json?\nSee: cutoff check --help\n",
    ],
    [
      'a flag of the program',
      ['--versoin'],
      "cutoff: unknown option '--versoin'; did you mean --version?\nSee: cutoff --help\n",
    ],
    [
      'a missing argument',
      ['start'],
      "cutoff: missing required argument 'exercise'\nSee: cutoff start --help\n",
    ],
    [
      'a missing option',
      ['grade', 'x'],
      'cutoff: missing required option --exercise <exercise>\nSee: cutoff grade --help\n',
    ],
    [
      'an argument too many',
      ['exercises', 'x'],
      "cutoff: too many arguments for 'exercises'. Expected 0 arguments but got 1.\nSee: cutoff exercises --help\n",
    ],
    [
      'a choice',
      ['solve', 'x', '--algorithm', 'minmax'],
      'cutoff: --algorithm: found "minmax"; expected minimax, alpha-beta, negamax, expectimax, all-optimal, star1, star2, max-n; did you mean "minimax"?\nSee: cutoff solve --help\n',
    ],
    [
      'a value that is none',
      ['solve', 'x', '--window', '3'],
      'cutoff: --window: found "3"; expected two bounds, the lower first, such as -inf,5\nSee: cutoff solve --help\n',
    ],
    [
      'an option without its value',
      ['solve', 'x', '--depth'],
      'cutoff: --depth: found nothing; expected <plies>\nSee: cutoff solve --help\n',
    ],
    [
      'a part of a command',
      ['quiz', 'variants'],
      "cutoff: missing required argument 'quiz'\nSee: cutoff quiz variants --help\n",
    ],
    [
      'an exercise like no other',
      ['start', 'xyzzy'],
      'cutoff: there is no exercise "xyzzy"\nSee: cutoff exercises; or name a folder with an exercise.json\n',
    ],
    [
      'an exercise to weigh',
      ['adequacy', 'expectmax'],
      'cutoff: there is no exercise or file "expectmax"; did you mean "expectimax"?\n',
    ],
    [
      'an exercise',
      ['start', 'alfa-beta'],
      'cutoff: there is no exercise "alfa-beta"; did you mean "alpha-beta"?\nSee: cutoff exercises; or name a folder with an exercise.json\n',
    ],
    [
      'an exercise to check',
      ['check', '.', '--exercise', 'minmax'],
      'there is no exercise "minmax"; did you mean "minimax"?',
    ],
    [
      'an exercise to grade',
      ['grade', '.', '--exercise', 'hillclimbing'],
      'there is no exercise "hillclimbing"; did you mean "hill-climbing"?',
    ],
    [
      'an exercise to lint',
      ['lint', 'expectmax'],
      'cutoff: there is no exercise, quiz or file "expectmax"; did you mean "expectimax"?\n',
    ],
    ['a file to lint', ['lint', 'tree.json'], 'cutoff: tree.json: there is no such file or folder\n'],
    ['an exercise folder', ['pack', './nowhere'], 'nowhere'],
    ['a folder to check', ['check', 'nowhere'], 'cutoff: nowhere: there is no such file or folder\n'],
    ['a folder without a note', ['check'], 'cutoff: .: which exercise is this? There is no cutoff.json here'],
    [
      'a class',
      ['grade', 'nowhere', '--exercise', 'minimax', '--out', 'out'],
      'cutoff: nowhere: there is no such file or folder\n',
    ],
    ['results', ['report', 'nowhere'], 'cutoff: nowhere: there is no such folder\n'],
    [
      'folder without results',
      ['report', '.'],
      'cutoff: .: there are no results here; expected a folder that "cutoff grade" wrote\n',
    ],
    ['a tree', ['solve', 'nowhere.json'], 'cutoff: nowhere.json: cannot be read (it is not there)\n'],
    ['a folder for a tree', ['solve', '.'], 'cutoff: .: this is a folder; name a file\n'],
    [
      'jobs',
      ['grade', '.', '--exercise', 'minimax', '--out', 'o', '--jobs', '0'],
      'cutoff: --jobs: found "0"; expected a whole number from 1 to 999\n',
    ],
  ])('%s', async (_, argv, message) => {
    const cwd = folderOf();
    const { code, out, err } = await cutoff(cwd, argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test('with --json the error is JSON on standard output too', async () => {
    const { code, out, err } = await cutoff(folderOf(), ['start', 'alfa-beta', '--json']);
    expect(code).toBe(2);
    expect(err).toContain('did you mean "alpha-beta"');
    expect(JSON.parse(out)).toMatchObject({
      error: {
        exit: 2,
        message: expect.stringContaining('alfa-beta'),
        problems: [{ code: 'unknown-exercise' }],
      },
    });
  });

  test('an error is broken to the width of a terminal, and whole elsewhere', async () => {
    let err = '';
    const stderr = { isTTY: true, columns: 60, write: (text: string) => (err += text) };
    const { err: whole } = await cutoff(folderOf(), ['solve', 'x', '--algorithm', 'minmax']);
    await cutoff(folderOf(), ['solve', 'x', '--algorithm', 'minmax'], { stderr });
    expect(err.split('\n').filter((line) => line.length > 60)).toEqual([]);
    expect(err.replace(/\n {2}/g, ' ')).toBe(whole);
  });

  test('control characters in what is echoed are made visible', async () => {
    const { err } = await cutoff(folderOf(), ['solve', 'a\u001b[31mb.json']);
    expect(err).not.toContain('\u001b');
  });
});
