import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../grader/cli/commands.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

describe('help', () => {
  test('without a command: help on standard error, exit 2', async () => {
    const { code, out, err } = await cutoff('.', []);
    expect([code, out]).toEqual([2, '']);
    for (const { name, summary } of COMMANDS) expect(err).toMatch(new RegExp(`^  ${name} .*${summary}$`, 'm'));
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

describe('slips', () => {
  test.each<[string, readonly string[], string]>([
    ['a command', ['chekc'], 'cutoff: there is no command "chekc"; did you mean "check"?\nSee: cutoff --help\n'],
    ['a command like no other', ['xyzzy'], 'cutoff: there is no command "xyzzy"\nSee: cutoff --help\n'],
    ['a flag', ['check', '--jsno'], "cutoff: unknown option '--jsno'; did you mean --json?\nSee: cutoff check --help\n"],
    ['a flag of the program', ['--versoin'], "cutoff: unknown option '--versoin'; did you mean --version?\n"],
    ['a missing argument', ['start'], "cutoff: missing required argument 'exercise'\nSee: cutoff start --help\n"],
    ['a missing option', ['grade', 'x'], "cutoff: required option '--exercise <exercise>' not specified\nSee: cutoff grade --help\n"],
    ['an argument too many', ['exercises', 'x'], "cutoff: too many arguments for 'exercises'. Expected 0 arguments but got 1.\nSee: cutoff exercises --help\n"],
    ['a choice', ['solve', 'x', '--algorithm', 'minmax'], "cutoff: option '--algorithm <algorithm>' argument 'minmax' is invalid. Allowed choices are"],
    ['an exercise', ['start', 'alfa-beta'], '(did you mean "alpha-beta"?)'],
    ['an exercise to check', ['check', '.', '--exercise', 'minmax'], '(did you mean "minimax"?)'],
    ['an exercise to grade', ['grade', '.', '--exercise', 'hillclimbing'], '(did you mean "hill-climbing"?)'],
    ['an exercise to lint', ['lint', 'expectmax'], '(did you mean "expectimax"?)'],
    ['a file to lint', ['lint', 'tree.json'], 'cutoff: tree.json: there is no such file or folder\n'],
    ['an exercise folder', ['pack', './nowhere'], 'nowhere'],
    ['a folder to check', ['check', 'nowhere'], 'cutoff: nowhere: there is no such file or folder\n'],
    ['a folder without a note', ['check'], 'cutoff: .: which exercise is this? There is no cutoff.json here'],
    ['a class', ['grade', 'nowhere', '--exercise', 'minimax', '--out', 'out'], 'cutoff: nowhere: there is no such folder\n'],
    ['results', ['report', 'nowhere'], 'cutoff: nowhere: there is no such folder\n'],
    ['folder without results', ['report', '.'], 'cutoff: .: there are no results here; expected a folder that "cutoff grade" wrote\n'],
    ['a tree', ['solve', 'nowhere.json'], 'cutoff: nowhere.json: cannot be read (it is not there)\n'],
    ['a folder for a tree', ['solve', '.'], 'cutoff: .: this is a folder; name a file\n'],
    ['jobs', ['grade', '.', '--exercise', 'minimax', '--out', 'o', '--jobs', '0'], 'cutoff: --jobs: found "0"; expected a whole number from 1 to 999\n'],
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
    expect(JSON.parse(out)).toMatchObject({ error: { exit: 2, message: expect.stringContaining('alfa-beta'), problems: [{ code: 'unknown-exercise' }] } });
  });

  test('control characters in what is echoed are made visible', async () => {
    const { err } = await cutoff(folderOf(), ['solve', 'a\u001b[31mb.json']);
    expect(err).not.toContain('\u001b');
  });
});
