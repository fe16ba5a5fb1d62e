import { readClassFile } from '../batch/classFile.ts';
import { membersOf } from '../batch/classList.ts';
import { type Grading, gradingsOf } from '../batch/history.ts';
import { classRow } from '../report/classRow.ts';
import { list } from '../words/lists.ts';
import type { CommandModule } from './context.ts';
import { didYouMean } from './didYouMean.ts';
import { helpText } from './helpText.ts';
import { withFolder } from './inFolder.ts';
import { EXIT } from './io.ts';
import { rowText } from './summary.ts';
import { existingFolder } from './outFolder.ts';
import { UserError } from './userError.ts';

/**
 * `cutoff history ID --in DIR`: every grading of a submission. JSON: `[{ at, attempt, status, score, max,
 * changed, work, exercise, version }]`, the first one first, after attempts that do not count.
 */
export const define: CommandModule['define'] = (command, run) => {
  withFolder(command.argument('<id>', 'the id of a submission'))
    .addHelpText(
      'after',
      helpText(
        'A result that a newer one replaces is kept in <folder>/<id>/history, with the time',
        'of its grading; the last one counts. Attempts that were graded and do not count',
        'come first.',
        '',
        'Example:',
        '  cutoff history alice --in results',
      ),
    )
    .action((id: string) =>
      run(async ({ io, print, printJson }) => {
        const options = command.opts<{ readonly in: string; readonly json?: boolean }>();
        const path = options.in;
        const out = existingFolder(io.cwd, path, '--in: ');
        const members = await membersOf(out, await readClassFile(out));
        const member = members.find((one) => one.id === id);
        if (member === undefined)
          throw new UserError(
            `${path}: there is no submission ${JSON.stringify(id)}${didYouMean(
              id,
              members.map((one) => one.id),
            )}`,
          );
        const gradings = await gradingsOf(out, member.folder);
        if (options.json === true) printJson(gradings.map(jsonOf));
        else
          for (const [at, grading] of gradings.entries())
            print(lineOf(grading, at - gradings.filter(({ attempt }) => attempt !== undefined).length));
        return EXIT.done;
      }),
    );
};

const WORDS = { work: 'the work', exercise: 'the exercise', version: 'the version of Cutoff' } as const;

/** `2026-11-29 09:20  4 of 4, since the work changed`, in UTC. */
function lineOf({ at, report, changed, attempt }: Grading, place: number): string {
  const time = at.toISOString().slice(0, 16).replace('T', ' ');
  const score = report === null ? 'cannot be read' : rowText(classRow(report));
  if (attempt !== undefined) return `${time}  ${score}, attempt ${attempt}, which does not count`;
  const since = list(changed.map((what) => WORDS[what]));
  const why = changed.length > 0 ? `, since ${since} changed` : place > 0 ? ', graded again' : '';
  return `${time}  ${score}${why}`;
}

const jsonOf = ({ at, report, changed, attempt }: Grading): object => ({
  at: at.toISOString(),
  attempt: attempt ?? null,
  status: report?.status ?? null,
  score: report?.score.value ?? null,
  max: report?.score.max ?? null,
  changed,
  work: report?.submission.hash ?? null,
  exercise: report?.exercise.hash ?? null,
  version: report?.version ?? null,
});
