import type { Ledger } from '../types/ledger.ts';
import type { Report } from '../types/report.ts';
import { lineWords } from '../words/policy.ts';
import type { CommandModule } from './context.ts';
import { helpText } from './helpText.ts';
import { studentIn, withFolder } from './inFolder.ts';
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
        const { report, policy } = await studentIn(io.cwd, options.in, id);
        const ledger = policy?.ledger(report) ?? asRun(report);
        if (options.json === true) printJson(jsonOf(report, ledger));
        else for (const line of ledgerLines(report, ledger, widthOf(io.stdout))) print(line);
        return EXIT.done;
      }),
    );
};

/** Without a course and without a decision, what was run is final. */
const asRun = ({ score }: Report): Ledger => ({
  score,
  lines: [],
  final: score.value === null ? null : score.earned,
  max: score.max,
  state: score.value === null ? 'withheld' : 'final',
});

const jsonOf = ({ submission }: Report, ledger: Ledger): object => ({
  id: submission.id,
  name: submission.name,
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
