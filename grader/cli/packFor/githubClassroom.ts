import type { ZipFile } from '../../content/zip.ts';
import type { Exercise } from '../../types/exercise.ts';
import { folderName, programFiles, shellWord } from './program.ts';
import { gradeLines } from './scripts.ts';

/** What is not the student's. */
const OURS = '.grading';

/** As GitHub Classroom writes it for its own runners; the name of the job is how the points are found. */
const WORKFLOW = `name: Autograding Tests
on:
  - push
  - repository_dispatch
permissions:
  checks: write
  actions: read
  contents: read
jobs:
  run-autograding-tests:
    runs-on: ubuntu-latest
    if: github.actor != 'github-classroom[bot]'
    steps:
      - name: Checkout code
        uses: actions/checkout@v4
      - name: Node
        uses: actions/setup-node@v4
        with:
          node-version: 20
      - name: Cutoff
        id: cutoff
        run: bash ${OURS}/grade.sh
      - name: Autograding Reporter
        uses: classroom-resources/autograding-grading-reporter@v1
        env:
          CUTOFF_RESULTS: "\${{ steps.cutoff.outputs.result }}"
        with:
          runners: cutoff
`;

/**
 * A template repository for GitHub Classroom, from a student kit: the starter and the handout, a workflow
 * with points, and the program. As the repository is the student's, nothing hidden is in it.
 */
export async function githubClassroomPack(exercise: Exercise, kit: readonly ZipFile[]): Promise<ZipFile[]> {
  const name = folderName(exercise);
  const theirs = kit.flatMap((file): ZipFile[] => {
    if (file.path === 'handout.md') return [file];
    return file.path.startsWith('starter/') ? [{ ...file, path: file.path.slice('starter/'.length) }] : [];
  });
  return [
    ...theirs,
    { path: '.github/workflows/classroom.yml', content: WORKFLOW },
    { path: `${OURS}/grade.sh`, content: gradeScript(name), isProgram: true },
    ...kit.map((file) => ({ ...file, path: `${OURS}/exercise/${name}/${file.path}` })),
    ...(await programFiles(`${OURS}/cutoff`)),
  ];
}

const gradeScript = (exercise: string): string => `#!/usr/bin/env bash
set -euo pipefail
ours=$(cd "$(dirname "$0")" && pwd)
${gradeLines({
  submission: '"$ours"/../*',
  program: '"$ours/cutoff/dist/program/cutoff.js"',
  exercise: `"$ours/exercise/"${shellWord(exercise)}`,
  result: '"$work/result.txt"',
  reporter: 'github-classroom',
})}echo "result=$(cat "$work/result.txt")" >> "$GITHUB_OUTPUT"
`;
