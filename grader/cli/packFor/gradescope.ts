import type { ZipFile } from '../../content/zip.ts';
import type { Exercise } from '../../types/exercise.ts';
import { exerciseFiles, folderName, programFiles, shellWord } from './program.ts';
import { gradeLines, installNode } from './scripts.ts';

/**
 * Both scripts may stand where they were unpacked, in `source/`, or a level above, where the harness copies
 * them.
 */
const HEAD = `#!/usr/bin/env bash
set -euo pipefail
root=$(cd "$(dirname "$0")" && pwd)
root=\${root%/source}
`;

const setup = `${HEAD}
# Cutoff is in the archive and needs Node alone.
${installNode('"$root/source/node"', process.version)}`;

const runAutograder = (exercise: string): string => `${HEAD}
node=node
if [ -x "$root/source/node/bin/node" ]; then node="$root/source/node/bin/node"; fi
mkdir -p "$root/results"
${gradeLines({
  submission: '"$root/submission/."',
  program: '"$root/source/cutoff/dist/program/cutoff.js"',
  exercise: `"$root/source/exercise/"${shellWord(exercise)}`,
  result: '"$root/results/results.json"',
  reporter: 'gradescope',
})}`;

/** An autograder for Gradescope: what is to be zipped, its two scripts at the root. */
export async function gradescopePack(exercise: Exercise): Promise<ZipFile[]> {
  const name = folderName(exercise);
  return [
    { path: 'setup.sh', content: setup, isProgram: true },
    { path: 'run_autograder', content: runAutograder(name), isProgram: true },
    ...(await exerciseFiles(exercise, `exercise/${name}`)),
    ...(await programFiles('cutoff')),
  ];
}
