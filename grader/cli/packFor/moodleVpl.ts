import { dirname } from 'node:path';
import type { ZipFile } from '../../content/zip.ts';
import type { Exercise } from '../../types/exercise.ts';
import { exerciseFiles, folderName, shellWord } from './program.ts';

/** Where it works, below the folder of a job. */
const WORK = 'vpl_cutoff';

/** What a student is told of a score that is withheld, or of a fault of ours; no grade is proposed then. */
const WITHHELD = 'This could not be graded. That is not your fault: tell your teacher.';

/**
 * The script of an evaluation in Moodle's Virtual Programming Lab. It holds the exercise; the program, which
 * is too large for a job's files, must be installed on the execution server.
 */
export async function moodleVplPack(exercise: Exercise): Promise<ZipFile[]> {
  const name = folderName(exercise);
  const files = await exerciseFiles(exercise, `${WORK}/exercise/${name}`);
  const script = `#!/bin/bash
if [ -f vpl_environment.sh ]; then . ./vpl_environment.sh; fi
if ! command -v cutoff >/dev/null; then
  echo 'There is no cutoff on this execution server: install it there.'
  exit 1
fi
mkdir -p ${WORK}/class/submission
number=0
while name="VPL_SUBFILE$number" && [ -n "\${!name:-}" ]; do
  mkdir -p "${WORK}/class/submission/$(dirname -- "\${!name}")"
  cp -- "\${!name}" "${WORK}/class/submission/\${!name}"
  number=$((number + 1))
done
${files.map(unpack).join('')}cat > vpl_execution <<'END'
#!/bin/bash
cd "$(dirname "$0")"
if cutoff grade ${WORK}/class --layout plain --exercise ./${WORK}/exercise/${shellWord(name)} \\
  --out ${WORK}/out --jobs 1 --reporter moodle-vpl --reporter-file ${WORK}/told.txt \\
  >${WORK}/log.txt 2>&1; then
  cat ${WORK}/told.txt
else
  echo 'Comment :=>>${WITHHELD}'
fi
END
chmod +x vpl_execution
`;
  return [{ path: 'vpl_evaluate.sh', content: script, isProgram: true }];
}

/** A file as lines of the script. */
function unpack({ path, content }: ZipFile): string {
  const lines =
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return [
    `mkdir -p ${shellWord(dirname(path))}`,
    `base64 -d > ${shellWord(path)} <<'END'`,
    ...lines,
    'END',
    '',
  ].join('\n');
}
