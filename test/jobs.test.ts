/**
 * The job files of docs/jobs, run by their systems where those are there, with a `cutoff` that writes down what
 * it is told: each part once, and then all of them joined.
 */
import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageRoot } from '../grader/types/root.ts';
import { CORRECT, courseFiles, SWAPPED } from './support/smallExercise.ts';
import { writeFiles } from './support/folders.ts';

const jobs = join(packageRoot(), 'docs', 'jobs');
const job = (name: string): string => readFileSync(join(jobs, name), 'utf8');

const place = mkdtempSync(join(tmpdir(), 'cutoff-jobs-'));
const bin = join(place, 'bin');
/** Where programs are, those of administrators too. */
const PATH = [bin, process.env['PATH'], '/usr/local/sbin', '/usr/sbin'].join(':');
const found = (...names: readonly string[]): boolean =>
  process.platform !== 'win32' &&
  names.every((name) => PATH.split(':').some((folder) => existsSync(join(folder, name))));

/** A `cutoff` that writes down what it is told, an argument a line, and makes the folder that it ends with. */
const RECORDER = `#!/bin/sh
for out; do :; done
file=$(mktemp "$PWD/told.XXXXXX")
printf '%s\\n' "$@" > "$file"
mkdir -p "$out"
`;

beforeAll(() => {
  mkdirSync(bin);
  writeFileSync(join(bin, 'cutoff'), RECORDER);
  chmodSync(join(bin, 'cutoff'), 0o755);
});
afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));

/** A folder of a course, where a job is submitted. */
function courseIn(name: string): string {
  const cwd = join(place, name);
  writeFiles(cwd, courseFiles({ 'class/ann.js': CORRECT, 'class/bea.js': SWAPPED, 'class/cai.js': CORRECT }));
  return cwd;
}

const run = (
  cwd: string,
  file: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly stdout: string }> => {
  const course = { SUBMISSIONS: 'class', EXERCISE: './exercise', RESULTS: 'results', PARTS: '2', HOME: cwd };
  return promisify(execFile)(file, args, { cwd, env: { ...process.env, PATH, ...course, ...more } });
};

/** What `cutoff` was told there: the parts in their order, then what joins them. */
const toldIn = (cwd: string): string[][] =>
  readdirSync(cwd)
    .filter((name) => name.startsWith('told.'))
    .map((name) => readFileSync(join(cwd, name), 'utf8').trimEnd().split('\n'))
    .sort(([...a], [...b]) => (a.join(' ') < b.join(' ') ? -1 : 1));

/** What it has to be told. What joins the parts names those that are there by then. */
const commands = (of: number, ...more: readonly string[]): string[][] => {
  const parts = Array.from({ length: of }, (_, at) => `${at + 1}`);
  const class_ = ['class', '--exercise', './exercise', ...more];
  return [
    ...parts.map((part) => ['grade', ...class_, '--shard', `${part}/${of}`, '--out', `parts/${part}`]),
    ['merge', ...parts.map((part) => `parts/${part}`), '--out', 'results'],
  ];
};

test.skipIf(!found('parallel', 'bash'))('GNU parallel runs each part, then joins them', async () => {
  const cwd = courseIn('parallel');
  await run(cwd, 'bash', [join(jobs, 'parallel.sh')]);
  expect(toldIn(cwd)).toEqual(commands(2));
});

describe('GitHub Actions', () => {
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }
  interface Job {
    readonly needs?: string;
    readonly if?: string;
    readonly strategy?: { readonly 'fail-fast': boolean; readonly matrix: { readonly part: number[] } };
    readonly steps: readonly Step[];
  }
  const workflow = parse(job('github-actions.yml')) as {
    readonly permissions: unknown;
    readonly jobs: Readonly<Record<'grade' | 'merge', Job>>;
  };
  const { grade: parts, merge } = workflow.jobs;
  const commandsOf = ({ steps }: Job): string[] =>
    steps.flatMap(({ run: line = '' }) => (line.startsWith('cutoff ') ? [line] : []));

  test.skipIf(!found('sh'))('its lines, with the values of its matrix, grade each part', async () => {
    const cwd = courseIn('actions');
    const { part: all } = parts.strategy!.matrix;
    const lines = all.flatMap((part) =>
      commandsOf(parts).map((line) =>
        line
          .replaceAll('${{ matrix.part }}', `${part}`)
          .replaceAll('${{ strategy.job-total }}', `${all.length}`),
      ),
    );
    for (const line of [...lines, ...commandsOf(merge)]) await run(cwd, 'sh', ['-ec', line]);
    expect(toldIn(cwd)).toEqual(commands(8));
  });

  test('one that wants a person stops neither the others nor the end', () => {
    expect(parts.strategy!['fail-fast']).toBe(false);
    expect(merge).toMatchObject({ needs: 'grade', if: '${{ !cancelled() }}' });
  });

  test('may read alone, and uses actions by their commit', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const used = [...parts.steps, ...merge.steps].flatMap(({ uses }) => uses ?? []);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });
});

describe('Kubernetes', () => {
  interface Container {
    readonly name: string;
    readonly command: readonly string[];
    readonly workingDir: string;
    readonly env: readonly { readonly name: string; readonly value: string }[];
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  }
  interface Spec {
    readonly completions: number;
    readonly completionMode: string;
    readonly podFailurePolicy: { readonly rules: readonly unknown[] };
    readonly template: {
      readonly spec: {
        readonly restartPolicy: string;
        readonly containers: readonly [Container];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
  }
  const specOf = (name: string): Spec => {
    const { apiVersion, kind, spec } = parse(job(name)) as { apiVersion: string; kind: string; spec: Spec };
    expect([apiVersion, kind]).toEqual(['batch/v1', 'Job']);
    return spec;
  };

  test.each(['kubernetes-grade.yaml', 'kubernetes-merge.yaml'])('%s mounts what it works in', (name) => {
    const { restartPolicy, containers, volumes } = specOf(name).template.spec;
    const [container] = containers;
    expect(restartPolicy).toBe('Never');
    expect(container.volumeMounts.map((mount) => mount.mountPath)).toEqual([container.workingDir]);
    expect(container.volumeMounts.map((mount) => mount.name)).toEqual(volumes.map((volume) => volume.name));
  });

  test('has an index for each part, and tries none again that is finished', () => {
    const { completionMode, completions, podFailurePolicy, template } = specOf('kubernetes-grade.yaml');
    const [{ env: set, name }] = template.spec.containers;
    expect(completionMode).toBe('Indexed');
    expect(set.find((one) => one.name === 'PARTS')!.value).toBe(`${completions}`);
    expect(podFailurePolicy.rules).toContainEqual({
      action: 'FailIndex',
      onExitCodes: { containerName: name, operator: 'In', values: [2, 3] },
    });
  });

  test.skipIf(!found('sh'))('its commands grade each part, then join them', async () => {
    const cwd = courseIn('kubernetes');
    const [grading = [], merging = []] = ['kubernetes-grade.yaml', 'kubernetes-merge.yaml'].map(
      (name) => specOf(name).template.spec.containers[0].command,
    );
    for (const at of ['0', '1']) await run(cwd, grading[0]!, grading.slice(1), { JOB_COMPLETION_INDEX: at });
    await run(cwd, merging[0]!, merging.slice(1));
    expect(toldIn(cwd)).toEqual(commands(2, '--jobs', '2'));
  });
});

describe('Slurm', () => {
  const DAEMONS = ['munged', 'slurmctld', 'slurmd'];

  test('an array has as many parts as the script says', () => {
    const [, last] = /^#SBATCH --array=1-(\d+)$/m.exec(job('slurm-grade.sbatch'))!;
    expect(job('slurm-grade.sbatch')).toContain(`\nparts=\${PARTS:-${last}}\n`);
  });

  test.skipIf(!found('sbatch', ...DAEMONS))('runs each part of an array, then joins them', async () => {
    const cwd = courseIn('slurm');
    const own = join(place, 'daemons');
    mkdirSync(own);
    const slurm = { SLURM_CONF: join(own, 'slurm.conf') };
    const sbatch = async (file: string, ...more: readonly string[]): Promise<string> =>
      (await run(cwd, 'sbatch', ['--parsable', '--mem=1', ...more, join(jobs, file)], slurm)).stdout.trim();
    writeFileSync(slurm.SLURM_CONF, configuration(own));
    writeFileSync(join(own, 'munge.key'), 'k'.repeat(64), { mode: 0o600 });
    const munge = ['key-file', 'socket', 'pid-file', 'log-file', 'seed-file'];
    try {
      await run(own, 'munged', [
        '--force',
        ...munge.map((one) => `--${one}=${own}/munge.${one.split('-')[0]}`),
      ]);
      await run(own, 'slurmctld', [], slurm);
      await run(own, 'slurmd', [], slurm);
      const array = await sbatch('slurm-grade.sbatch', '--array=1-2', '--cpus-per-task=1');
      await sbatch('slurm-merge.sbatch', `--dependency=afterany:${array}`, '--wait');
      expect(toldIn(cwd)).toEqual(commands(2, '--jobs', '1'));
    } finally {
      for (const name of ['slurmd.pid', 'slurmctld.pid', 'munge.pid']) await end(join(own, name));
    }
  });

  /** One machine that is the whole cluster, with nothing outside of a folder. */
  const configuration = (own: string): string => `ClusterName=test
SlurmctldHost=${hostname().split('.')[0]}(127.0.0.1)
SlurmctldPort=26817
SlurmdPort=26818
SlurmUser=${userInfo().username}
SlurmdUser=${userInfo().username}
AuthInfo=socket=${own}/munge.socket
StateSaveLocation=${own}
SlurmdSpoolDir=${own}/spool
SlurmctldPidFile=${own}/slurmctld.pid
SlurmdPidFile=${own}/slurmd.pid
SlurmctldLogFile=${own}/slurmctld.log
SlurmdLogFile=${own}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=batch_sched_delay=0,sched_interval=1,bf_interval=1
NodeName=${hostname().split('.')[0]} NodeAddr=127.0.0.1 CPUs=2 RealMemory=100 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
`;

  /** Ends a daemon, and waits until it is gone: it writes to the last. */
  async function end(pidFile: string): Promise<void> {
    if (!existsSync(pidFile)) return;
    const pid = Number(readFileSync(pidFile, 'utf8'));
    process.kill(pid);
    for (let waited = 0; waited < 10_000 && isThere(pid); waited += 50) await setTimeout(50);
  }

  function isThere(pid: number): boolean {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }
});
