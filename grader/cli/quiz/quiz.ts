import { listQuizzes } from '../../quiz/file/quiz.ts';
import type { CommandModule } from '../context.ts';
import { didYouMean } from '../didYouMean.ts';
import type { SubCommand } from '../subCommand.ts';
import { checkCommand } from './check.ts';
import { exportCommand } from './export.ts';
import { generateCommand } from './generate.ts';
import { gradeCommand } from './grade.ts';
import { kindsCommand } from './kinds.ts';
import { renderCommand } from './render.ts';
import { solveCommand } from './solve.ts';
import { variantsCommand } from './variants.ts';
import { UserError } from '../userError.ts';

const QUIZ_COMMANDS: readonly SubCommand[] = [
  kindsCommand,
  solveCommand,
  renderCommand,
  checkCommand,
  gradeCommand,
  generateCommand,
  variantsCommand,
  exportCommand,
];

/** `cutoff quiz …`: quizzes that are answered by hand. */
export const define: CommandModule['define'] = (quiz, run) => {
  const names = QUIZ_COMMANDS.map(({ name }) => name);
  quiz.addHelpText(
    'after',
    `\nBundled quizzes:\n${columnsOf(listQuizzes())}\n` +
      '\nExamples:\n  cutoff quiz solve figure-5-2\n' +
      '  cutoff quiz render figure-5-2 --out quiz.html\n' +
      '  cutoff quiz grade answers --quiz figure-5-2 --out results',
  );
  quiz.argument('[what...]', `what to do: ${names.join(', ')}`).action(([name]: readonly string[]) =>
    run(async () => {
      const found =
        name === undefined ? 'nothing to do is named' : `there is no ${JSON.stringify(name)} for quizzes`;
      throw new UserError(
        `${found}; expected ${names.join(', ')}${didYouMean(name, names)}\nSee: cutoff quiz --help`,
      );
    }),
  );
  for (const { name, summary, define: describe } of QUIZ_COMMANDS) {
    const command = quiz
      .command(name)
      .summary(summary)
      .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`);
    // `--json` may stand before or after the name of the command.
    describe(command, (work) =>
      run((context) => {
        if (quiz.opts<{ json?: boolean }>().json === true) command.setOptionValue('json', true);
        return work(context);
      }),
    );
    command.option('--json', 'print JSON');
  }
};

function columnsOf(names: readonly string[]): string {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 2 < 78)
      lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines.join('\n');
}
