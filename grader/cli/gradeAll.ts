import { type ClassFile, readClassFile } from '../batch/classFile.ts';
import { gradeClass } from '../batch/gradeClass.ts';
import { gradersApart } from '../batch/gradersApart.ts';
import { type Shard, shardWords } from '../batch/shard.ts';
import type { ClassWork } from '../intake/classWork.ts';
import type { OpenClass } from '../intake/openClass.ts';
import type { Enrolled } from '../intake/roster.ts';
import type { Exercise } from '../types/exercise.ts';
import { outlineOf } from '../types/outline.ts';
import type { ClassOptions } from './classOf.ts';
import type { CommandOptions } from './command.ts';
import type { Context } from './context.ts';
import { layoutLine } from './dryRun.ts';
import { resultsFolder } from './gradeOptions.ts';
import { inLocked } from './inLocked.ts';
import { prepareClass } from './policyFor.ts';
import { progressOn } from './progress.ts';
import { type Reporter, type ReporterOptions, tellReporter } from './reporter.ts';
import { tellGraded } from './tellGraded.ts';
import { UserError, writingTo } from './userError.ts';

/** What `cutoff grade` is told. */
export interface GradeOptions extends CommandOptions, ClassOptions, ReporterOptions {
  readonly dryRun?: boolean;
  readonly exercise: string;
  readonly only?: readonly string[];
  readonly again?: boolean;
  readonly shard?: string;
  readonly case?: string;
  readonly strict?: boolean;
  readonly bom?: boolean;
  readonly jobs: string;
  readonly json?: boolean;
}

/** A class with what is to be graded of it. */
type ToGrade = OpenClass & {
  /** Who of the roster handed in nothing. */
  readonly absent: ReadonlyMap<string, Enrolled>;
  readonly shard: Shard | null;
  readonly reporter: Reporter | null;
};

/** Grades a class into its out folder, tells what it came to, and gives the exit code. */
export async function gradeAll(
  exercise: Exercise,
  paths: readonly string[],
  found: ToGrade,
  jobs: number,
  options: GradeOptions,
  context: Context,
): Promise<number> {
  const { named, out } = await resultsFolder(options.out, paths, exercise.slug, context.io.cwd);
  const layout = layoutLine(found);
  if (layout !== null) context.tell(layout);
  return writingTo(out, () =>
    inLocked(out, () => gradeInto({ named, out }, exercise, found, jobs, options, context)),
  );
}

async function gradeInto(
  { named, out }: { readonly named: string; readonly out: string },
  exercise: Exercise,
  found: ToGrade,
  jobs: number,
  options: GradeOptions,
  context: Context,
): Promise<number> {
  const { io } = context;
  const { work, shard, reporter } = found;
  const memory = await readClassFile(out);
  refuseOther(memory, shard, named);
  const prepare = (own: readonly ClassWork[], telling: Context): ReturnType<typeof prepareClass> =>
    prepareClass(out, outlineOf(exercise), { ...found, work: own }, memory, options, telling);
  const { course, policy } = await prepare(work, context);
  const progress = await progressOn(io, work.length);
  const graders = gradersApart(exercise, {
    jobs: Math.max(1, Math.min(jobs, work.length)),
    trust: options.trust === true,
    afterDue: memory?.afterDue === true,
    open: io.kept?.threads,
  });
  const signal = io.interrupt();
  const graded = await gradeClass({
    work,
    exercise,
    out,
    graders,
    signal,
    memory,
    // Which attempt is the best, and when that was handed in, is known only now.
    policyOf: async (best) =>
      best.size === 0 ? policy : (await prepare(decided(work, best), { ...context, tell: () => {} })).policy,
    ...course,
    bom: options.bom,
    ...(found.roster === null
      ? {}
      : { absent: [...found.absent].map(([id, { name }]) => ({ id, name: name === '' ? id : name })) }),
    again: options.again === true || options.only !== undefined,
    onResult: progress.step,
    ...(options.command === undefined ? {} : { command: [options.command] }),
    ...(shard === null ? {} : { shard }),
    isPart: options.only !== undefined,
  }).finally(async () => {
    progress.stop();
    await graders.close();
  });
  if (reporter !== null) await tellReporter(reporter, graded.written, outlineOf(exercise), out, io);
  const quiet = reporter !== null && reporter.file === null;
  return tellGraded(
    graded,
    { ...found, work: decided(work, graded.best) },
    named,
    out,
    { ...options, quiet },
    context,
  );
}

/** Work with the best attempt as the one that counts, where all were graded. */
const decided = (work: readonly ClassWork[], best: ReadonlyMap<string, number>): ClassWork[] =>
  work.map((each) => {
    const number = best.get(each.id);
    const attempt = number === undefined ? undefined : each.candidates?.[number - 1]?.attempt;
    return number === undefined || attempt === undefined
      ? each
      : { ...each, attempt, taken: { attempt, number, why: { by: 'best' } } };
  });

/** A part of a class has a folder of its own. */
function refuseOther(memory: ClassFile | null, shard: Shard | null, named: string): void {
  const [before, now] = [memory?.shard, shard].map((one) =>
    one === undefined || one === null ? 'a whole class' : `part ${shardWords(one)}`,
  );
  if (memory !== null && before !== now)
    throw new UserError(`${named} holds the results of ${before}; name another folder for ${now}`);
}
