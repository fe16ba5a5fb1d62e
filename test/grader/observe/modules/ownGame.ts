import { afterAll, beforeAll } from 'vitest';
import { filesByPath } from '../../../../grader/content/exerciseFiles.ts';
import { openExercise } from '../../../../grader/content/openExercise.ts';
import { openModules } from '../../../../grader/observe/modules/openModules.ts';
import { MODULE_LIMITS } from '../../../../grader/observe/modules/runModule.ts';
import { createEngines } from '../../../../grader/observe/sandbox/engines.ts';
import type { Engines } from '../../../../grader/types/engine.ts';
import type { Exercise } from '../../../../grader/types/exercise.ts';
import { formatProblem, type Result } from '../../../../grader/types/result.ts';

/** Nim, as an author may write it. */
export const NIM = `export const title = 'Nim';
export const alternates = true;
export const initial = ({ piles = [1, 2] }) => ({ piles, turn: 'max' });
export const player = (state) => state.turn;
export const actions = ({ piles }) =>
  piles.flatMap((pile, at) => Array.from({ length: pile }, (_, i) => \`\${at}:\${i + 1}\`));
export function result({ piles, turn }, action) {
  const [at, taken] = action.split(':').map(Number);
  const left = piles.map((pile, i) => (i === at ? pile - taken : pile));
  return { piles: left, turn: turn === 'max' ? 'min' : 'max' };
}
export const isTerminal = ({ piles }) => piles.every((pile) => pile === 0);
export const utility = ({ turn }) => (turn === 'max' ? -1 : 1);
export const evaluate = ({ piles }) => piles.reduce((a, b) => a + b, 0) / 100;
`;

/** The same with one export written anew. */
export const nimWith = (name: string, text: string): string =>
  NIM.replace(new RegExp(`export (const|function) ${name}\\b[\\s\\S]*?(?=\\nexport |$)`), text);

let engines: Engines;
/** Starts engines for a file and ends them with it; each file that opens exercises calls it. */
export function endEngines(): void {
  beforeAll(() => {
    engines = createEngines({ workers: 1 });
  });
  afterAll(() => engines.close());
}

/** Far less than an author's module gets, so that one that never ends is quick. */
const LIMITS = { ...MODULE_LIMITS, fuel: 60_000_000 };

export function exerciseOf(cases: readonly object[], more: object = {}): object {
  return {
    title: 'Nim',
    algorithm: 'minimax',
    entry: 'minimax',
    files: { javascript: 'minimax.js' },
    checks: [
      {
        id: 'value',
        title: 'The value',
        kind: 'value',
        points: 4,
        visibility: 'student',
        cases: cases.map((each, at) => ({ id: `case-${at}`, description: 'A case.', ...each })),
      },
    ],
    ...more,
  };
}

/** Opens an exercise whose files are these texts. */
export const open = (exercise: object, files: Readonly<Record<string, string>>): Promise<Result<Exercise>> =>
  openExercise(
    filesByPath({ 'exercise.json': JSON.stringify(exercise), 'handout.md': '# Nim', ...files }),
    { slug: 'nim', folder: 'nim', label: 'nim' },
    openModules(engines, LIMITS),
  );

export const problemsOf = (opened: Result<Exercise>): string[] =>
  opened.ok ? [] : opened.problems.map(formatProblem);
