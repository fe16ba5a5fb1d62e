/**
 * The texts of the corpus: files in `corpus/`, and those too long to be kept, which `corpus/generated.json`
 * has as parts. A part is a text, or `[parts, times]`, in which `#` stands for the number of the round.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CORPUS = join(import.meta.dirname, 'corpus');
const generated = JSON.parse(readFileSync(join(CORPUS, 'generated.json'), 'utf8'));

const textOf = (parts) => parts.map((part) => (typeof part === 'string' ? part : repeated(part))).join('');

function repeated([inner, times]) {
  const text = textOf(Array.isArray(inner) ? inner : [inner]);
  return Array.from({ length: times }, (_, at) => text.replaceAll('#', String(at))).join('');
}

/** The text of an attack, by its language's folder and its path in that. */
export function textIn(language, file) {
  const parts = generated[`${language}/${file}`];
  return parts === undefined ? readFileSync(join(CORPUS, language, file), 'utf8') : textOf(parts);
}

/** Paths of all attacks in a language, in order, whether they have an outcome or not. */
export function filesIn(language) {
  const folder = join(CORPUS, language);
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1).replaceAll('\\', '/'));
  const made = Object.keys(generated).filter((path) => path.startsWith(`${language}/`));
  return [...stored, ...made.map((path) => path.slice(language.length + 1))].sort();
}

/** The outcome that each attack must get, or those of several calls, by its path. */
export function outcomesIn(language) {
  return JSON.parse(readFileSync(join(CORPUS, `${language}.json`), 'utf8'));
}
