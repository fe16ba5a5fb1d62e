import { gzipSync } from 'node:zlib';
import { type ZipFile, zipOf } from '../../content/zip.ts';
import type { Exercise } from '../../types/exercise.ts';
import { exerciseFiles, folderName, programFiles, shellWord } from './program.ts';
import { gradeLines, installNode } from './scripts.ts';

const HEAD = `#!/usr/bin/env bash
set -euo pipefail
root=$HOME/.cutoff-grader
`;

const setup = `${HEAD}
# Cutoff is in the archive beside this file and needs Node alone.
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$root"
mkdir -p "$root"
gzip -dc "$here/cutoff.zip.gz" > "$root/cutoff.zip"
if command -v unzip >/dev/null; then unzip -q "$root/cutoff.zip" -d "$root"
else python3 -m zipfile -e "$root/cutoff.zip" "$root"; fi
rm "$root/cutoff.zip"
${installNode('"$root/node"', process.version)}`;

/** Of a score that is withheld, or of a fault of ours. */
const WITHHELD = 'This could not be graded. That is not your fault: tell your teacher.';

/** The share of the points goes to structured output, descriptor 3; what students read, beside it. */
const grade = (exercise: string): string => `${HEAD}
node=node
if [ -x "$root/node/bin/node" ]; then node="$root/node/bin/node"; fi
${gradeLines({
  submission: './.',
  program: '"$root/cutoff/dist/program/cutoff.js"',
  exercise: `"$root/exercise/"${shellWord(exercise)}`,
  result: `"$work/told.txt" >"$work/log.txt" 2>&1 || { echo ${shellWord(WITHHELD)}; exit 1; }`,
  reporter: 'codegrade',
})}tail -n +2 "$work/told.txt"
head -n 1 "$work/told.txt" >&3
`;

/** What is uploaded in the Setup of an AutoTest V2 of CodeGrade: two scripts, and what they work with. */
export async function codegradePack(exercise: Exercise): Promise<ZipFile[]> {
  const name = folderName(exercise);
  const files = [...(await exerciseFiles(exercise, `exercise/${name}`)), ...(await programFiles('cutoff'))];
  return [
    { path: 'setup.sh', content: setup, isProgram: true },
    { path: 'grade.sh', content: grade(name), isProgram: true },
    { path: 'cutoff.zip.gz', content: gzipSync(zipOf(files)) },
  ];
}
