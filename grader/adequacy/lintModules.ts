import { filesIn } from '../content/folder.ts';
import { moduleNeeds } from '../content/openExercise.ts';
import { playAtRandom } from '../observe/modules/openGame.ts';
import { MODULE_LIMITS } from '../observe/modules/runModule.ts';
import type { Engines } from '../types/engine.ts';
import type { Exercise } from '../types/exercise.ts';
import type { GameInput } from '../types/input.ts';
import type { Problem } from '../types/result.ts';
import { grouped } from '../words/numbers.ts';

export interface ModuleLint {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/**
 * Plays each game of a module at random, and counts what a search of it asks. That an exercise with modules
 * loads says already that all positions that its cases come to are what they must be; a game that is played
 * goes on beyond a depth limit, and keeps what its module claims.
 */
export async function lintModules(exercise: Exercise, label: string, engines: Engines): Promise<ModuleLint> {
  const problems = tooManyQuestions(exercise, label);
  const warnings: Problem[] = [];
  const needs = moduleNeeds(filesIn(exercise.folder), {
    slug: exercise.slug,
    folder: exercise.folder,
    label,
  });
  const engine = needs.length === 0 ? null : engines.for('javascript');
  if (engine === null) return { problems, warnings };
  for (const need of needs.filter(({ kind }) => kind === 'game')) {
    for (const problem of await playAtRandom({ engine, limits: MODULE_LIMITS }, need)) {
      // A game that only ever is searched to a limit may go on for ever.
      const isMild = problem.code === 'game-without-end' && need.plies !== null;
      const list = isMild ? warnings : problems;
      if (!list.some(({ code, found }) => code === problem.code && found === problem.found))
        list.push(problem);
    }
  }
  return { problems, warnings };
}

/** Games that a plain search cannot look at within the exercise's limits. */
function tooManyQuestions({ checks, limits }: Exercise, label: string): Problem[] {
  return checks.flatMap(({ id: check, cases }) =>
    cases.flatMap(({ id, inputs, modules }) => {
      if (modules === undefined) return [];
      const asked = inputs.map((input) => (input.kind === 'game' ? questionsOf(input) : 0));
      const most = Math.max(0, ...asked);
      if (most <= limits.calls) return [];
      return {
        code: 'game-too-large',
        file: `${label}/exercise.json`,
        place: `${check}/${id}`,
        found: `a game about which a search asks ${grouped(most)} questions`,
        expected: `at most ${grouped(limits.calls)}, as "limits" says`,
        hint: 'give the case a lower "depthLimit", the game a smaller start, or "limits" more "calls"',
      };
    }),
  );
}

/** What a search asks that looks at everything once: who moves, what can be done, and what comes of it. */
function questionsOf({ game, depthLimit }: GameInput): number {
  if (game.name !== 'tree') return 0;
  return game.tree.nodes
    .filter(({ ply }) => ply <= depthLimit)
    .reduce((sum, { ply, children }) => {
      const isLeaf = children.length === 0 || ply === depthLimit;
      return sum + (isLeaf ? 2 : 3 + children.length);
    }, 0);
}
