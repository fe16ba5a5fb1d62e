import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLISHED } from '../content/schemas/published.ts';
import { quizSchema } from '../quiz/file/quizSchema.ts';
import { ANSWERS_SCHEMA } from '../quiz/sheets/answersSchema.ts';
import { layOut, type Json } from '../report/layOut.ts';

/** Writes the schemas that are said in TypeScript to `exercises/schemas/`, where editors read them. */
export async function publishSchemas(root: string): Promise<void> {
  for (const [name, schema] of Object.entries({
    ...PUBLISHED,
    quiz: quizSchema(),
    answers: ANSWERS_SCHEMA,
  })) {
    const path = join(root, 'exercises', 'schemas', `${name}.schema.json`);
    const text = schemaText(schema);
    if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeFile(path, text);
  }
}

/** What a reader wants to know first comes first; the rest in the order of this list, then of the schema. */
const FIRST = ['$schema', '$id', '$ref', 'title', 'description', 'type', 'enum', 'properties', 'required'];

export function schemaText(schema: unknown): string {
  return layOut(inOrder(JSON.parse(JSON.stringify(schema)) as Json));
}

function inOrder(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value);
  const isSchema = typeof (value as { type?: Json }).type === 'string';
  const sorted = isSchema ? [...FIRST.filter((key) => keys.includes(key)), ...keys] : keys;
  return Object.fromEntries(
    [...new Set(sorted)].map((key) => [key, inOrder((value as { [key: string]: Json })[key] ?? null)]),
  );
}
