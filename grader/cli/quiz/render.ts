import { basename, dirname, resolve } from 'node:path';
import { writeWhole } from '../../batch/outFolder.ts';
import { reasonOf } from '../../observe/submission/folder.ts';
import { createQuizPages } from '../../quiz/page/pages.ts';
import type { SubCommand } from '../subCommand.ts';
import { EXIT } from '../io.ts';
import { quizNamed } from './quizNamed.ts';
import { UserError } from '../userError.ts';

interface Options {
  readonly out?: string;
  readonly key?: boolean;
  readonly json?: boolean;
}

/** `cutoff quiz render QUIZ`. JSON: `{ quiz, page, file }`. */
export const renderCommand: SubCommand = {
  name: 'render',
  summary: 'write the page that students answer, or the key',
  define: (command, run) => {
    command
      .argument('<quiz>', 'quiz file, or the name of a bundled quiz')
      .option('--out <file>', 'where the page goes (default: the name of the quiz, with .html)')
      .option('--key', 'write the key instead, with every step explained')
      .addHelpText(
        'after',
        '\nThe page for students holds no answer. It saves answers.json, and prints as a form\n' +
          'with blanks.\n\nExamples:\n  cutoff quiz render figure-5-2 --out quiz.html\n' +
          '  cutoff quiz render figure-5-2 --key --out key.html',
      )
      .action((name: string) =>
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const quiz = quizNamed(name, io.cwd);
          const pages = createQuizPages();
          const file = options.out ?? `${quiz.slug}${options.key === true ? '-key' : ''}.html`;
          await writeFileAt(
            resolve(io.cwd, file),
            file,
            options.key === true ? pages.key(quiz) : pages.form(quiz),
          );
          if (options.json === true)
            printJson({ quiz: quiz.slug, page: options.key === true ? 'key' : 'form', file });
          else print(`${options.key === true ? 'The key' : 'The quiz'} is in ${file}.`);
          return EXIT.done;
        }),
      );
  },
};

/** Writes one file whole; `shown` is how the user named it. */
export async function writeFileAt(path: string, shown: string, text: string): Promise<void> {
  try {
    await writeWhole(dirname(path), basename(path), text);
  } catch (error) {
    throw new UserError(`${shown}: cannot be written (${reasonOf(error)})`);
  }
}
