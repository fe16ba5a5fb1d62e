import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  confine,
  findConfinement,
  isConfined,
  findOnPath,
} from '../../../../grader/observe/sandbox/native/confine.ts';
import { nativeEngine } from '../../../../grader/observe/sandbox/native/engine.ts';
import { folderOf } from '../../../support/folders.ts';
import { FIGURE_5_2, LIMITS } from '../../../support/sandbox.ts';
import { findConfinementHere, HEAD, observe, one } from './programs.ts';

describe('what a run leaves behind', () => {
  test.skipIf(process.platform !== 'linux')('what it started ends with it, answered or not', async () => {
    const start = `const { spawn } = await import('node:child_process'); const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });`;
    const { outcome } = await one(`${start} write({ call, return: child.pid });`);
    const pid = outcome.kind === 'returned' ? (outcome.value as number) : expect.unreachable();
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
    const cut = await one(`${start} console.error(child.pid); for (;;);`, { limits: { wallSeconds: 2 } });
    await vi.waitFor(() => expect(isRunning(Number(cut.output.text))).toBe(false));
  });

  test('its folder is gone, and no job sees what another left', async () => {
    const leave = `const { existsSync, writeFileSync } = await import('node:fs'); const was = existsSync('left'); writeFileSync('left', ''); write({ call, return: [was, process.cwd()] });`;
    for (let i = 0; i < 2; i += 1) {
      const { outcome } = await one(leave);
      const [was, folder] =
        outcome.kind === 'returned' ? (outcome.value as [boolean, string]) : expect.unreachable();
      expect([was, existsSync(folder)]).toEqual([false, false]);
    }
  });

  test('a program gets no variables of the machine', async () => {
    vi.stubEnv('CUTOFF_SECRET_OF_THE_TEST', 'x');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { outcome } = await one('write({ call, return: Object.keys(process.env).sort() });');
    expect(outcome).toEqual({ kind: 'returned', value: ['HOME', 'LANG', 'PATH', 'TZ'] });
  });
});

function isRunning(pid: number): boolean {
  try {
    // A process that nobody has waited for yet has ended all the same.
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('faults of ours', () => {
  test('a program that is not there', async () => {
    const all = await observe('', { command: ['no-such-program', 'x'], inputs: [FIGURE_5_2, FIGURE_5_2] });
    for (const { outcome } of all)
      expect(outcome).toEqual({ kind: 'fault', message: 'there is no program "no-such-program" here' });
  });

  test('closing ends what runs at once, and says what is missing', async () => {
    // Others' folders may come and go beside it.
    const place = folderOf();
    for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, place);
    onTestFinished(() => void vi.unstubAllEnvs());
    const own = nativeEngine(1, findConfinementHere());
    const program = {
      language: 'command' as const,
      command: [process.execPath, 'main.mjs'],
      entryFile: '',
      entry: 'search',
      files: [
        { path: 'main.mjs', text: `${HEAD}if (call === 1) write({ call, return: 1 }); else for (;;);\n}\n` },
      ],
    };
    const running = own.observe({
      program,
      inputs: [FIGURE_5_2, FIGURE_5_2],
      limits: { ...LIMITS, wallSeconds: 60 },
    });
    const waiting = own.observe({ program, inputs: [FIGURE_5_2], limits: LIMITS });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await own.close();
    const outcomes = (await Promise.all([running, waiting])).flat().map(({ outcome }) => outcome);
    expect(outcomes.at(-1)).toEqual({ kind: 'fault', message: 'stopped before it ended' });
    expect(outcomes.at(-2)).toEqual({ kind: 'fault', message: 'stopped before it ended' });
    await expect(own.observe({ program, inputs: [FIGURE_5_2], limits: LIMITS })).rejects.toThrow('closed');
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('confinement', () => {
  const LINUX = { bwrap: '/usr/bin/bwrap', prlimit: '/usr/bin/prlimit' };

  test('under bubblewrap a program sees the system, its folder, and nothing else', () => {
    const { file, args, env } = confine(
      ['python3', 'main.py'],
      '/tmp/x',
      { ...LIMITS, memoryMB: 64, wallSeconds: 20 },
      3,
      LINUX,
    );
    expect(file).toBe('/usr/bin/bwrap');
    expect(args.slice(0, 4)).toEqual(['--unshare-all', '--die-with-parent', '--new-session', '--clearenv']);
    expect(args.filter((_, at) => args[at - 1] === '--bind' || args[at - 2] === '--bind')).toEqual([
      '/tmp/x',
      '/submission',
    ]);
    const inner = args.slice(args.indexOf('/usr/bin/prlimit'));
    expect(inner).toEqual([
      '/usr/bin/prlimit',
      `--data=${576 * 1024 * 1024}`,
      '--fsize=268435456',
      '--nofile=256',
      '--core=0',
      '--cpu=80',
      '--',
      'python3',
      'main.py',
    ]);
    expect(env['HOME']).toBe('/submission');
    expect(args.filter((arg) => arg === '/home' || arg === '/root' || arg === '/etc' || arg === '/')).toEqual(
      [],
    );
  });

  test('without it, the command runs in its folder', () => {
    expect(
      confine(['python3', 'main.py'], '/tmp/x', LIMITS, 1, { bwrap: null, prlimit: null }),
    ).toMatchObject({ file: 'python3', args: ['main.py'], env: { HOME: '/tmp/x' } });
    expect([
      isConfined(LINUX),
      isConfined({ ...LINUX, bwrap: null }),
      isConfined({ ...LINUX, prlimit: null }),
    ]).toEqual([true, false, false]);
  });

  const here = findConfinement();
  test.skipIf(!isConfined(here))(
    'where it works, files, network and processes of the machine are out of reach',
    async () => {
      const confined = nativeEngine(1, here);
      const script =
        'read call; ls / > seen; echo "{\\"call\\":1,\\"return\\":[\\"$(ls /home /root /etc/passwd 2>/dev/null | wc -l)\\",\\"$(ls /proc | grep -c "^[0-9]")\\",\\"$(cat /proc/net/dev | grep -vc "lo:\\\\||")\\",\\"$(cat seen | grep -c submission)\\"]}"';
      const [observation] = await confined.observe({
        program: {
          language: 'command',
          command: ['sh', 'main.sh'],
          entryFile: '',
          entry: 'x',
          files: [{ path: 'main.sh', text: script }],
        },
        inputs: [FIGURE_5_2],
        limits: LIMITS,
      });
      await confined.close();
      expect(observation!.outcome).toEqual({
        kind: 'returned',
        value: ['0', expect.stringMatching(/^[1-9]$/), '0', '1'],
      });
    },
  );

  test('programs are found as the shell finds them', () => {
    expect(findOnPath('no-such-program', process.env['PATH'] ?? '')).toBe(null);
    expect(findOnPath(process.execPath, '')).toBe(process.execPath);
    expect(findOnPath('.', tmpdir())).toBe(null);
  });
});
