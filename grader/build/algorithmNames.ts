import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUBJECTS } from '../subjects/subjects.ts';

const NAMES = /(?<="algorithm": \{[^}]*?"enum": )\[[^\]]*\]/;

/** Lists every algorithm that has a subject in the schema of exercises, where the list is not current. */
export async function writeAlgorithmNames(root: string): Promise<void> {
  const file = join(root, 'exercises', 'schemas', 'exercise.schema.json');
  const text = await readFile(file, 'utf8');
  const current = withAlgorithmNames(
    text,
    SUBJECTS.map(({ name }) => name),
  );
  if (current !== text) await writeFile(file, current);
}

/** The schema's text with other names in its list; the very text where it has them already. */
export function withAlgorithmNames(text: string, names: readonly string[]): string {
  const list = NAMES.exec(text)?.[0];
  if (list === undefined) throw new Error('the schema of exercises lists no algorithms');
  const listed = JSON.parse(list) as unknown[];
  if (listed.length === names.length && listed.every((name, at) => name === names[at])) return text;
  return text.replace(
    NAMES,
    `[\n${names.map((name) => `        ${JSON.stringify(name)}`).join(',\n')}\n      ]`,
  );
}
