import { resolve } from 'node:path';
import { createQuizPages } from '../../quiz/page/pages.ts';
import { withoutPractice } from '../../quiz/quiz.ts';
import type { SubCommand } from '../subCommand.ts';
import { EXIT } from '../io.ts';
import { printerFor, withPdfOptions } from '../pdf/printer.ts';
import type { PdfOptions } from '../pdf/printer.ts';
import { writeFileAt } from '../writeFileAt.ts';
import { quizFooter } from './pdfPages.ts';
import { forUse, withPracticeOption } from './practiceOption.ts';
import type { PracticeOptions } from './practiceOption.ts';
import { quizNamed } from './quizNamed.ts';

interface Options extends PdfOptions, PracticeOptions {
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
      .option('--out <file>', 'where the page goes (default: the name of the quiz, with .html or .pdf)')
      .option('--key', 'write the key instead, with every step explained')
      .option('--pdf', 'as PDF, printed by a browser');
    withPracticeOption(withPdfOptions(command))
      .addHelpText(
        'after',
        '\nThe page for students holds no answer. It saves answers.json, and prints as a form\n' +
          'with blanks. Where the quiz is for practice, it checks answers, with hints.\n' +
          '\nExamples:\n  cutoff quiz render figure-5-2 --out quiz.html\n' +
          '  cutoff quiz render figure-5-2 --key --out key.html\n' +
          '  cutoff quiz render figure-5-2 --pdf --paper letter --out quiz.pdf',
      )
      .action((name: string) =>
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const quiz = forUse(quizNamed(name, io.cwd), options);
          const isKey = options.key === true;
          const printer = printerFor(io, options, 'leave out --pdf, and print the page');
          const ending = printer === null ? 'html' : 'pdf';
          const file = options.out ?? `${quiz.slug}${isKey ? '-key' : ''}.${ending}`;
          const pages = createQuizPages();
          const form = printer === null ? quiz : withoutPractice(quiz);
          const html = isKey ? pages.key(quiz) : pages.form(form);
          const sheet = { html, footer: quizFooter(quiz, { isKey }), of: name };
          const [content = html] = (await printer?.print([sheet])) ?? [];
          await writeFileAt(resolve(io.cwd, file), file, content);
          if (options.json === true) printJson({ quiz: quiz.slug, page: isKey ? 'key' : 'form', file });
          else print(`${isKey ? 'The key' : 'The quiz'} is in ${file}.`);
          return EXIT.done;
        }),
      );
  },
};
