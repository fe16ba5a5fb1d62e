import { uuidOf } from '../../content/uuid.ts';
import type { ZipFile } from '../../content/zip.ts';
import { escapeMarkup } from '../../picture/markup.ts';
import type { Exercise } from '../../types/exercise.ts';
import { exerciseFiles, folderName, programFiles, shellWord } from './program.ts';
import { gradeLines } from './scripts.ts';

const SHARED = 'serverFilesCourse/cutoff';

/** A question for PrairieLearn with an external grader, and the program that all such questions share. */
export async function prairieLearnPack(exercise: Exercise): Promise<ZipFile[]> {
  const name = folderName(exercise);
  const folder = `questions/${name}`;
  const names = exercise.languages.flatMap((language) => exercise.files[language] ?? []);
  const info = {
    uuid: uuidOf(exercise.hash),
    title: exercise.title,
    topic: 'Adversarial and local search',
    tags: ['cutoff'],
    type: 'v3',
    singleVariant: true,
    gradingMethod: 'External',
    externalGradingOptions: {
      enabled: true,
      image: 'node:20-bookworm-slim',
      serverFilesCourse: ['cutoff/'],
      entrypoint: '/grade/tests/run.sh',
      timeout: 120,
    },
  };
  return [
    { path: `${folder}/info.json`, content: `${JSON.stringify(info, null, 2)}\n` },
    { path: `${folder}/question.html`, content: questionHtml(exercise.title, names) },
    { path: `${folder}/tests/run.sh`, content: run(name), isProgram: true },
    ...(await exerciseFiles(exercise, `${folder}/tests/exercise/${name}`)),
    ...(await programFiles(SHARED)),
  ];
}

/** Where one of several files will do, none is asked for by `file-names`, which must all be there. */
const questionHtml = (title: string, names: readonly string[]): string => `<pl-question-panel>
  <p>${escapeMarkup(title)}: hand in ${names.map((name) => `<code>${name}</code>`).join(' or ')}.</p>
  <pl-file-upload ${names.length > 1 ? 'optional-' : ''}file-names="${names.join(', ')}"></pl-file-upload>
</pl-question-panel>

<pl-submission-panel>
  <pl-external-grader-results></pl-external-grader-results>
  <pl-file-preview></pl-file-preview>
</pl-submission-panel>
`;

const run = (exercise: string): string => `#!/usr/bin/env bash
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$root/results"
${gradeLines({
  submission: '"$root/student/."',
  program: '"$root/serverFilesCourse/cutoff/dist/program/cutoff.js"',
  exercise: `"$root/tests/exercise/"${shellWord(exercise)}`,
  result: '"$root/results/results.json"',
  reporter: 'prairielearn',
})}`;
