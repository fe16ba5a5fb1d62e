import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageRoot } from '../../../grader/types/root.ts';
import { cutoff } from '../../support/io.ts';
import { unzip } from '../../support/readZip.ts';
import { BROKEN, CORRECT, courseFolder, SMALL_EXERCISE, SWAPPED } from '../../support/smallExercise.ts';
import { tarOf } from '../../support/tar.ts';
import { zipOf } from '../../support/zip.ts';

/** What the packs are packed from: with a solution, which must stay behind. */
const COURSE = { 'exercise/solutions/right.js': CORRECT };

/** Whether there can be a process without a network. */
const isRoot = process.getuid?.() === 0;
const OFFLINE = isRoot
  ? ['unshare', '-n', 'setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  : ['unshare', '-rn'];
const canPart = spawnSync(OFFLINE[0] ?? '', [...OFFLINE.slice(1), 'true']).status === 0;

/** Runs a script as a harness does: with nothing of this process, as nobody, and without a network. */
function run(
  cwd: string,
  script: string,
  env: Readonly<Record<string, string>> = {},
): { code: number; out: string } {
  const settings = Object.entries({ PATH: dirname(process.execPath) + ':/usr/bin:/bin', ...env });
  const bare = ['env', '-i', ...settings.map(([key, value]) => `${key}=${value}`), 'bash', script];
  const [program = '', ...args] = canPart ? [...OFFLINE, ...bare] : bare;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { code: status ?? -1, out: stdout + stderr };
}

/** Lets nobody write, and everybody read. */
function open(...folders: readonly string[]): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o777);
  }
}

const pack = async (system: string, out: string): Promise<string> => {
  const cwd = courseFolder(COURSE);
  chmodSync(cwd, 0o755);
  const { code, err } = await cutoff(cwd, ['pack', './exercise', '--for', system, '--out', out]);
  expect([code, err]).toEqual([0, '']);
  return cwd;
};

/** Runs packed for all systems, by what was handed in. */
const HANDED_IN = {
  correct: { 'minimax.js': CORRECT },
  swapped: { 'minimax.js': SWAPPED },
  broken: { 'minimax.js': BROKEN },
  starter: { 'minimax.js': SMALL_EXERCISE['starter/minimax.js'] ?? '' },
  nothing: { 'notes.pdf': '%PDF-' },
  damaged: { 'work.zip': zipOf([{ name: 'minimax.js', bytes: CORRECT }]).subarray(0, 60) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | Uint8Array>>>>;
type Work = keyof typeof HANDED_IN;

function handIn(folder: string, work: Work): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(HANDED_IN[work])) writeFileSync(join(folder, name), content);
}

describe.skipIf(process.platform === 'win32')('gradescope', () => {
  const text = { type: 'string' };
  /** The autograder's specification, as far as it is used here. */
  const schema = {
    type: 'object',
    required: ['score', 'tests', 'output'],
    additionalProperties: false,
    properties: {
      score: { type: 'number' },
      output: text,
      output_format: { enum: ['text', 'html', 'simple_format', 'md', 'ansi'] },
      test_output_format: { enum: ['text', 'html', 'simple_format', 'md', 'ansi'] },
      test_name_format: { enum: ['text', 'html', 'simple_format', 'md', 'ansi'] },
      stdout_visibility: { enum: ['hidden', 'after_due_date', 'after_published', 'visible'] },
      extra_data: { type: 'object' },
      tests: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            score: { type: 'number' },
            max_score: { type: 'number' },
            status: { enum: ['passed', 'failed'] },
            name: text,
            output: text,
            visibility: { enum: ['hidden', 'after_due_date', 'after_published', 'visible'] },
          },
        },
      },
    },
  };
  interface Results {
    readonly score: number;
    readonly output: string;
    readonly tests: readonly {
      readonly name: string;
      readonly score: number;
      readonly max_score: number;
      readonly visibility: string;
      readonly output: string;
    }[];
  }
  const fits = new Ajv({ strict: false }).compile<Results>(schema);

  /** `/autograder`, as the harness makes it of the archive. */
  async function autograder(): Promise<string> {
    const cwd = await pack('gradescope', 'autograder.zip');
    const root = join(cwd, 'autograder');
    for (const { path, bytes, mode } of await unzip(readFileSync(join(cwd, 'autograder.zip')))) {
      mkdirSync(dirname(join(root, 'source', path)), { recursive: true });
      writeFileSync(join(root, 'source', path), bytes, { mode });
    }
    cpSync(join(root, 'source', 'run_autograder'), join(root, 'run_autograder'));
    open(join(root, 'results'));
    return root;
  }

  /** Null where the script left no results. */
  function graded(root: string, work: Work): Results | null {
    handIn(join(root, 'submission'), work);
    const { code, out } = run(root, 'run_autograder');
    const file = join(root, 'results', 'results.json');
    expect(code === 0, out).toBe(existsSync(file));
    if (!existsSync(file)) return null;
    const results: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!fits(results)) throw new Error(JSON.stringify(fits.errors));
    return results;
  }

  test('holds two scripts at its root, the program and the exercise, and no solution', async () => {
    const cwd = await pack('gradescope', 'autograder.zip');
    const bytes = readFileSync(join(cwd, 'autograder.zip'));
    const files = await unzip(bytes);
    const paths = files.map(({ path }) => path);
    expect(paths.filter((path) => !path.includes('/'))).toEqual(['setup.sh', 'run_autograder']);
    expect(files.slice(0, 2).map(({ mode }) => mode & 0o777)).toEqual([0o755, 0o755]);
    expect(paths).toContain('exercise/exercise/hidden/secret.json');
    expect(paths.filter((path) => path.includes('solutions'))).toEqual([]);
    expect(bytes.length).toBeLessThan(60_000_000);
    await cutoff(cwd, 'pack ./exercise --for gradescope --out again.zip'.split(' '));
    expect(readFileSync(join(cwd, 'again.zip')).equals(bytes)).toBe(true);
  });

  test('grades in an empty folder, as nobody, without a network', async () => {
    const root = await autograder();
    expect(run(root, 'source/setup.sh')).toEqual({ code: 0, out: '' });
    expect(graded(root, 'correct')).toMatchObject({ score: 4 });
    const results = graded(root, 'swapped');
    expect(results?.score).toBe(0);
    expect(results?.tests.map(({ name, max_score, visibility }) => [name, max_score, visibility])).toEqual([
      ['Value', 2, 'visible'],
      ['Value of LATERTITLE', 1, 'after_due_date'],
      ['Value of SECRETTITLE', 1, 'hidden'],
    ]);
    expect(results?.tests[0]?.output).toBe('seen: Your function returned 6; the minimax value is 3.');
    expect(results?.output).toContain('2 points rest on checks that are not shown here.');
    expect(results?.output).not.toMatch(/SECRET|LATER|27181|31411/);
  });

  test.each<[Work, number | null, string]>([
    ['broken', 0, ''],
    ['starter', 0, 'The starter was handed in unchanged.'],
    ['nothing', 0, 'notes.pdf'],
    ['damaged', null, ''],
  ])('%s', async (work, score, words) => {
    const results = graded(await autograder(), work);
    expect(results?.score ?? null).toBe(score);
    if (results !== null) {
      expect(results.output).toContain(words);
      expect(results.tests.reduce((sum, each) => sum + each.max_score, 0)).toBe(4);
    }
  });

  test('installs Node where there is none that will do', async () => {
    const root = await autograder();
    const name = `node-${process.version}-linux-${process.arch === 'arm64' ? 'arm64' : 'x64'}`;
    const archive = gzipSync(tarOf([{ name: `${name}/bin/node`, bytes: '#!/bin/sh\necho installed\n' }]));
    const bin = join(root, 'bin');
    open(bin, join(root, 'source'));
    writeFileSync(join(bin, `${name}.tar.gz`), archive);
    const sums = spawnSync('sha256sum', [`${name}.tar.gz`], { cwd: bin, encoding: 'utf8' }).stdout;
    writeFileSync(join(bin, 'SHASUMS256.txt'), sums);
    // Nothing is fetched here: what would be lies there already.
    writeFileSync(join(bin, 'curl'), `#!/bin/sh\ncp "${bin}/\${2##*/}" .\n`, { mode: 0o755 });
    writeFileSync(join(bin, 'node'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const env = { PATH: `${bin}:/usr/bin:/bin` };
    expect(run(root, 'source/setup.sh', env).code).toBe(0);
    expect(readFileSync(join(root, 'source', 'node', 'bin', 'node'), 'utf8')).toContain('echo installed');
    writeFileSync(
      join(bin, 'SHASUMS256.txt'),
      sums.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    );
    expect(run(root, 'source/setup.sh', env).code).not.toBe(0);
  });
});

describe.skipIf(process.platform === 'win32')('prairielearn', () => {
  test('a question with an external grader, which grades as its container would', async () => {
    const cwd = await pack('prairielearn', 'course');
    const question = join(cwd, 'course', 'questions', 'exercise');
    expect(JSON.parse(readFileSync(join(question, 'info.json'), 'utf8'))).toEqual({
      uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      title: 'Small minimax',
      topic: 'Adversarial and local search',
      tags: ['cutoff'],
      type: 'v3',
      singleVariant: true,
      gradingMethod: 'External',
      externalGradingOptions: {
        enabled: true,
        image: 'node:20-bookworm-slim',
        serverFilesCourse: ['cutoff/'],
        entrypoint: '/grade/tests/run.sh',
        timeout: 120,
      },
    });
    expect(readFileSync(join(question, 'question.html'), 'utf8')).toContain(
      '<pl-file-upload optional-file-names="minimax.js, minimax.ts"></pl-file-upload>',
    );
    const grading = join(cwd, 'grade');
    cpSync(join(question, 'tests'), join(grading, 'tests'), { recursive: true });
    cpSync(join(cwd, 'course', 'serverFilesCourse'), join(grading, 'serverFilesCourse'), { recursive: true });
    open(grading);
    const results = (work: Work): unknown => {
      handIn(join(grading, 'student'), work);
      const { code, out } = run(grading, 'tests/run.sh');
      expect(code, out).toBe(0);
      return JSON.parse(readFileSync(join(grading, 'results', 'results.json'), 'utf8'));
    };
    expect(results('correct')).toMatchObject({ gradable: true, score: 1 });
    const wrong = results('swapped');
    expect(wrong).toMatchObject({
      score: 0,
      tests: [{ name: 'Value', points: 0, max_points: 2, output: expect.stringContaining('returned 6') }],
    });
    expect(JSON.stringify(wrong)).not.toMatch(/SECRET|LATER/);
    expect(results('starter')).toMatchObject({
      gradable: false,
      format_errors: ['The starter was handed in unchanged.'],
    });
  });
});

describe.skipIf(process.platform === 'win32')('github-classroom', () => {
  /** All files of the repository that are not the program. */
  const own = (repository: string): string[] =>
    readdirSync(repository, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes(join('.grading', 'cutoff')));

  test('a repository with a workflow, whose points are those that students see', async () => {
    const cwd = await pack('github-classroom', 'template');
    const repository = join(cwd, 'template');
    expect(
      own(repository)
        .map((path) => path.slice(repository.length + 1))
        .sort(),
    ).toEqual([
      '.github/workflows/classroom.yml',
      '.grading/exercise/exercise/exercise.json',
      '.grading/exercise/exercise/handout.md',
      '.grading/exercise/exercise/starter/cutoff.d.ts',
      '.grading/exercise/exercise/starter/minimax.js',
      '.grading/exercise/exercise/starter/minimax.ts',
      '.grading/exercise/exercise/trees/seen.json',
      '.grading/grade.sh',
      'cutoff.d.ts',
      'handout.md',
      'minimax.js',
      'minimax.ts',
    ]);
    for (const path of own(repository)) expect(readFileSync(path, 'utf8')).not.toMatch(/SECRET|LATER/);
    const workflow = parse(readFileSync(join(repository, '.github/workflows/classroom.yml'), 'utf8')) as {
      readonly jobs: { readonly 'run-autograding-tests': { readonly steps: readonly object[] } };
    };
    expect(workflow.jobs['run-autograding-tests'].steps.slice(-2)).toEqual([
      { name: 'Cutoff', id: 'cutoff', run: 'bash .grading/grade.sh' },
      {
        name: 'Autograding Reporter',
        uses: 'classroom-resources/autograding-grading-reporter@v1',
        env: { CUTOFF_RESULTS: '${{ steps.cutoff.outputs.result }}' },
        with: { runners: 'cutoff' },
      },
    ]);
    const output = join(cwd, 'github-output');
    const result = (): unknown => {
      writeFileSync(output, '');
      chmodSync(output, 0o666);
      const { code, out } = run(repository, '.grading/grade.sh', { GITHUB_OUTPUT: output });
      expect(code, out).toBe(0);
      const [, encoded = ''] = /^result=([\w+/=]+)\n$/.exec(readFileSync(output, 'utf8')) ?? [];
      return JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    };
    expect(result()).toMatchObject({ version: 1, status: 'fail', max_score: 2, tests: [{ score: 0 }] });
    handIn(repository, 'correct');
    expect(result()).toMatchObject({
      status: 'pass',
      max_score: 2,
      tests: [{ name: 'Value', status: 'pass', score: 2 }],
    });
  });
});

describe.skipIf(process.platform === 'win32')('moodle-vpl', () => {
  test('a script that makes the program of an evaluation, with the exercise in it', async () => {
    const cwd = await pack('moodle-vpl', 'files');
    expect(readdirSync(join(cwd, 'files'))).toEqual(['vpl_evaluate.sh']);
    const bin = join(cwd, 'bin');
    open(bin);
    // As "npm install --global" leaves it.
    const program = join(packageRoot(), 'dist', 'program', 'cutoff.js');
    writeFileSync(join(bin, 'cutoff'), `#!/bin/sh\nexec node ${program} "$@"\n`, { mode: 0o755 });
    const evaluate = (work: Work): string => {
      const job = join(cwd, `job-${work}`);
      handIn(job, work);
      open(job);
      cpSync(join(cwd, 'files', 'vpl_evaluate.sh'), join(job, 'vpl_evaluate.sh'));
      const names = Object.keys(HANDED_IN[work]);
      const exported = names.map((name, at) => `export VPL_SUBFILE${at}=${name}\n`).join('');
      writeFileSync(join(job, 'vpl_environment.sh'), exported);
      const env = { PATH: `${bin}:${dirname(process.execPath)}:/usr/bin:/bin` };
      expect(run(job, 'vpl_evaluate.sh', env)).toEqual({ code: 0, out: '' });
      return run(job, 'vpl_execution', env).out;
    };
    expect(evaluate('correct')).toBe(
      'Comment :=>>2 points rest on checks that are not shown here.\n' +
        'Comment :=>>-Value (2/2)\n' +
        'Grade :=>> 4\n',
    );
    const wrong = evaluate('swapped');
    expect(wrong).toContain('\nComment :=>>seen: Your function returned 6; the minimax value is 3.\n');
    expect(wrong).not.toMatch(/SECRET|LATER/);
    expect(wrong.split('\n').slice(-2)).toEqual(['Grade :=>> 0', '']);
    for (const line of wrong.trimEnd().split('\n')) expect(line).toMatch(/^(?:Comment :=>>|Grade :=>> )./);
    expect(evaluate('damaged')).toBe(
      'Comment :=>>This could not be graded. That is not your fault: tell your teacher.\n',
    );
  });
});

describe.skipIf(process.platform === 'win32')('codegrade', () => {
  test('two scripts set up and grade, and write the share of the points to descriptor 3', async () => {
    const cwd = await pack('codegrade', 'files');
    const home = join(cwd, 'home');
    const env = { HOME: home, PATH: `${dirname(process.execPath)}:/usr/bin:/bin` };
    open(home);
    chmodSync(join(cwd, 'files'), 0o755);
    expect(readdirSync(join(cwd, 'files')).sort()).toEqual(['cutoff.zip.gz', 'grade.sh', 'setup.sh']);
    expect(run(join(cwd, 'files'), 'setup.sh', env)).toEqual({ code: 0, out: '' });
    const script = join(cwd, 'three.sh');
    writeFileSync(script, `bash '${join(cwd, 'files', 'grade.sh')}' 3>"$HOME/points"\n`);
    const graded = (work: Work): { code: number; out: string; points: string } => {
      const folder = join(cwd, work);
      handIn(folder, work);
      return { ...run(folder, script, env), points: readFileSync(join(home, 'points'), 'utf8') };
    };
    const told = '2 points rest on checks that are not shown here.\nValue (2/2)\n';
    const points = '{"tag":"points","points":"1/1"}\n';
    expect(graded('correct')).toEqual({ code: 0, out: told, points });
    const withheld = 'This could not be graded. That is not your fault: tell your teacher.\n';
    expect(graded('damaged')).toEqual({ code: 1, out: withheld, points: '' });
  });
});

describe('is refused', () => {
  test.each<[string, string, RegExp]>([
    ['an unknown system', '--for submitty', /--for: found "submitty"; expected gradescope, github-classroom/],
    ['a place that is taken', '--for gradescope --out exercise', /exercise: this is there already/],
    ['a folder that is taken', '--for prairielearn --out exercise', /exercise: this is there already/],
  ])('%s', async (_, options, words) => {
    const { code, err } = await cutoff(courseFolder(), ['pack', './exercise', ...options.split(' ')]);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toMatch(words);
  });

  test('an exercise that runs commands', async () => {
    const { files: _, ...text } = JSON.parse(SMALL_EXERCISE['exercise.json'] ?? '') as { files: object };
    const exercise = JSON.stringify({ ...text, command: 'python3 main.py' });
    const cwd = courseFolder({ 'exercise/exercise.json': exercise });
    const { code, err } = await cutoff(cwd, 'pack ./exercise --for gradescope'.split(' '));
    expect([code, err.replace(/\s+/g, ' ')]).toEqual([2, expect.stringContaining('python3 main.py')]);
  });

  test('a class, by a form for one submission', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': CORRECT });
    const { code, err } = await cutoff(cwd, [
      'grade',
      'class',
      ...'--exercise ./exercise --out out --reporter gradescope'.split(' '),
    ]);
    expect([code, err.split('\n').at(-2)]).toEqual([
      2,
      'cutoff: --reporter gradescope: takes one submission, and there are 2',
    ]);
  });
});
