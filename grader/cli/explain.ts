import { lineWords } from '../words/policy.ts';
import type { CommandModule } from './context.ts';
import { helpText } from './helpText.ts';
import { type Found, studentIn, withFolder } from './inFolder.ts';
import { EXIT, widthOf } from './io.ts';
import { ledgerLines } from './ledgerText.ts';

/**
 * `cutoff explain ID`: how final points came about, line by line. JSON: `{ id, name, earned, max, lines: [{
 * code, amount, max, words, reason, by, when }], state, final, finalMax }`, all points exact.
 */
export const define: CommandModule['define'] = (command, run) => {
  withFolder(command.argument('<id>', 'the id of a submission'))
    .addHelpText(
      'after',
      helpText(
        'What was run comes first, then each thing that a course or a person adds or takes',
        'off, with its reason. Points are exact.',
        '',
        'Example:',
        '  cutoff explain alice --in results',
      ),
    )
    .action((id: string) =>
      run(async ({ io, print, printJson }) => {
        const options = command.opts<{ readonly in: string; readonly json?: boolean }>();
        const found = await studentIn(io.cwd, options.in, id);
        if (options.json === true) printJson(jsonOf(found));
        else for (const line of ledgerLines(found, widthOf(io.stdout))) print(line);
        return EXIT.done;
      }),
    );
};

const jsonOf = ({ person, ledger }: Found): object => ({
  id: person.id,
  name: person.name,
  earned: ledger.score.earned,
  max: ledger.score.max,
  lines: ledger.lines.map((line) => ({
    code: line.entry.code,
    amount: line.amount,
    max: line.max,
    words: lineWords(line),
    reason: line.reason ?? null,
    by: line.by ?? null,
    when: line.when ?? null,
  })),
  state: ledger.state,
  final: ledger.final,
  finalMax: ledger.max,
});
