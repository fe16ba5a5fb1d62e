import { isAgentsFile } from '../../subjects/subjects.ts';
import { AGENT_CLASSES } from '../../subjects/agentClasses.ts';
import type { Exercise } from '../../types/exercise.ts';
import type { Language, SourceFile } from '../../types/submission.ts';
import { list } from '../../words/lists.ts';
import { baseName, languageList, languageOf } from './found.ts';
import { pythonNames } from './pythonNames.ts';
import { scriptNames } from './scriptNames.ts';
import { listed } from './printable.ts';

export type EntryFile = { readonly path: string; readonly language: Language } | { readonly problem: string };

/** The entry's name in the spellings that count as it: `alphaBeta`, `alpha_beta`, `AlphaBeta`. */
function spellings(entry: string): string[] {
  const snake = entry.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [...new Set([entry, snake, entry.charAt(0).toUpperCase() + entry.slice(1)])];
}

/**
 * Which file to load: the one that the exercise names (at the top, else anywhere), else the only one that
 * defines the entry, else the only one with a default export, else the only source file there is, whose
 * exports the engine will then name. Two that fit equally well are a problem that names them.
 */
export function entryFile(exercise: Exercise, candidates: readonly SourceFile[]): EntryFile {
  const files = candidates.filter(({ path }) => exercise.languages.includes(languageOf(path) as Language));
  const expected = exercise.languages.flatMap((language) => exercise.files[language] ?? []);
  if (files.length === 0) {
    const found = candidates.length === 0 ? '' : ` (found ${listed(candidates.map((file) => file.path))})`;
    return {
      problem:
        `There is no ${languageList(exercise.languages)} file here${found}; hand in ` +
        `${list(expected, { join: 'or' })}`,
    };
  }
  const names = new Map(
    files.map((file) => [
      file,
      languageOf(file.path) === 'python' ? pythonNames(file.text) : scriptNames(file.text),
    ]),
  );
  const wanted = isAgentsFile(exercise) ? AGENT_CLASSES.map(({ name }) => name) : spellings(exercise.entry);
  const ways: ((file: SourceFile) => boolean)[] = [
    (file) => expected.includes(file.path),
    (file) => expected.includes(baseName(file.path)),
    (file) => wanted.some((name) => names.get(file)?.has(name) === true),
    (file) => names.get(file)?.has('default') === true,
    () => files.length === 1,
  ];
  for (const way of ways) {
    const [first, ...others] = files.filter(way);
    if (first === undefined) continue;
    if (others.length === 0) return { path: first.path, language: languageOf(first.path)! };
    return {
      problem:
        `${listed([first, ...others].map((file) => file.path))} could each be your solution; keep the ` +
        'one that should be graded',
    };
  }
  const what = isAgentsFile(exercise) ? listed(wanted) : exercise.entry;
  return {
    problem:
      `None of your files defines ${what} (found ${listed(files.map((file) => file.path))}); put it in ` +
      `${list(expected, { join: 'or' })} and export it`,
  };
}
