import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../grader/types/root.ts';
import { schema } from './support/publishedSchemas.ts';

/** What the schema of exercises allows, and what the guide for instructors says of it, are the same. */

interface Said {
  readonly enum?: readonly string[];
  readonly items?: { readonly enum: readonly string[] };
  readonly default?: number;
}

const guide = readFileSync(join(packageRoot(), 'docs', 'instructors.md'), 'utf8');
const properties = schema('exercise')['properties'] as Record<string, { properties: Record<string, Said> }>;

/** The rows of the table whose first column is headed so, by the word that each begins with. */
function rowsOf(heading: string): ReadonlyMap<string, string> {
  const [, table = ''] = guide.split(`| \`${heading}\` |`);
  const rows = /^(?:\|.*\n?)*/.exec(table.slice(table.indexOf('\n') + 1))?.[0].split('\n') ?? [];
  return new Map(
    rows.flatMap((row) => {
      const [, key, words] = /^\| `(\w+)` \| (.*) \|$/.exec(row) ?? [];
      return key === undefined || words === undefined ? [] : [[key, words] as const];
    }),
  );
}

test('each convention is in the guide, with each of its choices and no other', () => {
  const rows = rowsOf('conventions');
  const conventions = properties['conventions']!.properties;
  expect([...rows.keys()].sort()).toEqual(Object.keys(conventions).sort());
  for (const [key, said] of Object.entries(conventions)) {
    const quoted = [...rows.get(key)!.matchAll(/"([^"]+)"/g)].map(([, word]) => word);
    expect(new Set(quoted), key).toEqual(new Set(said.enum ?? said.items!.enum));
    // A list is written as one, so that it can be copied.
    expect(rows.get(key)!.includes('`["'), key).toBe(said.items !== undefined);
  }
});

test('each kind of check is in the guide', () => {
  const { check } = schema('exercise')['$defs'] as { check: { properties: { kind: Said } } };
  expect([...rowsOf('kind').keys()].sort()).toEqual([...check.properties.kind.enum!].sort());
});

test('each limit is in the guide, with what it is when it is left out', () => {
  for (const [key, said] of Object.entries(properties['limits']!.properties))
    expect(guide).toContain(`\`${key}\` ${said.default!.toLocaleString('en')}`);
});
