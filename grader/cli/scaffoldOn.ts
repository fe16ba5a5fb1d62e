import type { ProblemGround, GameGround } from './grounds.ts';
import type { WrittenCase, WrittenCheck } from './writtenChecks.ts';

/** An exercise like another, on a game or a problem that its author has chosen. */
export interface OnGround {
  readonly checks: readonly WrittenCheck[];
  readonly files: Readonly<Record<string, string>>;
}

/**
 * The same checks on a game. Luck can do a few small games, so that all must pass, and the batch of random
 * trees that the other exercise has stays beside them; its last game is for after the due date.
 */
export function onGame(
  checks: readonly WrittenCheck[],
  { games, files }: GameGround,
  depthLimit: number | undefined,
): OnGround {
  const caseOn = (game: object, at: number): WrittenCase => ({
    id: `game-${at + 1}`,
    description: 'Meant to catch a search that is right on small trees only.',
    game,
    ...(depthLimit === undefined ? {} : { depthLimit }),
  });
  const batches = checks.flatMap((check) => check.cases.filter(({ random }) => random !== undefined));
  const [batch] = batches;
  const [shown, last] = [games.slice(0, -1), games.slice(-1)];
  return {
    files,
    checks: checks.map((check, place) => {
      const own = (check.visibility === 'student' ? shown : last).map(caseOn);
      const mine = check.cases.filter(({ random }) => random !== undefined);
      const lent = mine.length > 0 || batch === undefined ? mine : [withOtherTrees(batch, place + 1)];
      return { ...check, credit: 'all', cases: [...own, ...lent] };
    }),
  };
}

/** Trees that no other check has; what they catch is not said. */
const withOtherTrees = ({ catches: _catches, random, ...one }: WrittenCase, by: number): WrittenCase =>
  random === undefined ? one : { ...one, random: { ...random, seed: random.seed + by } };

/** A run file as written. */
interface WrittenRun {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly problem?: unknown;
}

/** So many runs of each take some more than a step. */
const SEEDS = [1, 2, 3, 4, 5, 6];

/**
 * The same checks on a problem: the run files of the other exercise with another problem in them. Goals are
 * left out, as each problem has its own; runs that then are the same are one.
 */
export function onProblem(
  checks: readonly WrittenCheck[],
  runs: ReadonlyMap<string, string>,
  { problem, files }: ProblemGround,
): OnGround {
  const written = new Map<string, string>();
  const own = checks.map((check) => {
    const cases = new Map<string, WrittenCase>();
    for (const one of check.cases) {
      const run = JSON.parse((runs.get(one.run ?? '') ?? '{}').replace(/^\ufeff/, '')) as WrittenRun;
      if (run.problem === undefined) continue;
      const { goal: _goal, ...options } = run.options ?? {};
      const text = JSON.stringify({ ...run, title: 'Runs', problem, seeds: SEEDS, options }, null, 2);
      const path = written.get(text) ?? `runs/own-${written.size + 1}.json`;
      written.set(text, path);
      cases.set(path, {
        id: `runs-${cases.size + 1}`,
        description: 'Meant to catch a search that breaks the law of this check.',
        run: path,
      });
    }
    return { ...check, credit: 'all', cases: [...cases.values()] };
  });
  return {
    checks: own.filter(({ cases }) => cases.length > 0),
    files: { ...files, ...Object.fromEntries([...written].map(([text, path]) => [path, `${text}\n`])) },
  };
}
