import type { Command } from 'commander';
import { listChapters } from '../content/chapters.ts';
import type { CommandModule } from './context.ts';

/**
 * `cutoff exercises`. JSON: a list of `{ chapter, slug, title, algorithm, languages, level, after }`, in the
 * order in which they are taught.
 */
export const define: CommandModule['define'] = (command: Command, run) => {
  command.action(() =>
    run(async ({ print, printJson }) => {
      const chapters = await listChapters();
      if (command.opts<{ json?: boolean }>().json === true) {
        printJson(
          chapters.flatMap(({ title, exercises }) => exercises.map((one) => ({ chapter: title, ...one }))),
        );
        return 0;
      }
      const slugs = chapters.flatMap(({ exercises }) => exercises.map(({ slug }) => slug));
      const width = slugs.reduce((most, { length }) => Math.max(most, length), 0);
      for (const { title: chapter, exercises } of chapters) {
        print(chapter);
        for (const { slug, title, level, after } of exercises) {
          print(`  ${slug.padEnd(width)}  ${title}, level ${level}`);
          if (after.length > 0) print(`  ${' '.repeat(width)}  after ${after.join(', ')}`);
        }
        print('');
      }
      print('Begin one with: cutoff start NAME');
      return 0;
    }),
  );
};
