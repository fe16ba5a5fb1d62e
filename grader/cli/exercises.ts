import type { Command } from 'commander';
import { listExercises } from '../content/exercise.ts';
import type { CommandModule } from './context.ts';

/** `cutoff exercises`. JSON: a list of `{ slug, title, algorithm, languages }`. */
export const define: CommandModule['define'] = (command: Command, run) => {
  command.action(() =>
    run(async ({ print, printJson }) => {
      const exercises = await listExercises();
      if (command.opts<{ json?: boolean }>().json === true) {
        printJson(exercises);
        return 0;
      }
      const width = exercises.reduce((most, { slug }) => Math.max(most, slug.length), 0);
      for (const { slug, title } of exercises) print(`${slug.padEnd(width)}  ${title}`);
      print('\nBegin one with: cutoff start NAME');
      return 0;
    }),
  );
};
