import type { Adequacy } from '../adequacy/adequacy.ts';
import type { LazyRow } from '../adequacy/lazy.ts';
import type { Suggestions } from '../adequacy/suggest.ts';
import { listExercises } from '../content/exercise.ts';
import type { Exercise } from '../types/exercise.ts';
import { byClass } from '../subjects/agentClasses.ts';
import { exerciseAt, GAMES } from './adequacyExercise.ts';
import { isPaidForNothing, lazyOf } from './adequacyLazy.ts';
import type { PowerOptions } from './adequacyPower.ts';
import { isQuizLacking, weighedQuiz } from './adequacyQuiz.ts';
import type { WeighedQuiz } from './adequacyQuiz.ts';
import type { CommandModule } from './context.ts';
import { EXIT, widthOf } from './io.ts';
import { lastOf } from '../types/lookup.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';

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
 * suggestions?, lazy? }`, or for a quiz `{ path, quiz, mistakes, alike, questions, points }`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<paths...>', 'exercises and quizzes by name, their folders and files, and tree files')
    .option('--suggest', 'find small trees that catch what gets through')
    .option('--algorithm <name>', `for trees: ${GAMES}`)
    .option('--depth <plies>', 'for trees: depth limit')
    .option('--power', 'measure how random searches are judged, into power.json')
    .option('--leanings', 'for --power: of leanings only; all else stays as it was measured')
    .option('--gradings <n>', 'for --power: gradings of each program')
    .option('--seed <n>', 'for --power: a seed of your own')
    .option('--strict', 'exit with 1 when a mistake survives, or a lazy program or answer is paid')
    .addHelpText(
      'after',
      helpText(
        'Every known mistake and every accepted way to be right is run on every case; and',
        'programs that do none of the work, to see what an exercise pays them. Of a quiz: which',
        'mistakes each question tells from right and from each other, and what lazy answers earn.',
        '',
        'Examples:',
        '  cutoff adequacy alpha-beta',
        '  cutoff adequacy trees/mine.json --suggest',
        '  cutoff adequacy figure-5-2',
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
        const all = await weighAll(paths, slugs, options, io.cwd);
        if (options.json === true) printJson(all);
        else for (const line of await linesOf(all, widthOf(io.stdout))) print(line);
        const weighed = all.filter((one): one is Weighed => !('quiz' in one));
        const quizzes = all.filter((one): one is WeighedQuiz => 'quiz' in one);
        if (weighed.some(({ variants }) => variants.some(({ failures }) => failures.length > 0)))
          return EXIT.usage;
        const isLacking =
          weighed.some(({ mistakes }) => mistakes.some(({ state }) => state === 'survives')) ||
          (await isPaidForNothing(weighed)) ||
          (await isQuizLacking(quizzes));
        return options.strict === true && isLacking ? EXIT.failed : EXIT.done;
      }),
    );
};

async function weighAll(
  paths: readonly string[],
  slugs: readonly string[],
  options: Options,
  cwd: string,
): Promise<(Weighed | WeighedQuiz)[]> {
  const all: (Weighed | WeighedQuiz)[] = [];
  const isForTrees = [options.suggest, options.algorithm, options.depth].some((each) => each !== undefined);
  for (const path of paths) {
    const quiz = await weighedQuiz(path, slugs, cwd, isForTrees);
    if (quiz === null) {
      const exercise = await exerciseAt(path, slugs, options, cwd);
      const classes = await weigh(path, exercise, options);
      all.push(...classes.slice(0, -1), { ...lastOf(classes), ...(await lazyOf(exercise)) });
    } else all.push(quiz);
  }
  return all;
}

async function linesOf(weighed: readonly (Weighed | WeighedQuiz)[], width: number): Promise<string[]> {
  const [{ adequacyText, suggestionsText }, { lazyText }] = await Promise.all([
    import('../adequacy/adequacyText.ts'),
    import('../adequacy/lazyText.ts'),
  ]);
  const lines: string[] = [];
  for (const [at, one] of weighed.entries()) {
    if (at > 0) lines.push('');
    if ('quiz' in one) {
      const { quizAdequacyText } = await import('../quiz/lint/quizAdequacyText.ts');
      lines.push(...quizAdequacyText(one.path, one, width));
      continue;
    }
    lines.push(...adequacyText(one.path, one, width));
    if (one.lazy !== undefined) lines.push(...lazyText(one.lazy, width));
    if (one.suggestions !== undefined) lines.push(...suggestionsText(one.suggestions, width));
  }
  return lines;
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
