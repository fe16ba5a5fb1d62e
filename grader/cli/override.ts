import { readDate } from '../policy/dates.ts';
import type { Override } from '../types/overrides.ts';
import { list } from '../words/lists.ts';
import { given } from '../types/lookup.ts';
import type { CommandModule, Context } from './context.ts';
import { keepDecisions, pointsIn, writeDecided } from './decisions.ts';
import { helpText } from './helpText.ts';
import { studentIn, withFolder } from './inFolder.ts';
import { inLocked } from './inLocked.ts';
import { ledgerLines } from './ledgerText.ts';
import { EXIT, widthOf } from './io.ts';
import { classLines } from './summary.ts';
import { UserError, writingTo } from './userError.ts';

interface Options {
  readonly in: string;
  readonly points?: string;
  readonly add?: string;
  readonly deduct?: string;
  readonly withdraw?: string;
  readonly reason: string;
  readonly by?: string;
  readonly when?: string;
  readonly json?: boolean;
}

const HELP = [
  'Decisions are kept in overrides.json in that folder, apart from what was run; nothing',
  'that grades or writes reports again touches it. They come after all that a course',
  'says. Reports, grades.csv and index.html are written again.',
  '',
  'Examples:',
  '  cutoff override alice --in results --points 7 --reason "graded by hand"',
  '  cutoff override alice --in results --deduct 1/2 --reason "no name in the file"',
  '  cutoff override alice --in results --withdraw 2 --reason "was for another student"',
];

/** `cutoff override ID`. JSON: the override, as `overrides.json` has it. */
export const define: CommandModule['define'] = (command, run) => {
  withFolder(command.argument('<id>', 'the id of a submission, or of somebody of the roster'))
    .option('--points <points>', 'what the points are, such as 7, 6.5 or 20/3')
    .option('--add <points>', 'points to add')
    .option('--deduct <points>', 'points to take off')
    .option('--withdraw <number>', 'take back a decision, by its number in overrides.json')
    .requiredOption('--reason <text>', 'why; reports show it, those of students too')
    .option('--by <name>', 'who decided (default: your login here)')
    .option('--when <time>', 'when it was decided (default: now); it changes nothing')
    .addHelpText('after', helpText(...HELP))
    .action((id: string) => run((context) => decide(id, command.opts<Options>(), context)));
};

async function decide(
  id: string,
  options: Options,
  { io, print, tell, printJson }: Context,
): Promise<number> {
  const act = actOf(options);
  if (options.reason.trim() === '') throw new UserError('--reason: found nothing; expected why, in words');
  if (options.when !== undefined && readDate(options.when) === null)
    throw new UserError(
      `--when: found ${JSON.stringify(options.when)}; expected a time such as "2026-03-01 23:59"`,
    );
  const { out } = await studentIn(io.cwd, options.in, id);
  const { by, when, reason } = options;
  const decision = {
    id,
    act,
    reason,
    ...(by === undefined ? {} : { by }),
    ...(when === undefined ? {} : { when }),
  };
  const { override, found } = await writingTo(out, () =>
    inLocked(out, async () => {
      const [made] = await keepDecisions(out, [decision]);
      const decided = await writeDecided(io.cwd, options.in, id);
      for (const line of classLines(decided.written)) tell(line.trim());
      return { override: given(made, 'what was decided'), found: decided.found };
    }),
  );
  if (options.json === true) printJson(override);
  else {
    print(`Kept as number ${override.number} in overrides.json.`);
    for (const line of ledgerLines(found, widthOf(io.stdout))) print(line);
  }
  return EXIT.done;
}

function actOf(options: Options): Override['act'] {
  const given = (['points', 'add', 'deduct', 'withdraw'] as const).filter(
    (key) => options[key] !== undefined,
  );
  const [key, second] = given;
  if (key === undefined || second !== undefined)
    throw new UserError(
      `found ${given.length === 0 ? 'no decision' : list(given.map((each) => `--${each}`))}; expected one ` +
        'of --points, --add, --deduct and --withdraw',
    );
  const text = options[key] ?? '';
  if (key === 'withdraw') {
    if (!/^[1-9]\d{0,8}$/.test(text))
      throw new UserError(`--withdraw: found ${JSON.stringify(text)}; expected the number of a decision`);
    return { code: 'withdraw', number: Number(text) };
  }
  const points = pointsIn(text);
  if (points === null)
    throw new UserError(
      `--${key}: found ${JSON.stringify(text)}; expected points such as 7, 6.5 or 20/3 ` +
        '(to take points off, use --deduct)',
    );
  return key === 'points'
    ? { code: 'set', points: points.toFraction() }
    : { code: 'add', points: (key === 'add' ? points : points.neg()).toFraction() };
}
