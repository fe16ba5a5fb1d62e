/** What students begin with: it must help in an editor, and the bundled solutions must get full marks. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadExercise } from '../../grader/content/exercise.ts';
import { formatPoints, sumPoints } from '../../grader/words/points.ts';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import {
  BOUND_NAMES,
  GAME_NAMES,
  PROBLEM_NAMES,
  RANDOM_NAMES,
  snakeCase,
} from '../../grader/observe/host/names.ts';
import { readSubmission } from '../../grader/observe/submission/readSubmission.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import { packageRoot } from '../../grader/types/root.ts';
import type { Program } from '../../grader/types/submission.ts';
import { treeInput } from '../support/sandbox.ts';

const root = packageRoot();
const GAMES = [
  'minimax',
  'minimax-decision',
  'iterative-deepening',
  'alpha-beta',
  'negamax',
  'negamax-alpha-beta',
  'all-optimal-actions',
  'expectimax',
  'expectiminimax',
  'star1',
];
const SEARCHES = [
  'hill-climbing',
  'stochastic-hill-climbing',
  'first-choice',
  'random-restart',
  'simulated-annealing',
  'local-beam',
];
const GENETICS = ['random-selection', 'reproduce', 'mutate', 'genetic-algorithm'];
const SLUGS = [...GAMES, 'max-n', ...SEARCHES, ...GENETICS];
const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

/** Problems that the TypeScript compiler finds in files that a student's editor would show. */
function typeProblems(files: readonly string[]): string {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const flags = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--allowJs',
    '--checkJs',
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--types',
    '',
  ];
  try {
    execFileSync(process.execPath, [compiler, ...flags, ...files], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Each marked line must be an error, and no other line may be one. */
const MISUSED_GAME = `import type { Decision, Game, State } from './cutoff';
export function search(game: Game, state: State): Decision {
  // @ts-expect-error no such name
  game.isOver(state);
  // @ts-expect-error a state and an action
  game.result(state);
  // @ts-expect-error an action is text
  game.result(state, 0);
  // @ts-expect-error only to be read
  game.depthLimit = 3;
  // @ts-expect-error no such player
  if (game.player(state) === 'MAX') return { value: 1, action: null };
  // @ts-expect-error a number
  if (game.actions(state).length > 1) return { value: '1', action: null };
  return { value: game.isTerminal(state) ? game.utility(state) : game.evaluate(state), action: game.actions(state)[0] ?? null };
}
`;

const misusedProblem = (state: string): string => `import type { ${state}, Problem, Random } from './cutoff';
export function climb(problem: Problem, random: Random): ${state} {
  // @ts-expect-error no such name
  problem.successors(problem.initial);
  // @ts-expect-error a board, not a row
  problem.value(3);
  // @ts-expect-error only to be read
  problem.initial = [];
  // @ts-expect-error a board
  if (random.number() < 0.5) return problem.value(problem.initial);
  return random.choice(problem.neighbours(problem.initial));
}
`;

const MISUSED_INDIVIDUAL = `import type { Individual, Random } from './cutoff';
export function breed(x: Individual, random: Random): Individual {
  // @ts-expect-error no such name
  random.random();
  // @ts-expect-error both ends
  random.integer(3);
  // @ts-expect-error an individual, not a number
  if (random.number() < 0.5) return random.choice(x);
  return random.shuffle([...x]);
}
`;

const MISUSED_SEVERAL = `import type { Decision, Game, State } from './cutoff';
export function search(game: Game, state: State): Decision {
  // @ts-expect-error whose?
  game.utility(state);
  // @ts-expect-error a player is a number
  game.utility(state, 'max');
  // @ts-expect-error a number, not a function
  game.players();
  // @ts-expect-error only to be read
  game.players = 3;
  // @ts-expect-error there is no depth limit
  if (game.depthLimit === 0) return { values: [], action: null };
  // @ts-expect-error a list
  if (game.player(state) === 0) return { values: 1, action: null };
  return { values: [game.utility(state, 0)], action: game.actions(state)[0] ?? null };
}
`;

const MISUSED_DECISION = `import type { Action, Game, State } from './cutoff';
export function decide(game: Game, state: State): Action | null {
  // @ts-expect-error no such name
  game.isOver(state);
  // @ts-expect-error a state and an action
  game.result(state);
  // @ts-expect-error only to be read
  game.depthLimit = 3;
  // @ts-expect-error an action is text
  if (game.isTerminal(state)) return game.evaluate(state);
  return game.actions(state)[0] ?? null;
}
`;

const MISUSED_HOLD = `import type { Game, Hold, State } from './cutoff';
export function deepen(game: Game, state: State, hold: Hold): void {
  // @ts-expect-error no such name
  game.hold('a');
  // @ts-expect-error an action is text
  hold(game.evaluate(state));
  // @ts-expect-error only to be read
  game.depthLimit = 3;
  // @ts-expect-error nothing comes back
  if (hold('a') === 'a') return;
  for (const action of game.actions(state)) hold(action);
}
`;

function misuseOf(slug: string): string {
  if (slug === 'iterative-deepening') return MISUSED_HOLD;
  if (slug === 'max-n') return MISUSED_SEVERAL;
  if (slug === 'minimax-decision') return MISUSED_DECISION;
  if (slug === 'all-optimal-actions')
    return MISUSED_GAME.replaceAll('Decision', 'AllOptimal')
      .replaceAll('action: null', 'actions: []')
      .replace('action: game.actions(state)[0] ?? null', 'actions: game.actions(state)');
  if (GAMES.includes(slug)) return MISUSED_GAME;
  return GENETICS.includes(slug)
    ? MISUSED_INDIVIDUAL
    : misusedProblem(slug === 'hill-climbing' ? 'Board' : 'State');
}

/** What the classes of the Python declarations must have, spelled as in JavaScript. */
function membersOf(slug: string): readonly string[] {
  if (slug === 'max-n') return ['players', 'player', 'actions', 'result', 'isTerminal', 'utility'];
  if (slug === 'star1') return [...membersOf('expectimax'), ...Object.values(BOUND_NAMES)];
  const names = GAMES.includes(slug)
    ? GAME_NAMES
    : GENETICS.includes(slug)
      ? RANDOM_NAMES
      : { ...PROBLEM_NAMES, ...RANDOM_NAMES };
  return Object.values(names).flat();
}

/** Reads the Python starter and its declarations as Python does, without running them. */
const LOOK = `import ast

def look(game, state):
    starter, declarations = ast.parse(open('starter.txt').read()), ast.parse(open('cutoff.txt').read())
    classes = [node for node in declarations.body if isinstance(node, ast.ClassDef)]
    assigned = [target.id for node in declarations.body if isinstance(node, ast.Assign) for target in node.targets]
    return {
        'entries': [node.name for node in starter.body if isinstance(node, ast.FunctionDef)],
        'imported': [alias.name for node in ast.walk(starter) if isinstance(node, ast.ImportFrom) and node.module == 'cutoff' for alias in node.names],
        'declared': [node.name for node in classes] + assigned,
        'members': [member.name for node in classes for member in node.body if isinstance(member, ast.FunctionDef)],
    }
`;

async function loadedExercise(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  return loaded.ok ? loaded.value : expect.unreachable(JSON.stringify(loaded.problems));
}

// A language at a time: side by side, a .js file hides the .ts file of the same name.
test.each(['js', 'ts'] as const)('starters in .%s have no problem of types', async (ending) => {
  const files = await Promise.all(
    SLUGS.map(async (slug) => {
      const folder = join(root, 'exercises', slug, 'starter');
      const names = (await readdir(folder)).filter((name) => !name.endsWith('.d.ts'));
      return names.filter((name) => name.endsWith(`.${ending}`)).map((name) => join(folder, name));
    }),
  );
  expect(files.map(({ length }) => length)).toEqual(SLUGS.map(() => 1));
  expect(typeProblems(files.flat())).toBe('');
});

test('what a game or problem does not have shows in the editor', async () => {
  const place = await mkdtemp(join(tmpdir(), 'cutoff-editor-'));
  try {
    for (const slug of SLUGS) {
      await mkdir(join(place, slug));
      const declarations = join(root, 'exercises', slug, 'starter', 'cutoff.d.ts');
      await copyFile(declarations, join(place, slug, 'cutoff.d.ts'));
      await writeFile(join(place, slug, 'misuse.ts'), misuseOf(slug));
    }
    expect(typeProblems(SLUGS.map((slug) => join(place, slug, 'misuse.ts')))).toBe('');
  } finally {
    await rm(place, { recursive: true, force: true });
  }
});

describe.each(SLUGS)('%s', (slug) => {
  const folder = join(root, 'exercises', slug);

  test('starters in both languages name types that exist, and say what is to be done', async () => {
    const names = (await readdir(join(folder, 'starter'))).sort();
    const exercise = await loadExercise(slug);
    expect(exercise.ok && Object.values(exercise.value.files).every((name) => names.includes(name))).toBe(
      true,
    );
    expect(names).toContain('cutoff.d.ts');
    const scripts = names.filter((name) => /(?<!\.d)\.(js|ts)$/.test(name));
    expect(scripts).toHaveLength(2);
    // The editor checks a .js file only where the file asks for it.
    const script = (await loadedExercise(slug)).files.javascript!;
    expect(await readFile(join(folder, 'starter', script), 'utf8')).toMatch(/^\/\/ @ts-check\n/);
  });

  test('the Python starter names types that exist, has the names of the game or problem, and says what is to be done', async () => {
    const file = (await loadedExercise(slug)).files.python!.replace(/\.py$/, '');
    const [starter, declarations] = await Promise.all(
      [`${file}.py`, 'cutoff.pyi'].map((name) => readFile(join(folder, 'starter', name), 'utf8')),
    );
    const program: Program = {
      language: 'python',
      entryFile: 'look.py',
      entry: 'look',
      files: [
        { path: 'look.py', text: LOOK },
        { path: 'starter.txt', text: starter! },
        { path: 'cutoff.txt', text: declarations! },
      ],
    };
    const [observation] = await engines.for('python')!.observe({
      program,
      inputs: [treeInput([1, 2])],
      limits: { fuel: 50_000_000, calls: 10, memoryMB: 64, outputKB: 8, wallSeconds: 20 },
    });
    const outcome = observation!.outcome;
    if (outcome.kind !== 'returned') throw new Error(JSON.stringify(outcome));
    const { entries, imported, declared, members } = outcome.value as {
      entries: string[];
      imported: string[];
      declared: string[];
      members: string[];
    };
    expect(entries).toEqual([file]);
    expect(imported.filter((name) => !declared.includes(name))).toEqual([]);
    expect(members.sort()).toEqual(
      membersOf(slug)
        .map(snakeCase)
        .filter((name) => !['to_move', 'terminal_test'].includes(name))
        .sort(),
    );
    const untouched = await readSubmission(join(folder, 'starter', `${file}.py`), await loadedExercise(slug));
    expect(untouched.content.kind).toBe('not-attempted');
  });

  // That each gets full marks, `lint` sees.
  test('there is a solution in each language', async () => {
    const loaded = await loadExercise(slug);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    const names = (await readdir(join(folder, 'solutions'))).sort();
    const languages = new Set<string>();
    for (const name of names) {
      const submission = await readSubmission(join(folder, 'solutions', name), loaded.value);
      expect(submission.content.kind, name).toBe('program');
      if (submission.content.kind === 'program') languages.add(submission.content.program.language);
    }
    expect(languages).toEqual(new Set(['javascript', 'typescript', 'python']));
  });

  test('the handout says how the points are given, and no more than there are', async () => {
    const loaded = await loadExercise(slug);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    const total = sumPoints(loaded.value.checks.map(({ points }) => points)).valueOf();
    expect(loaded.value.handout).toMatch(new RegExp(`^${total} in all\\.`, 'm'));
    for (const { visibility, points } of loaded.value.checks) {
      if (visibility === 'student') expect(loaded.value.handout).toContain(`(${formatPoints(points)})`);
    }
  });
});

/** What is given alone: what is returned differs, and some games say between which numbers leaves lie. */
const withoutAnswer = (declarations: string): string =>
  declarations
    .replaceAll(/\n\n {2}\/\*\* No leaf is worth [^]*?: number;/g, '')
    .replaceAll(/\n {4}@property\n {4}def (?:lowest|highest)[^]*?\."""\n/g, '')
    .replace(/^\/\*\* What you (return\.|hold a move with:)[^]*$/m, '')
    .replace(/^Hold = [^]*$/m, '')
    .replace(/^from typing import .*$/m, '')
    .replace(/^\w+ = tuple[^]*?(?=^class)/m, '')
    .trimEnd();

test.each(['cutoff.d.ts', 'cutoff.pyi'])(
  'the games are described to editors in the same words: %s',
  async (name) => {
    const texts = await Promise.all(
      GAMES.map((slug) => readFile(join(root, 'exercises', slug, 'starter', name), 'utf8')),
    );
    expect(new Set(texts.map(withoutAnswer)).size).toBe(1);
  },
);
