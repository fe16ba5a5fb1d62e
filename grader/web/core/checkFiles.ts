import { parseAnyTree } from '../../content/anyTree.ts';
import { filesByPath } from '../../content/exerciseFiles.ts';
import { openExercise } from '../../content/openExercise.ts';
import { withOwnTree } from '../../content/ownCase.ts';
import { visibleChecks } from '../../content/visibleChecks.ts';
import { gradeSubmission } from '../../grade.ts';
import { host } from '../../host/here.ts';
import type { Engines } from '../../types/engine.ts';
import { collect } from '../../observe/submission/collect.ts';
import { composeSubmission } from '../../observe/submission/composeSubmission.ts';
import { acceptsFor } from '../../observe/submission/found.ts';
import { openModules } from '../../observe/modules/openModules.ts';
import { starterOf, type Starter } from '../../observe/submission/starter.ts';
import { forStudent } from '../../report/forStudent.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { Report } from '../../types/report.ts';
import { formatProblem, ok, type Result } from '../../types/result.ts';
import type { HandedIn, Kit, OwnTree } from './protocol.ts';

/** An exercise that was opened, with nothing in it that students may not see. */
export interface Opened {
  readonly exercise: Exercise;
  readonly notShown: string;
  readonly starter: Starter;
}

const STARTER = 'starter/';

/** Throws for a kit that is broken, which is the site's fault. */
export async function openKit({ slug, files }: Kit, engines: Engines): Promise<Opened> {
  const names = { slug, folder: slug, label: slug };
  const read = await openExercise(filesByPath(files), names, openModules(engines));
  if (!read.ok) throw new Error(read.problems.map(formatProblem).join('\n'));
  const { visible: checks, notShown } = visibleChecks(read.value);
  const accepts = acceptsFor(read.value);
  const starter = Object.entries(files).flatMap(([path, text]) =>
    path.startsWith(STARTER) && accepts(path.slice(STARTER.length)) !== null
      ? [{ path: path.slice(STARTER.length), bytes: host.encode(text) }]
      : [],
  );
  return { exercise: { ...read.value, checks }, notShown, starter: starterOf(starter) };
}

/** The same with one case, a tree of one's own, of which everything is shown. */
export function onOwnTree({ exercise, starter }: Opened, { text, depth }: OwnTree): Result<Opened> {
  const read = parseAnyTree(text, OWN);
  if (!read.ok) return read;
  const own = withOwnTree(exercise, read.value.tree, OWN, depth ?? undefined);
  return own.ok ? ok({ exercise: own.value, notShown: '0', starter }) : own;
}

const OWN = 'your tree';

/** Checks files as `cutoff check` does: the same report, of which `result.json` has the same bytes. */
export async function checkFiles(
  { exercise, notShown, starter }: Opened,
  { id, files }: { readonly id: string; readonly files: readonly HandedIn[] },
  engines: Engines,
  onJudged: (report: Report) => void,
): Promise<{ readonly report: Report; readonly whole: Report }> {
  const asStudent = (report: Report): Report => ({
    ...forStudent(report),
    ...(notShown === '0' ? {} : { notShown }),
  });
  const items = files.map(({ path, bytes }) => ({
    path,
    kind: 'file' as const,
    size: bytes.byteLength,
    read: (cap: number) => Promise.resolve(bytes.subarray(0, cap + 1)),
  }));
  const found = await collect(items, acceptsFor(exercise));
  const submission = composeSubmission(id, found, exercise, starter);
  const whole = await gradeSubmission(exercise, submission, engines, {
    onJudged: (report) => onJudged(asStudent(report)),
  });
  return { report: asStudent(whole), whole };
}
