import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadExercise } from '../../grader/content/exercise.ts';
import { gradeSubmission } from '../../grader/grade.ts';
import { readSubmission } from '../../grader/observe/submission/readSubmission.ts';
import type { Engines } from '../../grader/types/engine.ts';
import { packageRoot } from '../../grader/types/root.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import type { Report } from '../../grader/types/report.ts';

/** How a file of agents' classes begins, as courses hand it out: `class MinimaxAgent(Base)` goes on. */
export const AGENTS_BASE = `
import util
from game import Agent
def scoreEvaluationFunction(state): return state.getScore()
class Base(Agent):
    def __init__(self, evalFn='scoreEvaluationFunction', depth='2'):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)
`;

/** A bundled exercise. */
export async function bundled(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(join(packageRoot(), 'exercises', slug));
  if (!loaded.ok) throw new Error(`${slug}: ${JSON.stringify(loaded.problems)}`);
  return loaded.value;
}

/** Grades files, given by their paths, as a student of a bundled exercise hands them in. */
export async function gradeFiles(
  engines: Engines,
  exercise: Exercise,
  files: Readonly<Record<string, string>>,
): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'cutoff-handed-in-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await gradeSubmission(exercise, await readSubmission(folder, exercise, 'ada'), engines);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
