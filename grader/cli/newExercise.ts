import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { loadExercise } from '../observe/modules/loadExercise.ts';
import { isEmptyFolder } from './emptyFolder.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { didYouMean } from './didYouMean.ts';
import {
  GAME_NAMES,
  type GameGround,
  gameGround,
  PROBLEM_NAMES,
  type ProblemGround,
  problemGround,
} from './grounds.ts';
import { EXIT } from './io.ts';
import { listExercises } from '../content/exercise.ts';
import { hasUtilities, subjectOf } from '../subjects/subjects.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { titleFrom } from './newNames.ts';
import type { SubCommand } from './subCommand.ts';
import { scaffoldLike } from './scaffold.ts';
import { problemsError, UserError, writingTo } from './userError.ts';
import { helpText } from './helpText.ts';

interface Options {
  readonly like?: string;
  readonly algorithm?: string;
  readonly game?: string;
  readonly problem?: string;
  readonly title?: string;
  readonly json?: boolean;
}

/** `cutoff new exercise FOLDER`. JSON: `{ exercise, folder, like, title, files }`. */
export const newExercise: SubCommand = {
  name: 'exercise',
  summary: 'make an exercise to begin from, in a folder of your own',
  define: (command, run) => {
    command
      .argument('<folder>', "where the exercise goes; the folder's name is the exercise's")
      .option(
        '--like <exercise>',
        'take starters, solutions and a few small cases from this exercise (default: minimax)',
      )
      .option('--algorithm <name>', 'instead, from the bundled exercise on this algorithm')
      .option('--game <name>', `play this game: ${GAME_NAMES.join(', ')}`)
      .option('--problem <name>', `search this problem: ${PROBLEM_NAMES.join(', ')}`)
      .option('--title <title>', "the exercise's title (default: from the name of the folder)")
      .addHelpText(
        'after',
        helpText(
          'It is whole: lint finds nothing wrong with it, and students could begin.',
          'Change handout, cases and points to your own. With "own" it has a module to change.',
          '',
          'Examples:',
          '  cutoff new exercise my-minimax',
          '  cutoff new exercise my-pruning --like alpha-beta --title "Pruning, first steps"',
          '  cutoff new exercise my-nim --algorithm negamax --game nim',
          '  cutoff new exercise my-seats --algorithm hill-climbing --problem own',
          '  cutoff lint ./my-pruning',
        ),
      )
      .action((folder: string) =>
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const target = resolve(io.cwd, folder);
          const shown = relative(io.cwd, target) || '.';
          const like = await exerciseNamed(await likeOf(options), io.cwd);
          const ground = groundOf(options, like);
          const title = titleFrom(options.title, basename(target));
          if (existsSync(target) && !isEmptyFolder(target))
            throw new UserError(`${shown}: this is there already; nothing was written. Name a new folder`);
          const wasThere = existsSync(target);
          try {
            const files = await writingTo(target, () => scaffoldLike(like, target, title, ground));
            const loaded = await loadExercise(join(target, 'exercise.json'));
            if (!loaded.ok) throw refusal(options, like, loaded.problems);
            if (options.json === true)
              printJson({ exercise: loaded.value.slug, folder: target, like: like.slug, title, files });
            else
              print(
                [
                  `${title} is in ${shown}:`,
                  ...files.map((file) => `  ${file}`),
                  '',
                  `Change it to your own, then: cutoff lint ${pathOf(shown)}`,
                  `What gets through it: cutoff adequacy ${pathOf(shown)}`,
                ].join('\n'),
              );
          } catch (error) {
            if (!wasThere) await rm(target, { recursive: true, force: true }).catch(() => undefined);
            throw error;
          }
          return EXIT.done;
        }),
      );
  },
};

/** Why nothing came of it: a game or a problem may not be one that the algorithm can do with. */
function refusal({ game, problem }: Options, like: Exercise, problems: readonly Problem[]): UserError {
  const [option, name] = game === undefined ? ['--problem', problem] : ['--game', game];
  const [first] = problems;
  if (name === undefined || first === undefined) return problemsError(problems);
  return new UserError(
    `${option} ${name} does not go with ${like.algorithm}: found ${first.found}; ` +
      `expected ${first.expected}. Nothing was written`,
  );
}

/** The exercise to begin from: the one named, or the first on an algorithm. */
async function likeOf({ like, algorithm }: Options): Promise<string> {
  if (algorithm === undefined) return like ?? 'minimax';
  if (like !== undefined) throw new UserError('found --like and --algorithm; expected one of them');
  const all = await listExercises();
  const found = all.find((each) => each.algorithm === algorithm || each.slug === algorithm);
  if (found !== undefined) return found.slug;
  const names = [...new Set(all.map((each) => each.algorithm))];
  throw new UserError(
    `--algorithm: found ${JSON.stringify(algorithm)}; expected one of ${names.join(', ')}` +
      didYouMean(algorithm, names),
  );
}

/** What it is to be played on or search; undefined where it keeps the cases of the other. */
function groundOf({ game, problem }: Options, like: Exercise): GameGround | ProblemGround | undefined {
  if (game === undefined && problem === undefined) return undefined;
  const { kind } = subjectOf(like);
  if (game !== undefined && problem !== undefined)
    throw new UserError('found --game and --problem; expected one of them');
  const refuse = (found: string, expected: string): never => {
    throw new UserError(`${found}; expected ${expected}`);
  };
  if (game !== undefined) {
    if (kind !== 'game') refuse(`--game with ${like.algorithm}`, 'a search of games, such as minimax');
    if (!GAME_NAMES.includes(game))
      refuse(
        `--game: found ${JSON.stringify(game)}`,
        `one of ${GAME_NAMES.join(', ')}${didYouMean(game, GAME_NAMES)}`,
      );
    return gameGround(game, hasUtilities(like));
  }
  const name = problem ?? '';
  const isSearch = like.checks.some(({ cases }) =>
    cases.some(({ inputs }) => inputs.some((input) => input.kind === 'local')),
  );
  if (!isSearch) refuse(`--problem with ${like.algorithm}`, 'a local search, such as hill-climbing');
  if (!PROBLEM_NAMES.includes(name))
    refuse(
      `--problem: found ${JSON.stringify(name)}`,
      `one of ${PROBLEM_NAMES.join(', ')}${didYouMean(name, PROBLEM_NAMES)}`,
    );
  return problemGround(name);
}

/** A bare word would be looked up among the bundled exercises. */
const pathOf = (shown: string): string => (/[/\\]/.test(shown) || shown === '.' ? shown : `./${shown}`);
