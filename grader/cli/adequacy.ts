import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Adequacy } from '../adequacy/adequacy.ts';
import type { LazyRow } from '../adequacy/lazy.ts';
import type { Suggestions } from '../adequacy/suggest.ts';
import { listExercises } from '../content/exercise.ts';
import { SEARCH_SUBJECTS } from '../subjects/subjects.ts';
import type { Exercise, GameAlgorithm } from '../types/exercise.ts';
import { byClass } from '../subjects/agentClasses.ts';
import { isPaidForNothing, lazyOf } from './adequacyLazy.ts';
import type { PowerOptions } from './adequacyPower.ts';
import type { CommandModule } from './context.ts';
import { didYouMean } from './didYouMean.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { EXIT, widthOf } from './io.ts';
import { depthOption, readTree } from './readTree.ts';
import { lastOf } from '../types/lookup.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';

const GAMES = SEARCH_SUBJECTS.map(({ name }) => name).join(', ');

interface Options extends PowerOptions {
  readonly suggest?: boolean;
  readonly power?: boolean;
  readonly algorithm?: string;
  readonly depth?: string;
  readonly strict?: boolean;
}

interface Weighed extends Adequacy {
  readonly path: string;
  readonly suggestions?: Suggestions;
  /** Of an exercise; where it is on agents, with its last class, for all of them together. */
  readonly lazy?: readonly LazyRow[];
}

/**
 * `cutoff adequacy PATH…`. JSON: a list of `{ path, exercise, algorithm, class?, mistakes, cases, variants,
 * suggestions?, lazy? }`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<paths...>', 'exercises by name or folder, and tree files')
    .option('--suggest', 'find small trees that catch what gets through')
    .option('--algorithm <name>', `for trees: ${GAMES}`)
    .option('--depth <plies>', 'for trees: depth limit')
    .option('--power', 'measure how random searches are judged, into power.json')
    .option('--leanings', 'for --power: of leanings only; all else stays as it was measured')
    .option('--gradings <n>', 'for --power: gradings of each program')
    .option('--seed <n>', 'for --power: a seed of your own')
    .option('--strict', 'exit with 1 when a mistake survives, or a lazy program is paid')
    .addHelpText(
      'after',
      helpText(
        'Every known mistake and every accepted way to be right is run on every case; and',
        'programs that do none of the work, to see what an exercise pays them.',
        '',
        'Examples:',
        '  cutoff adequacy alpha-beta',
        '  cutoff adequacy trees/mine.json --suggest',
      ),
    )
    .action((paths: string[]) =>
      run(async (context) => {
        const { io, print, printJson } = context;
        const options = command.opts<Options>();
        const slugs = (await listExercises()).map(({ slug }) => slug);
        if (options.power === true) {
          const { runPower } = await import('./adequacyPower.ts');
          return runPower(
            await Promise.all(
              paths.map(async (path) => ({ path, exercise: await exerciseAt(path, slugs, options, io.cwd) })),
            ),
            options,
            context,
          );
        }
        const weighed: Weighed[] = [];
        for (const path of paths) {
          const exercise = await exerciseAt(path, slugs, options, io.cwd);
          const classes = await weigh(path, exercise, options);
          weighed.push(...classes.slice(0, -1), { ...lastOf(classes), ...(await lazyOf(exercise)) });
        }
        if (options.json === true) printJson(weighed);
        else for (const line of await linesOf(weighed, widthOf(io.stdout))) print(line);
        if (weighed.some(({ variants }) => variants.some(({ failures }) => failures.length > 0)))
          return EXIT.usage;
        const isLacking =
          weighed.some(({ mistakes }) => mistakes.some(({ state }) => state === 'survives')) ||
          (await isPaidForNothing(weighed));
        return options.strict === true && isLacking ? EXIT.failed : EXIT.done;
      }),
    );
};

async function linesOf(weighed: readonly Weighed[], width: number): Promise<string[]> {
  const [{ adequacyText, suggestionsText }, { lazyText }] = await Promise.all([
    import('../adequacy/adequacyText.ts'),
    import('../adequacy/lazyText.ts'),
  ]);
  return weighed.flatMap((one, at) => [
    ...(at > 0 ? [''] : []),
    ...adequacyText(one.path, one, width),
    ...(one.lazy === undefined ? [] : lazyText(one.lazy, width)),
    ...(one.suggestions === undefined ? [] : suggestionsText(one.suggestions, width)),
  ]);
}

/** One for each class of an exercise on agents. */
async function weigh(path: string, exercise: Exercise, { suggest }: Options): Promise<Weighed[]> {
  const { adequacyOf } = await import('../adequacy/adequacy.ts');
  const found = byClass(exercise).flatMap((one) => {
    const adequacy = adequacyOf(one);
    return adequacy === null ? [] : [{ one, adequacy }];
  });
  if (found.length === 0) return [{ path, ...(await ofRuns(path, exercise, suggest === true)) }];
  if (suggest !== true) return found.map(({ adequacy }) => ({ path, ...adequacy }));
  const { suggest: suggestTrees } = await import('../adequacy/suggest.ts');
  return found.map(({ one, adequacy }) => ({
    path,
    ...adequacy,
    suggestions: suggestTrees(one, survivorsOf(adequacy)),
  }));
}

async function ofRuns(path: string, exercise: Exercise, isSuggesting: boolean): Promise<Adequacy> {
  if (isSuggesting)
    throw new UserError(
      `${path}: --suggest finds trees, for searches of games (${GAMES}); this is ${exercise.algorithm}`,
    );
  const { adequacyOfRuns } = await import('../adequacy/adequacyOfRuns.ts');
  const adequacy = adequacyOfRuns(exercise);
  if (adequacy === null) throw new UserError(`${path}: no mistakes are known in ${exercise.algorithm}`);
  return adequacy;
}

/** What no case catches, as `id` or `id: form`. */
const survivorsOf = (adequacy: Adequacy): string[] =>
  adequacy.mistakes.flatMap(({ id, state, survivingForms }) =>
    state === 'survives'
      ? [id, ...survivingForms.map((words) => `${id}: ${words}`)]
      : survivingForms.map((words) => `${id}: ${words}`),
  );

async function exerciseAt(
  path: string,
  slugs: readonly string[],
  options: Options,
  cwd: string,
): Promise<Exercise> {
  const at = resolve(cwd, path);
  if (!slugs.includes(path) && !existsSync(at)) {
    if (!/[./\\]/.test(path))
      throw new UserError(`there is no exercise or file ${JSON.stringify(path)}${didYouMean(path, slugs)}`);
    throw new UserError(`${path}: there is no such file or folder`);
  }
  if (slugs.includes(path) || statSync(at).isDirectory()) return exerciseNamed(path, cwd);
  if (basename(at) === 'exercise.json') return exerciseNamed(dirname(join(cwd, path)), cwd);
  const { algorithmFor, treeExercise, treeOfAgents } = await import('../adequacy/treeExercise.ts');
  const { tree } = await readTree(path, cwd);
  if (tree.agents !== undefined && options.algorithm === undefined && options.depth === undefined) {
    const { roundsOf } = await import('../content/agents.ts');
    const rounds = roundsOf({}, tree, undefined);
    const ofAgents = rounds === null ? null : treeOfAgents(tree, path, rounds);
    if (ofAgents !== null && ofAgents.checks.length > 0) return ofAgents;
  }
  return fitting(
    path,
    treeExercise(
      tree,
      path,
      algorithmOption(options.algorithm) ?? algorithmFor(tree),
      depthOption(options.depth),
    ),
  );
}

function algorithmOption(name: string | undefined): GameAlgorithm | undefined {
  if (name === undefined) return undefined;
  const found = SEARCH_SUBJECTS.find((subject) => subject.name === name)?.name;
  if (found === undefined)
    throw new UserError(`--algorithm: found ${JSON.stringify(name)}; expected ${GAMES}`);
  return found;
}

/** A tree that an algorithm cannot search would fail everybody. */
async function fitting(path: string, exercise: Exercise): Promise<Exercise> {
  const { misfit } = await import('../content/fits.ts');
  for (const { inputs } of exercise.checks.slice(0, 1).flatMap(({ cases }) => cases)) {
    for (const input of inputs) {
      if (input.kind !== 'game' || input.game.name !== 'tree') continue;
      const trouble = misfit(input.game.tree, exercise.algorithm, exercise.conventions, input.depthLimit);
      if (trouble !== null)
        throw new UserError(`${path}: found ${trouble.found}; expected ${trouble.expected}`);
    }
  }
  return exercise;
}
