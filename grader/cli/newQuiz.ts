import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { EXIT } from './io.ts';
import { schemaPath, titleFrom } from './newNames.ts';
import type { SubCommand } from './subCommand.ts';
import { UserError, writingTo } from './userError.ts';
import { helpText } from './helpText.ts';

interface Options {
  readonly title?: string;
  readonly json?: boolean;
}

/** `cutoff new quiz FILE`. JSON: `{ quiz, title, questions: [ids] }`. */
export const newQuiz: SubCommand = {
  name: 'quiz',
  summary: 'make a quiz file to begin from',
  define: (command, run) => {
    command
      .argument('<file>', 'where the quiz goes, such as pruning.json')
      .option('--title <title>', "the quiz's title (default: from the name of the file)")
      .addHelpText(
        'after',
        helpText(
          'The answers are worked out from the tree: change it, and they change.',
          '',
          'Examples:',
          '  cutoff new quiz pruning.json',
          '  cutoff quiz solve pruning.json',
        ),
      )
      .action((file: string) =>
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const target = resolve(io.cwd, file);
          if (!file.endsWith('.json'))
            throw new UserError(
              `${file}: found a name without .json; expected one such as ` +
                `${basename(file).replace(/\.[^.]*$/, '') || 'quiz'}.json`,
            );
          if (existsSync(target))
            throw new UserError(`${file}: this is there already; nothing was written. Name another file`);
          const title = titleFrom(options.title, basename(file, '.json'));
          const questions = questionsOf();
          const quiz = {
            $schema: schemaPath('quiz', target),
            title,
            intro: INTRO,
            figures: FIGURES,
            questions,
          };
          await writingTo(dirname(target), async () => {
            await mkdir(dirname(target), { recursive: true });
            await writeFile(target, `${JSON.stringify(quiz, null, 2)}\n`, { flag: 'wx' });
          });
          const shown = relative(io.cwd, target);
          if (options.json === true)
            printJson({ quiz: target, title, questions: questions.map(({ id }) => id) });
          else
            print(
              `${title} is in ${shown}.\n\nChange its tree and its questions, then: cutoff ` +
                `lint ${shown}\nThe answers: cutoff quiz solve ${shown}`,
            );
          return EXIT.done;
        }),
      );
  },
};

const INTRO = 'MAX moves at the root. Search from left to right.';
const FIGURES = {
  tree: {
    title: 'A tree of your own',
    letters: 'auto',
    tree: [
      [4, 8, 6],
      [2, 9, 5],
      [7, 3, 1],
    ],
  },
};

const questionsOf = (): readonly { readonly id: string; readonly [key: string]: string }[] => [
  { id: 'value', kind: 'value', figure: 'tree' },
  { id: 'best', kind: 'best-action', figure: 'tree' },
  { id: 'pruned', kind: 'pruned', figure: 'tree', what: 'leaves', convention: 'non-strict' },
];
