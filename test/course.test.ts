import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listExercises } from '../grader/content/exercise.ts';
import { packageRoot } from '../grader/types/root.ts';
import { cutoff } from './support/io.ts';

const root = packageRoot();
const guide = readFileSync(join(root, 'docs', 'course.md'), 'utf8');
const [, plan = '', sections = ''] = guide.replaceAll(/^```[\s\S]*?^```$/gm, '').split(/^## .*$/m);
const rows = [...guide.matchAll(/^\| (?!Week|Section)(.*) \|$/gm)].map(([, row]) => row!.split(' | '));
const code = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, words]) => words!);
const commands = [
  ...new Set(rows.flatMap((row) => code(row.at(-1)!)).filter((each) => each.startsWith('cutoff '))),
];
const quizzes = readdirSync(join(root, 'exercises', 'quizzes')).map((name) => name.replace(/\.json$/, ''));

/** What the notes are made of, in their order. */
const NOTES: readonly string[] = [
  // The first set: alpha–beta explained, all optimal moves, expectimax.
  'Branch and bound',
  'α–β pruning explained',
  'Finding all optimal moves',
  'AB:MINIMAX',
  'Running time',
  'EXPECTIMAX',
  // The second: pruning.
  'Pruning principle',
  'Pruning game trees',
  'the optimal path',
  'Move ordering',
  // The third: two procedures.
  'Recap',
  'Procedure NegmaxAlphaBeta',
  'Procedure MinimaxAlphaBeta',
  'Performance',
  // The fourth: games.
  'formalisation',
  'Game tree of tic-tac-toe',
  'Random opponents',
  'resource limits',
  'Evaluation functions',
  'Iterative deepening',
  'General games',
  'Quizzes: minimax, alpha–beta',
  // The fifth: chapters 4 and 5.
  'Stochastic hill climbing',
  'First-choice hill climbing',
  'Random-restart hill climbing',
  'Local beams',
  'Contingent strategies',
];

const FIGURES = [
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  '4.5',
  '4.6',
  '4.7',
  '4.8',
  '5.1',
  '5.2',
  '5.3',
  '5.5',
  '5.6',
  '5.7',
];

test.each([...NOTES, ...FIGURES.map((number) => `Figure ${number},`)])('%s has its place', (section) => {
  const found = [...sections.matchAll(/^\| (.*?) \| (.*) \| (.*) \|$/gm)].filter(([, title]) =>
    title!.includes(section),
  );
  expect(found).toHaveLength(1);
  for (const cell of found[0]!.slice(2)) expect(code(cell)).not.toEqual([]);
});

test('every exercise and every quiz that is brought along has its week', async () => {
  const named = code(plan).filter((each) => !each.startsWith('cutoff '));
  const brought = [...(await listExercises()).map(({ slug }) => slug), ...quizzes];
  expect(named.filter((each) => !/\.(?:txt|json)$/.test(each)).sort()).toEqual(
    [...brought, 'random-selection', 'reproduce', 'mutate'].sort(),
  );
});

test('what is said to check something is there, and so is what is said to show it', async () => {
  const exercises = (await listExercises()).map(({ slug }) => slug);
  for (const [section, checked, shown] of rows.filter((row) => row.length === 3)) {
    for (const each of code(checked!)) expect([...exercises, ...quizzes], section).toContain(each);
    for (const each of code(shown!))
      if (!each.startsWith('cutoff '))
        expect(existsSync(join(root, 'reference', `${each}.ts`)), each).toBe(true);
  }
});

describe('its commands', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cutoff-course-'));
    for (const [, name, text] of guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm))
      await writeFile(join(folder, name!), text!);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(commands)('%s', async (line) => {
    const { code: exit, out, err } = await cutoff(folder, line.split(' ').slice(1));
    // What takes long tells how far it is.
    expect([exit, err.replaceAll(/^\d+ %\n/gm, '')]).toEqual([0, '']);
    expect(out).not.toBe('');
  });
});
