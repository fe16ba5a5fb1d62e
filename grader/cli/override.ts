import { userInfo } from 'node:os';
import { Fraction } from 'fraction.js';
import { NOTHING_REMEMBERED } from '../batch/classFile.ts';
import { readOverrides, writeOverrides } from '../batch/overridesFile.ts';
import { writeClass, type WrittenClass } from '../batch/writeClass.ts';
import { readDate } from '../policy/dates.ts';
import { standingOf } from '../policy/standing.ts';
import { createRenderer } from '../report/renderer.ts';
import type { Override } from '../types/overrides.ts';
import { list } from '../words/lists.ts';
import type { CommandModule, Context } from './context.ts';
import { helpText } from './helpText.ts';
import { type Found, studentIn, withFolder } from './inFolder.ts';
import { inLocked } from './inLocked.ts';
import { ledgerLines } from './ledgerText.ts';
import { EXIT, widthOf } from './io.ts';
import { classLines } from './summary.ts';
import { problemsError, UserError, writingTo } from './userError.ts';

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
  const { override, found } = await writingTo(out, () =>
    inLocked(out, async () => {
      const before = await readOverrides(out);
      if (!before.ok) throw problemsError(before.problems);
      refuseMissing(act, before.value, id);
      const made: Override = {
        number: Math.max(0, ...before.value.map(({ number }) => number)) + 1,
        id,
        act,
        by: options.by ?? login(),
        when: options.when ?? new Date().toISOString().slice(0, 16).replace('T', ' ').concat(' UTC'),
        reason: options.reason,
      };
      await writeOverrides(out, [...before.value, made]);
      const decided = await studentIn(io.cwd, options.in, id);
      for (const line of classLines(await writeAgain(decided))) tell(line.trim());
      return { override: made, found: decided };
    }),
  );
  if (options.json === true) printJson(override);
  else {
    print(`Kept as number ${override.number} in overrides.json.`);
    for (const line of ledgerLines(found, widthOf(io.stdout))) print(line);
  }
  return EXIT.done;
}

/** The class's files and pages, with what was decided. */
function writeAgain({ out, exercise, members, memory, policy }: Found): Promise<WrittenClass> {
  return writeClass(
    out,
    { rows: [], exercise, members, memory: memory ?? NOTHING_REMEMBERED, policy },
    createRenderer(),
  );
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
  if (!/^\d{1,6}(\.\d{1,3}|\/[1-9]\d{0,5})?$/.test(text))
    throw new UserError(
      `--${key}: found ${JSON.stringify(text)}; expected points such as 7, 6.5 or 20/3 ` +
        '(to take points off, use --deduct)',
    );
  const points = new Fraction(text);
  return key === 'points'
    ? { code: 'set', points: points.toFraction() }
    : { code: 'add', points: (key === 'add' ? points : points.neg()).toFraction() };
}

/** A decision that is taken back must stand, and be about this student. */
function refuseMissing(act: Override['act'], before: readonly Override[], id: string): void {
  if (act.code !== 'withdraw') return;
  const own = standingOf(before).filter((each) => each.id === id);
  if (own.some(({ number }) => number === act.number)) return;
  const numbers = own.map(({ number }) => String(number));
  throw new UserError(
    `--withdraw: there is no decision ${act.number} about ${id}` +
      (numbers.length === 0 ? '' : `; there ${numbers.length === 1 ? 'is' : 'are'} ${list(numbers)}`),
  );
}

function login(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
