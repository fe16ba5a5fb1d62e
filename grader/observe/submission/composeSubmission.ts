import { isAgentsFile } from '../../subjects/subjects.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { SourceFile, Submission } from '../../types/submission.ts';
import { list } from '../../words/lists.ts';
import { entryFile } from './entryFile.ts';
import { archiveNote, isArchive } from './archives.ts';
import { canonicalFiles, hashOf } from './canonicalFiles.ts';
import { baseName, byCodeUnit, isNotebook, languageList, languageOf } from './found.ts';
import type { Found, Refusal, TooLarge } from './found.ts';
import { isUntouched } from './starter.ts';
import type { Starter } from './starter.ts';
import { fromNotebooks } from './notebookFiles.ts';
import { listed, printable } from './printable.ts';
import { decode } from './text.ts';

/**
 * Makes a submission of the files found: decodes them, compares them with the starter, chooses the entry
 * file.
 */
export function composeSubmission(
  id: string,
  found: Found | Refusal,
  exercise: Exercise,
  starter: Starter,
): Submission {
  if ('refused' in found) return emptySubmission(id, { kind: found.refused, note: `${found.note}.` });
  const canonical = canonicalFiles(found.files);
  const hash = hashOf(canonical);
  const files: SourceFile[] = [];
  for (const { path, bytes } of canonical) {
    // What a command runs is its own to read, byte for byte.
    const decoded = decode(bytes, exercise.command === undefined ? languageOf(path) : null);
    // A command may do without what is not text, such as a picture, and a program without data.
    if ('problem' in decoded && (exercise.command !== undefined || languageOf(path) === null)) continue;
    if ('problem' in decoded)
      return {
        id,
        name: id,
        hash,
        files: [],
        content: { kind: 'unusable', note: `${printable(path)} ${decoded.problem}.` },
      };
    files.push({ path, text: decoded.text });
  }
  const plain = files.filter(({ path }) => exercise.command !== undefined || !isNotebook(path));
  const content = contentOf(plain, found, exercise, starter);
  const other = content.kind === 'program' ? null : fromNotebooks(files, plain, exercise);
  if (other === null) return { id, name: id, hash, files: plain, content };
  const read = contentOf(other.files, found, exercise, starter);
  // Where a notebook gives nothing to run either, what is wrong is told of the files that are there.
  const isBetter = read.kind === 'program' || !plain.some(({ path }) => languageOf(path) !== null);
  if (!isBetter) return { id, name: id, hash, files: plain, content };
  const told = read.kind === 'program' ? { ...read, remark: other.remark } : read;
  return { id, name: id, hash, files: other.files, content: told };
}

/** A submission with nothing in it but the reason. */
export function emptySubmission(id: string, content: Submission['content']): Submission {
  return { id, name: id, hash: hashOf([]), files: [], content };
}

function forCommand(
  files: readonly SourceFile[],
  found: Found,
  exercise: Exercise,
  command: readonly string[],
  starter: Starter,
): Submission['content'] {
  if (files.length === 0) {
    const unopened = unopenedIn(found);
    if (unopened !== null) return unopened;
    if (found.files.length + found.passedOver.length === 0) return nothingHandedIn('files', found);
    return {
      kind: 'unusable',
      note:
        'There is no text file here (found ' +
        `${listed([...found.files.map(({ path }) => path), ...found.passedOver])}).`,
    };
  }
  if (files.every((file) => isUntouched(file, starter)))
    return { kind: 'not-attempted', note: 'The starter was handed in unchanged.' };
  return {
    kind: 'program',
    program: { language: 'command', files, entryFile: '', entry: exercise.entry, command },
  };
}

/** What withholds where there is no work but in an archive; null where there is none. */
function unopenedIn({ passedOver }: Found): Submission['content'] | null {
  const archives = passedOver.filter(isArchive);
  return archives.length === 0 ? null : { kind: 'withheld', note: `${archiveNote(archives)}.` };
}

/** Nothing at all, or nothing but what is passed over by its name. */
function nothingHandedIn(what: string, { hidden = new Set() }: Found): Submission['content'] {
  const note =
    hidden.size === 0
      ? `Nothing was handed in: there are no ${what}.`
      : `Nothing was handed in but hidden files and folders (${listed([...hidden])}), which are passed ` +
        'over; rename them so that they do not begin with a dot.';
  return { kind: 'not-attempted', note };
}

/** Why there is nothing to run, from what there is instead. */
function withoutProgram(
  files: readonly SourceFile[],
  found: Found,
  exercise: Exercise,
  starter: Starter,
): Submission['content'] {
  const unopened = unopenedIn(found);
  if (unopened !== null) return unopened;
  const own = files.filter((file) => !isUntouched(file, starter)).map(({ path }) => path);
  const notebooks = found.files.map(({ path }) => path).filter(isNotebook);
  const others = [...own, ...notebooks, ...found.passedOver].sort(byCodeUnit);
  if (others.length === 0) return nothingHandedIn('source files', found);
  const notebook = others.find(isNotebook);
  const wanted = list(
    exercise.languages.flatMap((language) => exercise.files[language] ?? []),
    { join: 'or' },
  );
  const isLarge = notebook !== undefined && found.passedOver.includes(notebook);
  const note =
    notebook === undefined
      ? `There is no ${languageList(exercise.languages)} file here (found ${listed(others)})`
      : `${printable(notebook)} is a notebook that ${isLarge ? 'is too large' : 'cannot be read here'}; ` +
        'save its code as a file';
  return { kind: 'unusable', note: `${note}; hand in ${wanted}.` };
}

const tooLargeToRun = ({ refusal }: TooLarge): Submission['content'] => ({
  kind: 'unusable',
  note: `${refusal.note}.`,
});

function contentOf(
  files: readonly SourceFile[],
  found: Found,
  exercise: Exercise,
  starter: Starter,
): Submission['content'] {
  if (exercise.command !== undefined) return forCommand(files, found, exercise, exercise.command, starter);
  const programs = files.filter((file) => languageOf(file.path) !== null);
  const { tooLarge = [] } = found;
  const solution = tooLarge.find(({ path }) => Object.values(exercise.files).includes(baseName(path)));
  if (solution !== undefined) return tooLargeToRun(solution);
  if (programs.length === 0) {
    const [large] = tooLarge;
    if (large !== undefined) return tooLargeToRun(large);
    return withoutProgram(files, found, exercise, starter);
  }
  const touched = programs.filter((file) => !isUntouched(file, starter));
  if (touched.length === 0) {
    const unopened = unopenedIn(found);
    if (unopened !== null) return unopened;
    const blank = programs.every((file) => file.text.trim() === '');
    return {
      kind: 'not-attempted',
      note: blank
        ? `${listed(programs.map((file) => file.path))} ${programs.length === 1 ? 'is' : 'are'} empty.`
        : 'The starter was handed in unchanged.',
    };
  }
  const entry = entryFile(exercise, touched);
  if ('problem' in entry)
    return tooLarge[0] === undefined
      ? { kind: 'unusable', note: `${entry.problem}.` }
      : tooLargeToRun(tooLarge[0]);
  return {
    kind: 'program',
    program: {
      language: entry.language,
      files,
      entryFile: entry.path,
      entry: exercise.entry,
      ...(isAgentsFile(exercise) ? { style: 'agents' } : {}),
    },
  };
}
