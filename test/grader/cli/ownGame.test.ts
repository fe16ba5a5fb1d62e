import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../grader/types/root.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import { exerciseOf, NIM, nimWith } from '../observe/modules/ownGame.ts';

const SECRET = [1, 3];
const SOLUTION = join(packageRoot(), 'exercises', 'minimax', 'solutions', 'two-functions', 'minimax.js');

/** A folder with an exercise on a game of its author's, one check of which is hidden. */
function folderWith(
  module: string,
  hidden: object = { module: 'games/nim.js', parameters: { piles: SECRET } },
): string {
  const cwd = folderOf();
  const { checks, ...rest } = exerciseOf([{ game: { module: 'games/nim.js' } }]) as { checks: object[] };
  const [check] = checks as [{ cases: object[] }];
  const unseen = {
    ...check,
    id: 'unseen',
    visibility: 'staff',
    cases: [{ ...check.cases[0], game: hidden }],
  };
  const files = {
    'exercise.json': JSON.stringify({ ...rest, checks: [check, unseen] }),
    'handout.md': '# Nim',
    'games/nim.js': module,
    'starter/minimax.js': 'export function minimax() {}\n',
    'solutions/minimax.js': readFileSync(SOLUTION, 'utf8'),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, 'nim', path)), { recursive: true });
    writeFileSync(join(cwd, 'nim', path), text);
  }
  return cwd;
}

test('a kit holds the rules and not what they are hidden with, and is enough to check', async () => {
  const cwd = folderWith(NIM);
  expect(await cutoff(cwd, ['pack', './nim', '--out', 'kit'])).toMatchObject({ code: 0, err: '' });
  const files = readdirSync(join(cwd, 'kit'), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => readFileSync(join(each.parentPath, each.name), 'utf8'));
  expect(files.some((text) => text === NIM)).toBe(true);
  expect(files.join('').replaceAll(/\s/g, '')).not.toContain(SECRET.join(','));
  expect(await cutoff(cwd, ['start', './kit', 'mine'])).toMatchObject({ code: 0 });
  cpSync(SOLUTION, join(cwd, 'mine', 'minimax.js'));
  const { code, out } = await cutoff(cwd, ['check', 'mine']);
  expect([code, out]).toEqual([0, expect.stringMatching(/4 of 4 points/)]);
});

test('a module that only hidden checks name may stay hidden', async () => {
  const cwd = folderWith(NIM, { module: 'hidden/secret.js' });
  mkdirSync(join(cwd, 'nim', 'hidden'));
  writeFileSync(join(cwd, 'nim', 'hidden', 'secret.js'), nimWith('title', "export const title = 'Secret';"));
  expect(await cutoff(cwd, ['lint', './nim'])).toMatchObject({ code: 0 });
  expect(await cutoff(cwd, ['pack', './nim', '--out', 'kit'])).toMatchObject({ code: 0 });
  expect(existsSync(join(cwd, 'kit', 'hidden'))).toBe(false);
  expect(existsSync(join(cwd, 'kit', 'games', 'nim.js'))).toBe(true);
});

test('grade, explain and adequacy know such a case', async () => {
  const cwd = folderWith(NIM);
  mkdirSync(join(cwd, 'class', 'ada'), { recursive: true });
  cpSync(SOLUTION, join(cwd, 'class', 'ada', 'minimax.js'));
  mkdirSync(join(cwd, 'class', 'bob'));
  const wrong = readFileSync(SOLUTION, 'utf8').replaceAll('value < best.value', 'value > best.value');
  writeFileSync(join(cwd, 'class', 'bob', 'minimax.js'), wrong);
  expect(await cutoff(cwd, ['grade', 'class', '--exercise', './nim', '--out', 'out'])).toMatchObject({
    code: 0,
  });
  expect((await cutoff(cwd, ['explain', 'ada', '--in', 'out'])).out).toContain('8');
  const page = readFileSync(join(cwd, 'out', 'bob', 'student', 'report.html'), 'utf8');
  expect(page).toContain('1:2');
  expect(page).not.toContain('1:3');
  expect((await cutoff(cwd, ['adequacy', './nim'])).out).toMatch(/^\.\/nim \(minimax\): catches \d+ of/);
});

test.each([
  [
    'alternates',
    nimWith('player', "export const player = ({ turn }) => (turn === 'max' ? 'max' : 'chance');"),
    'MAX',
  ],
  [
    'goes on',
    `${nimWith('result', 'export const result = (state, action) => ({ ...state, n: action });')}`,
    'go on',
  ],
])('lint says of a game that %s what is wrong, and grade grades nobody with it', async (_, module) => {
  const cwd = folderWith(module);
  const linted = await cutoff(cwd, ['lint', './nim']);
  expect(linted.code).toBe(2);
  expect(linted.out + linted.err).toMatch(/nim\/(games\/nim\.js|exercise\.json)/);
});

test('a module in which something is wrong costs nobody a point', async () => {
  const cwd = folderWith(nimWith('utility', 'export const utility = ({ stones }) => stones.length;'));
  mkdirSync(join(cwd, 'mine'));
  cpSync(SOLUTION, join(cwd, 'mine', 'minimax.js'));
  for (const args of [
    ['check', 'mine', '--exercise', './nim'],
    ['grade', 'mine', '--exercise', './nim', '--out', 'out'],
  ]) {
    const { code, err } = await cutoff(cwd, args);
    expect([code, err]).toEqual([2, expect.stringContaining('nim/games/nim.js: line 13, column')]);
  }
  expect(existsSync(join(cwd, 'out'))).toBe(false);
});
