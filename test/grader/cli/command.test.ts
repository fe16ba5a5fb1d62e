import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findConfinement, isConfined } from '../../../grader/observe/sandbox/native/confine.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

const page = readFileSync(join(packageRoot(), 'docs', 'protocol.md'), 'utf8');
const MAIN = /^```js main\.mjs\n([\s\S]*?)^```$/m.exec(page)![1]!;
const NODE = `${process.execPath} main.mjs`;

describe('submissions in any language', () => {
  test.skipIf(isConfined(findConfinement()))('are refused where nothing keeps them in', async () => {
    const { code, err } = await cutoff(folderOf({ 'mine/main.mjs': MAIN }), [
      'check',
      'mine',
      '--exercise',
      'minimax',
      '--command',
      NODE,
    ]);
    expect(code).toBe(2);
    expect(err).toContain('would run what students wrote on this machine with nothing in between');
    expect(err).toContain('add --trust if you trust every submission');
  });

  test('check, with --trust', async () => {
    const { code, out } = await cutoff(folderOf({ 'mine/main.mjs': MAIN }), [
      'check',
      'mine',
      '--exercise',
      'minimax',
      '--command',
      NODE,
      '--trust',
      '--json',
    ]);
    const { score, submission } = JSON.parse(out) as { score: number; submission: { files: string[] } };
    expect([code, score, submission.files]).toEqual([0, 6.5, ['main.mjs']]);
  });

  test('grade: a folder, a file that is no source file here, nothing, and a picture; the command is part of the exercise', async () => {
    const exercise = join(packageRoot(), 'exercises', 'minimax');
    const file = JSON.parse(readFileSync(join(exercise, 'exercise.json'), 'utf8')) as {
      checks: unknown[];
      files: object;
    };
    const tree = readFileSync(join(exercise, 'trees', 'figure-5-2.json'));
    const cwd = folderOf({
      'mine/exercise.json': JSON.stringify({
        title: 'Mine',
        algorithm: 'minimax',
        entry: 'minimax',
        command: [process.execPath, 'main.mjs'],
        checks: [
          {
            id: 'value',
            title: 'Value',
            kind: 'value',
            points: 2,
            visibility: 'student',
            cases: [{ id: 'a', description: 'x', tree: 'trees/a.json' }],
          },
        ],
      }),
      'mine/handout.md': '# Mine\n',
      'mine/trees/a.json': tree,
      'class/ann/main.mjs': MAIN,
      'class/ann/notes.txt': 'read me',
      'class/ann/photo.png': new Uint8Array([137, 80, 78, 71, 0, 255]),
      'class/bob/main.mjs': 'process.exit(1);',
      'class/cyd/README': Buffer.from([255, 254, 0]),
      'class/dee/.gitkeep': '',
    });
    expect(Object.keys(file.files)).toEqual(['javascript', 'typescript', 'python']);
    const { code, err, out } = await cutoff(cwd, [
      'grade',
      'class',
      '--exercise',
      './mine',
      '--out',
      'out',
      '--trust',
      '--json',
    ]);
    expect(err).not.toContain('went wrong');
    expect(code).toBe(0);
    const rows = (JSON.parse(out) as { submissions: { id: string; status: string; score: number }[] })
      .submissions;
    expect(rows.map(({ id, status, score }) => [id, status, score])).toEqual([
      ['ann', 'graded', 2],
      ['bob', 'graded', 0],
      ['cyd', 'unusable', 0],
      ['dee', 'not-attempted', 0],
    ]);
  });

  test.each([
    ['--command', ' ', '--command: found nothing; expected a program and its arguments'],
    [
      '--command',
      'no-such-program x',
      'there is no program "no-such-program" here to run submissions with (no-such-program x)',
    ],
  ])('%s %j', async (flag, value, says) => {
    const { code, err } = await cutoff(folderOf({ 'mine/main.mjs': MAIN }), [
      'check',
      'mine',
      '--exercise',
      'minimax',
      flag,
      value,
      '--trust',
    ]);
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
  });
});
