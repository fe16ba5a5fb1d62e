import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { loadExercise } from '../observe/modules/loadExercise.ts';
import { isEmptyFolder } from './emptyFolder.ts';
import { exerciseNamed } from './exerciseFor.ts';
import { EXIT } from './io.ts';
import { titleFrom } from './newNames.ts';
import type { SubCommand } from './subCommand.ts';
import { scaffoldLike } from './scaffold.ts';
import { problemsError, UserError, writingTo } from './userError.ts';
import { helpText } from './helpText.ts';

interface Options {
  readonly like: string;
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
        'take starters, solutions and a few small cases from this exercise',
        'minimax',
      )
      .option('--title <title>', "the exercise's title (default: from the name of the folder)")
      .addHelpText(
        'after',
        helpText(
          'It is whole: lint finds nothing wrong with it, and students could begin.',
          'Change the handout, the cases and the points to your own.',
          '',
          'Examples:',
          '  cutoff new exercise my-minimax',
          '  cutoff new exercise my-pruning --like alpha-beta --title "Pruning, first steps"',
          '  cutoff lint ./my-pruning',
        ),
      )
      .action((folder: string) =>
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const target = resolve(io.cwd, folder);
          const shown = relative(io.cwd, target) || '.';
          const like = await exerciseNamed(options.like, io.cwd);
          const title = titleFrom(options.title, basename(target));
          if (existsSync(target) && !isEmptyFolder(target))
            throw new UserError(`${shown}: this is there already; nothing was written. Name a new folder`);
          const wasThere = existsSync(target);
          try {
            const files = await writingTo(target, () => scaffoldLike(like, target, title));
            const loaded = await loadExercise(join(target, 'exercise.json'));
            if (!loaded.ok) throw problemsError(loaded.problems);
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

/** A bare word would be looked up among the bundled exercises. */
const pathOf = (shown: string): string => (/[/\\]/.test(shown) || shown === '.' ? shown : `./${shown}`);
