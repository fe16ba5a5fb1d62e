/** The commit that a clone is at, and its time, read from what git wrote, without git. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headOf } from '../../../grader/intake/git/headOf.ts';
import { folderSource } from '../../../grader/intake/sources/folderSource.ts';
import { folderOf } from '../../support/folders.ts';
import { read } from '../../support/gradedClass.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, courseFolder } from '../../support/smallExercise.ts';
import { zipOf } from '../../support/zip.ts';

const ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678';
const OBJECT = `objects/${ID.slice(0, 2)}/${ID.slice(2)}`;
const commit = (time: string, head = ''): Uint8Array => {
  const body = `${head}tree ${'0'.repeat(40)}\nauthor A <a@b> 1 +0000\ncommitter Ada > x <a@b> ${time}\n\ncommitter no > 5 +0000\n`;
  return deflateSync(`commit ${body.length}\0${body}`);
};
const AT = '1770000000 +0100';
const WHEN = '2026-02-02T03:40:00+01:00';
const ZERO = '0'.repeat(40);

/** A repository in the folder `x/.git`, read as a clone is. */
const headIn = (files: Readonly<Record<string, string | Uint8Array>>): ReturnType<typeof headOf> => {
  const folder = folderOf(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`x/.git/${path}`, text])),
  );
  return headOf(folderSource(folder, 'class'), 'x/.git');
};

describe('what git wrote', () => {
  test.each<[string, Readonly<Record<string, string | Uint8Array>>, string | null]>([
    ['a commit checked out', { HEAD: `${ID}\n`, [OBJECT]: commit(AT) }, WHEN],
    [
      'a branch',
      { HEAD: 'ref: refs/heads/main\n', 'refs/heads/main': `${ID}\n`, [OBJECT]: commit(AT) },
      WHEN,
    ],
    [
      'a branch among packed ones',
      {
        HEAD: 'ref: refs/heads/a/b\n',
        'packed-refs': `# pack-refs with: peeled\n${ZERO} refs/heads/a\n${ID} refs/heads/a/b\n^${ZERO}\n`,
        [OBJECT]: commit(AT),
      },
      WHEN,
    ],
    [
      'the log alone, which tells of a commit',
      {
        HEAD: 'ref: refs/heads/main\n',
        'logs/HEAD': `${ZERO} ${ID} A <a@b> ${AT}\tcommit (initial): x\n`,
      },
      WHEN,
    ],
    [
      'the log alone, which tells when it was cloned',
      { HEAD: 'ref: refs/heads/main\n', 'logs/HEAD': `${ZERO} ${ID} A <a@b> ${AT}\tclone: from x\n` },
      null,
    ],
    ['west of Greenwich', { HEAD: ID, [OBJECT]: commit('1770000000 -0830') }, '2026-02-01T18:10:00-08:30'],
    ['a zone that is none', { HEAD: ID, [OBJECT]: commit('1770000000 +9999') }, '2026-02-02T02:40:00Z'],
    ['a time that is none', { HEAD: ID, [OBJECT]: commit('99999999999999 +0000') }, null],
    ['an object that is damaged', { HEAD: ID, [OBJECT]: 'x' }, null],
    ['an object that is no commit', { HEAD: ID, [OBJECT]: deflateSync('blob 5\0hello') }, null],
    ['an object without end', { HEAD: ID, [OBJECT]: commit(AT, `${'x'.repeat(5_000_000)}\n`) }, null],
    ['no object', { HEAD: ID }, null],
  ])('%s', async (_, files, when) => {
    expect(await headIn(files)).toEqual({ commit: ID, when });
  });

  test.each<[string, Readonly<Record<string, string | Uint8Array>>]>([
    ['nothing', { config: '' }],
    ['a path out of the folder', { HEAD: 'ref: refs/../../../secret\n' }],
    ['a path from the root', { HEAD: 'ref: /etc/passwd\n' }],
    ['a branch without a commit', { HEAD: 'ref: refs/heads/main\n' }],
    [
      'a branch that points at a branch',
      { HEAD: 'ref: refs/heads/a\n', 'refs/heads/a': 'ref: refs/heads/a\n' },
    ],
    ['a HEAD of megabytes', { HEAD: `${ID}${' '.repeat(2_000_000)}` }],
    ['noise', { HEAD: '\0\xff', 'packed-refs': '\0', 'logs/HEAD': '\n\n' }],
  ])('%s tells of no commit', async (_, files) => {
    expect(await headIn(files)).toBeNull();
  });

  test.each(['HEAD', OBJECT, 'objects', '.'])('a link at %s is not followed', async (path) => {
    const folder = folderOf({ 'there/HEAD': ID, [`there/${OBJECT}`]: commit(AT), 'x/y': '' });
    const git = join(folder, 'x/.git');
    if (path !== '.') {
      mkdirSync(dirname(join(git, path)), { recursive: true });
      if (path !== 'HEAD') writeFileSync(join(git, 'HEAD'), ID);
    }
    symlinkSync(join(folder, 'there', path), join(git, path === '.' ? '' : path));
    expect(await headOf(folderSource(folder, 'class'), 'x/.git')).toEqual(
      path === 'HEAD' || path === '.' ? null : { commit: ID, when: null },
    );
  });

  test('packs that are damaged or hostile', async () => {
    const idx = (offset: number): Buffer => {
      const fanout = Buffer.alloc(1024);
      for (let at = Number.parseInt(ID.slice(0, 2), 16); at < 256; at += 1) fanout.writeUInt32BE(1, at * 4);
      const tail = Buffer.alloc(48);
      tail.writeUInt32BE(offset, 4);
      return Buffer.concat([Buffer.from('ff744f6300000002', 'hex'), fanout, Buffer.from(ID, 'hex'), tail]);
    };
    // A delta on itself, one on what is before the file, a size without end, nothing at all.
    for (const bytes of ['e100', `7100${ID}`, '6101', `71${'ff'.repeat(300)}`, '9fffffffffffffff7f', ''])
      for (const offset of [12, 0xffffffff, 0x7fffffff])
        expect(
          await headIn({
            HEAD: ID,
            'objects/pack/p.idx': idx(offset),
            'objects/pack/p.pack': Buffer.concat([
              Buffer.from('PACK'),
              Buffer.alloc(8),
              Buffer.from(bytes, 'hex'),
            ]),
          }),
        ).toEqual({ commit: ID, when: null });
    for (const broken of ['', 'ff744f6300000002', 'x'.repeat(3000)])
      expect(await headIn({ HEAD: ID, 'objects/pack/p.idx': broken, 'objects/pack/p.pack': '' })).toEqual({
        commit: ID,
        when: null,
      });
  });
});

const hasGit = (() => {
  try {
    execFileSync('git', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasGit)('what the git that is here writes', () => {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@b',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@b',
    GIT_COMMITTER_DATE: '@1770000000 +0100',
  };
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd, env }).toString().trim();

  function repository(commits: number): string {
    const folder = folderOf({ 'from/minimax.js': CORRECT });
    const from = join(folder, 'from');
    git(from, 'init', '-q', '-b', 'main');
    for (let at = 0; at < commits; at += 1) {
      writeFileSync(join(from, 'minimax.js'), `${CORRECT}// ${at}\n`);
      git(from, 'add', '.');
      git(from, 'commit', '-q', '-m', `${'A long message that all commits share. '.repeat(20)}${at}`);
    }
    return folder;
  }

  test.each<[string, (folder: string) => string]>([
    ['as it was made', () => 'from'],
    ['cloned', (folder) => (git(folder, 'clone', '-q', '--no-local', 'from', 'to'), 'to')],
    [
      'packed, commits as deltas',
      (folder) => (git(join(folder, 'from'), 'repack', '-adfq', '--depth=50'), 'from'),
    ],
    ['swept', (folder) => (git(join(folder, 'from'), 'gc', '-q', '--aggressive'), 'from')],
    [
      'at an older commit',
      (folder) => (
        git(join(folder, 'from'), 'gc', '-q'),
        git(join(folder, 'from'), 'checkout', '-q', 'HEAD~7'),
        'from'
      ),
    ],
  ])('%s', async (_, made) => {
    const folder = repository(20);
    const name = made(folder);
    rmSync(join(folder, name, '.git/logs'), { recursive: true, force: true });
    expect(await headOf(folderSource(folder, 'class'), `${name}/.git`)).toEqual({
      commit: git(join(folder, name), 'rev-parse', 'HEAD'),
      when: WHEN,
    });
  });

  test('is shown, and is when the work was handed in, from a folder and from an archive', async () => {
    const folder = repository(2);
    const cwd = courseFolder({
      'course.json': JSON.stringify({
        assignments: [
          { exercise: 'exercise', due: '2026-02-02T02:39:59Z', late: { per: 'day', off: '25%' } },
        ],
      }),
    });
    for (const login of ['ann', 'bea'])
      git(folder, 'clone', '-q', '--no-local', 'from', join(cwd, 'class', `lab-1-${login}`));
    const head = git(join(cwd, 'class/lab-1-ann'), 'rev-parse', 'HEAD');
    const dry = ['grade', 'class', '--exercise', './exercise', '--dry-run'];
    const { out } = await cutoff(cwd, dry);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`commit ${head.slice(0, 10)}`);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('2026-02-02 03:40:00+01:00');
    await cutoff(cwd, [
      'grade',
      'class',
      '--exercise',
      './exercise',
      '--out',
      'out',
      '--course',
      'course.json',
    ]);
    expect(read(cwd, 'grades.csv')).toContain('1 second late');
    const files = execFileSync('find', ['.', '-type', 'f'], { cwd: join(cwd, 'class') })
      .toString()
      .trim()
      .split('\n')
      .map((path) => path.slice(2));
    writeFileSync(
      join(cwd, 'class.zip'),
      zipOf(files.map((name) => ({ name, bytes: readFileSync(join(cwd, 'class', name)) }))),
    );
    const zip = await cutoff(cwd, ['grade', 'class.zip', '--exercise', './exercise', '--dry-run', '--json']);
    expect(zip.out).toContain(`"when": "${WHEN}"`);
    expect(zip.out).toContain(`"mark": "${head}"`);
  });
});
