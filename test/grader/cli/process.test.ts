import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { packageRoot } from '../../../grader/types/root.ts';
import { folderOf } from '../../support/folders.ts';
import { CORRECT, courseFolder, ENDLESS, SMALL_EXERCISE, SWAPPED } from '../../support/smallExercise.ts';

const PROGRAM = join(packageRoot(), 'dist', 'program', 'cutoff.js');

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program as a process of its own. `watch` sees what it writes as it comes. */
function run(
  cwd: string,
  argv: readonly string[],
  options: {
    readonly env?: NodeJS.ProcessEnv;
    readonly program?: string;
    watch?(child: ReturnType<typeof spawn>, err: string): void;
  } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [options.program ?? PROGRAM, ...argv], {
      cwd,
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...options.env },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => {
      err += data.toString();
      options.watch?.(child, err);
    });
    child.on('close', (code) => resolve({ code, out, err }));
    onTestFinished(() => void child.kill('SIGKILL'));
  });
}

describe('exit codes of the process', () => {
  test.each<[string, readonly string[], number]>([
    ['done', ['exercises'], 0],
    ['all passed', ['check', 'good.js', '--exercise', './exercise'], 0],
    ['some failed', ['check', 'bad.js', '--exercise', './exercise'], 1],
    ['a slip', ['chek'], 2],
  ])('%s', async (_, argv, code) => {
    const ended = await run(courseFolder({ 'good.js': CORRECT, 'bad.js': SWAPPED }), argv);
    expect(ended.code).toBe(code);
    expect(ended.err).not.toMatch(/^\s+at /m);
  });

  test.skipIf(process.platform === 'win32')('through a link, as npm installs it', async () => {
    const cwd = folderOf();
    symlinkSync(PROGRAM, join(cwd, 'cutoff'));
    expect(await run(cwd, ['--version'], { program: join(cwd, 'cutoff') })).toEqual({
      code: 0,
      out: '0.1.0\n',
      err: '',
    });
  });
});

describe('colour', () => {
  const argv = ['check', 'bad.js', '--exercise', './exercise'];
  test('none where the output is no terminal', async () => {
    expect((await run(courseFolder({ 'bad.js': SWAPPED }), argv)).out).not.toContain('\u001b');
  });
  test('when it is asked for, unless NO_COLOR is set', async () => {
    const cwd = courseFolder({ 'bad.js': SWAPPED });
    expect((await run(cwd, argv, { env: { FORCE_COLOR: '1' } })).out).toContain('\u001b[');
    expect((await run(cwd, argv, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain('\u001b');
  });
});

describe('a reader that goes away', () => {
  test('standard output closed at once: no stack trace, the exit code stands', async () => {
    const cwd = courseFolder({ 'bad.js': SWAPPED });
    const child = spawn(
      process.execPath,
      [PROGRAM, 'check', 'bad.js', '--exercise', './exercise', '--verbose'],
      { cwd },
    );
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, err]).toEqual([1, '']);
  });

  test('standard error closed while a class is graded: the grading goes on to its end', async () => {
    const cwd = courseFolder(
      Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`class/s${index}.js`, CORRECT])),
    );
    const child = spawn(
      process.execPath,
      [PROGRAM, 'grade', 'class', '--exercise', './exercise', '--out', 'out'],
      { cwd },
    );
    child.stderr.destroy();
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(out).toMatch(/^8 submissions: 8 graded/);
    expect(
      readFileSync(join(cwd, 'out', 'grades.csv'), 'utf8')
        .trimEnd()
        .split('\n'),
    ).toHaveLength(9);
  });
});

describe.skipIf(process.platform === 'win32')('Ctrl-C', () => {
  // One searches for ever, and may do so for longer than anybody waits.
  const slow = { 'class/a.js': CORRECT, 'class/b.js': ENDLESS };
  const patient = (text: string): string =>
    text
      .replace('"fuel":3000000', '"fuel":900000000000')
      .replace('"calls":5000', '"calls":5000,"wallSeconds":3600');

  test('grade ends with 130, and what is written is whole', async () => {
    const cwd = courseFolder(slow);
    writeFileSync(join(cwd, 'exercise', 'exercise.json'), patient(SMALL_EXERCISE['exercise.json']!));
    let isAsked = false;
    const { code, err } = await run(
      cwd,
      ['grade', 'class', '--exercise', './exercise', '--out', 'out', '--jobs', '2'],
      {
        watch(child, text) {
          if (!isAsked && /1\/2 a: 4 of 4/.test(text)) isAsked = child.kill('SIGINT');
        },
      },
    );
    expect(code).toBe(130);
    expect(err).toMatch(
      /Stopped: 1 of 2 were graded, and their reports are in out\. grades\.csv and index\.html were left as they were\./,
    );
    expect(readdirSync(join(cwd, 'out'))).toEqual(['a', 'class.json']);
    for (const audience of ['staff', 'student']) {
      const source = audience === 'staff' ? ['source.json'] : [];
      expect(readdirSync(join(cwd, 'out', 'a', audience)).sort()).toEqual([
        'report.html',
        'result.json',
        ...source,
      ]);
      expect(JSON.parse(readFileSync(join(cwd, 'out', 'a', audience, 'result.json'), 'utf8'))).toMatchObject({
        tool: 'cutoff',
      });
    }
    expect(existsSync(join(cwd, 'out', 'grades.csv'))).toBe(false);
  });

  test('check --watch ends with 0', async () => {
    const cwd = courseFolder({ 'good.js': CORRECT });
    let isAsked = false;
    const { code, out } = await run(cwd, ['check', 'good.js', '--exercise', './exercise', '--watch'], {
      watch(child, text) {
        if (!isAsked && text.includes('Watching for changes')) isAsked = child.kill('SIGINT');
      },
    });
    expect(code).toBe(0);
    expect(out).toMatch(/2 of 2 points/);
  });
});
