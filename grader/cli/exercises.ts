import type { Command } from 'commander';
import { SITE_WORDS } from '../words/site.ts';
import { listChapters } from '../content/chapters.ts';
import { type CheckProgress, progressBelow } from './checkProgress.ts';
import type { CommandModule } from './context.ts';

/**
 * `cutoff exercises`. JSON: a list of `{ chapter, slug, title, algorithm, languages, level, after }`, in the
 * order in which they are taught, with `progress` (`folder`, `points` and `max` of the last check or null,
 * `isPassed`) where one was begun in this folder.
 */
export const define: CommandModule['define'] = (command: Command, run) => {
  command.action(() =>
    run(async ({ io, print, printJson }) => {
      const chapters = await listChapters();
      const begun = progressBelow(io.cwd);
      if (command.opts<{ json?: boolean }>().json === true) {
        printJson(
          chapters.flatMap(({ title, exercises }) =>
            exercises.map((one) => {
              const progress = begun.get(one.slug);
              return { chapter: title, ...one, ...(progress === undefined ? {} : { progress }) };
            }),
          ),
        );
        return 0;
      }
      const slugs = chapters.flatMap(({ exercises }) => exercises.map(({ slug }) => slug));
      const width = slugs.reduce((most, { length }) => Math.max(most, length), 0);
      for (const { title: chapter, exercises } of chapters) {
        print(chapter);
        for (const { slug, title, level, after } of exercises) {
          print(`  ${slug.padEnd(width)}  ${title}, level ${level}`);
          const progress = begun.get(slug);
          if (progress !== undefined) print(`  ${' '.repeat(width)}  ${begunWords(progress)}`);
          if (after.length > 0) print(`  ${' '.repeat(width)}  after ${after.join(', ')}`);
        }
        print('');
      }
      print('Begin one with: cutoff start NAME');
      return 0;
    }),
  );
};

const begunWords = ({ points, max, isPassed }: CheckProgress): string =>
  points === null || max === null ? 'begun, not checked yet' : SITE_WORDS.progress({ points, max, isPassed });
