import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Limits } from '../../../types/exercise.ts';

/** What stands between a program and the machine. */
export interface Confinement {
  /**
   * Path of bubblewrap, which hides files, network and other processes; null where it is not there or does
   * not work.
   */
  readonly bwrap: string | null;
  /** Path of prlimit, which bounds memory, processes and files; null where it is not there. */
  readonly prlimit: string | null;
}

/** Looks for what this machine has; bubblewrap is tried, as many systems forbid what it needs. */
export function findConfinement(path = process.env['PATH'] ?? ''): Confinement {
  if (process.platform !== 'linux') return { bwrap: null, prlimit: null };
  const bwrap = findOnPath('bwrap', path);
  const works =
    bwrap !== null &&
    spawnSync(bwrap, [...NAMESPACES, ...systemFolders(), '--', 'true'], { stdio: 'ignore', timeout: 5_000 })
      .status === 0;
  return { bwrap: works ? bwrap : null, prlimit: findOnPath('prlimit', path) };
}

export const isConfined = ({ bwrap, prlimit }: Confinement): boolean => bwrap !== null && prlimit !== null;

/** The file of a program, looked for on the PATH as a shell does; null when there is none that may be run. */
export function findOnPath(name: string, path: string): string | null {
  const candidates = /[/\\]/.test(name)
    ? [name]
    : path
        .split(delimiter)
        .filter((folder) => folder !== '')
        .map((folder) => join(folder, name));
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];
  for (const file of candidates.flatMap((candidate) => endings.map((ending) => candidate + ending))) {
    try {
      accessSync(file, constants.X_OK);
      if (statSync(file).isFile()) return file;
    } catch {
      // Looked for elsewhere.
    }
  }
  return null;
}

const NAMESPACES = ['--unshare-all', '--die-with-parent', '--new-session', '--clearenv'] as const;
/** Where systems keep programs and their libraries; nothing else of the machine is there to be seen. */
const SYSTEM_FOLDERS = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/opt',
  '/nix/store',
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
];
/** Inside, the folder of the submission. */
const INSIDE = '/submission';
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const systemFolders = (): string[] =>
  SYSTEM_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => ['--ro-bind', folder, folder]);

/** Where programs are looked for. */
const pathFor = ({ bwrap }: Pick<Confinement, 'bwrap'>): string =>
  bwrap === null ? (process.env['PATH'] ?? SYSTEM_PATH) : SYSTEM_PATH;

/**
 * Whether the program of a command is there; one with a path of its own may be the submission's, and then it
 * tells itself.
 */
export function isInstalled([program = '']: readonly string[], confinement: Confinement): boolean {
  return /[/\\]/.test(program) || findOnPath(program, pathFor(confinement)) !== null;
}

/** Interpreters take room of their own before a line of the submission runs. */
const INTERPRETER_MB = 512;
const FILES_MB = 256;
const MB = 1 << 20;

export interface Started {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * What to start so that `command` runs in `folder`, as confined as this machine can. `calls` is how many
 * calls there may be: processor time is bounded for all of them together, should the grader itself be killed.
 */
export function confine(
  command: readonly string[],
  folder: string,
  limits: Limits,
  calls: number,
  { bwrap, prlimit }: Confinement,
): Started {
  const env = {
    PATH: pathFor({ bwrap }),
    HOME: bwrap === null ? folder : INSIDE,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
  };
  const bounded =
    prlimit === null
      ? command
      : [
          prlimit,
          `--data=${(limits.memoryMB + INTERPRETER_MB) * MB}`,
          `--fsize=${FILES_MB * MB}`,
          '--nofile=256',
          '--core=0',
          `--cpu=${Math.ceil(limits.wallSeconds * (calls + 1))}`,
          '--',
          ...command,
        ];
  const [file, ...args] =
    bwrap === null
      ? bounded
      : [
          bwrap,
          ...NAMESPACES,
          ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
          ...systemFolders(),
          '--proc',
          '/proc',
          '--dev',
          '/dev',
          '--tmpfs',
          '/tmp',
          '--bind',
          folder,
          INSIDE,
          '--chdir',
          INSIDE,
          '--',
          ...bounded,
        ];
  return { file: file!, args, env };
}
