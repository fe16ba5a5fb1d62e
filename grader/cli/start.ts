import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Option } from 'commander';
import { LANGUAGES } from '../types/submission.ts';
import type { Language } from '../types/submission.ts';
import type { CommandModule } from './context.ts';
import { KIT_FILE, exerciseNamed, kitFileText, starterFiles } from './exerciseFor.ts';
import { UserError } from './userError.ts';
import { itemAt } from '../types/lookup.ts';
import { helpText } from './helpText.ts';

interface Options {
  readonly language?: Language;
  readonly json?: boolean;
}

/** `cutoff start SLUG [DIR]`: copies an exercise's starter. JSON: `{ exercise, folder, files }`. */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<exercise>', 'name of an exercise, or the folder of one')
    .argument('[folder]', 'where to begin; made when it is not there (default: the name of the exercise)')
    .addOption(
      new Option(
        '--language <language>',
        'language to begin in (default: the first that the exercise takes)',
      ).choices(LANGUAGES),
    )
    .addHelpText(
      'after',
      helpText(
        'Examples:',
        '  cutoff start alpha-beta',
        '  cutoff start alpha-beta homework3 --language typescript',
        '',
        'Files that are there already are never written over.',
      ),
    )
    .action((name: string, folder: string | undefined) =>
      run(async ({ io, print, printJson }) => {
        const options = command.opts<Options>();
        const exercise = await exerciseNamed(name, io.cwd);
        const language = options.language ?? itemAt(exercise.languages, 0);
        if (!exercise.languages.includes(language))
          throw new UserError(
            `${exercise.slug} does not take ${language}, only ${exercise.languages.join(', ')}`,
          );
        const target = resolve(io.cwd, folder ?? exercise.slug);
        const starter = join(exercise.folder, 'starter');
        const others = LANGUAGES.filter((each) => each !== language).map((each) => exercise.files[each]);
        const copies = (await starterFiles(exercise))
          .filter((file) => !others.includes(file) && helpsWith(file, language))
          .map((file) => [join(starter, file), file] as const);
        if (existsSync(join(exercise.folder, 'handout.md')))
          copies.push([join(exercise.folder, 'handout.md'), 'handout.md']);
        const files = [...copies.map(([, file]) => file), KIT_FILE];
        await refuseToOverwrite(target, files);
        await makeFolder(target);
        for (const [from, file] of copies) await copyFile(from, join(target, file));
        await writeFile(join(target, KIT_FILE), kitFileText(exercise, target), { flag: 'wx' });
        const shown = relative(io.cwd, target) || '.';
        if (options.json === true) {
          printJson({ exercise: exercise.slug, folder: target, files });
          return 0;
        }
        print(`${exercise.title} is ready in ${shown}:`);
        for (const file of files) print(`  ${file}`);
        print(
          `\nRead handout.md, write ${exercise.files[language] ?? exercise.entry}, then: ` +
            `cutoff check ${shown === '.' ? '' : shown}`.trimEnd(),
        );
        return 0;
      }),
    );
};

/** Declarations are for one language's editors: `.pyi` for Python, `.d.ts` for the others. */
function helpsWith(file: string, language: Language): boolean {
  return language === 'python' ? !file.endsWith('.d.ts') : !file.endsWith('.pyi');
}

async function refuseToOverwrite(target: string, files: readonly string[]): Promise<void> {
  const there = files.filter((file) => existsSync(join(target, file)));
  if (there.length > 0)
    throw new UserError(
      `${target} already holds ${there.join(', ')}; nothing was written. Name another folder.`,
    );
}

async function makeFolder(target: string): Promise<void> {
  try {
    await mkdir(target, { recursive: true });
  } catch {
    throw new UserError(
      `${target} cannot be made a folder (is there a file of that name, or no permission in ` +
        `${dirname(target)}?)`,
    );
  }
}
