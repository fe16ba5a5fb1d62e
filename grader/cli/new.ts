import type { CommandModule } from './context.ts';
import { didYouMean } from './didYouMean.ts';
import { newExercise } from './newExercise.ts';
import { newQuiz } from './newQuiz.ts';
import type { SubCommand } from './subCommand.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';

const NEW: readonly SubCommand[] = [newExercise, newQuiz];

/** `cutoff new exercise|quiz …`: something to begin from. */
export const define: CommandModule['define'] = (parent, run) => {
  const names = NEW.map(({ name }) => name);
  parent.addHelpText(
    'after',
    helpText(
      'Examples:',
      '  cutoff new exercise my-minimax',
      '  cutoff new exercise my-pruning --like alpha-beta --title "Pruning, first steps"',
      '  cutoff new quiz my-quiz.json',
      '',
      'Nothing that is there already is written over.',
    ),
  );
  parent.argument('[what...]', `what to make: ${names.join(', ')}`).action(([name]: readonly string[]) =>
    run(async () => {
      const found =
        name === undefined
          ? 'what to make is not named'
          : `there is nothing new called ${JSON.stringify(name)}`;
      throw new UserError(
        `${found}; expected ${names.join(' or ')}${didYouMean(name, names)}\nSee: cutoff new --help`,
      );
    }),
  );
  for (const { name, summary, define: describe } of NEW) {
    const command = parent
      .command(name)
      .summary(summary)
      .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`);
    // `--json` may stand before or after the name of the command.
    describe(command, (work) =>
      run((context) => {
        if (parent.opts<{ json?: boolean }>().json === true) command.setOptionValue('json', true);
        return work(context);
      }),
    );
    command.option('--json', 'print JSON');
  }
};
