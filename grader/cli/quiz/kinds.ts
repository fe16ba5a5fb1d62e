import { kindExamples } from '../../quiz/examples.ts';
import { quote } from '../../words/quoting.ts';
import type { SubCommand } from '../subCommand.ts';
import { didYouMean } from '../didYouMean.ts';
import { EXIT, widthOf } from '../io.ts';
import { UserError } from '../userError.ts';
import { kindsText } from './kindsText.ts';

/** `cutoff quiz kinds [KIND…]`. JSON: a list of `KindExample`. */
export const kindsCommand: SubCommand = {
  name: 'kinds',
  summary: 'list the kinds of question, with an example of each',
  define: (command, run) => {
    command
      .argument('[kinds...]', 'names of kinds (default: all)')
      .addHelpText('after', '\nExample:\n  cutoff quiz kinds pruned cutoffs')
      .action((names: readonly string[]) =>
        run(async ({ io, print, printJson }) => {
          const all = kindExamples();
          const known = all.map(({ kind }) => kind);
          const unknown = names.find((name) => !known.includes(name));
          if (unknown !== undefined)
            throw new UserError(
              `there is no kind of question ${quote(unknown)}${didYouMean(unknown, known)}`,
            );
          const asked =
            names.length === 0 ? all : names.flatMap((name) => all.filter(({ kind }) => kind === name));
          if (command.opts<{ json?: boolean }>().json === true) printJson(asked);
          else print(kindsText(asked, widthOf(io.stdout)));
          return EXIT.done;
        }),
      );
  },
};
