import { solvedText, solveQuiz } from '../../quiz/solve.ts';
import type { SubCommand } from '../subCommand.ts';
import { EXIT, widthOf } from '../io.ts';
import { quizNamed } from './quizNamed.ts';

/** `cutoff quiz solve QUIZ`. JSON: `SolvedQuiz`. */
export const solveCommand: SubCommand = {
  name: 'solve',
  summary: 'work out the answers',
  define: (command, run) => {
    command
      .argument('<quiz>', 'quiz file, or the name of a bundled quiz')
      .addHelpText('after', '\nExample:\n  cutoff quiz solve figure-5-2')
      .action((name: string) =>
        run(async ({ io, print, printJson }) => {
          const solved = solveQuiz(quizNamed(name, io.cwd));
          if (command.opts<{ json?: boolean }>().json === true) printJson(solved);
          else print(solvedText(solved, widthOf(io.stdout)));
          return EXIT.done;
        }),
      );
  },
};
