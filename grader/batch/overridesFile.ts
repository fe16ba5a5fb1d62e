import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '../types/result.ts';
import type { Override } from '../types/overrides.ts';
import { inertJson } from '../words/inert.ts';
import { writeWhole } from './outFolder.ts';

/** `overrides.json` in an out folder: what people decided, apart from what was run. Only ever added to. */
const NAME = 'overrides.json';
const FORMAT = 1;

/** Nothing where there is no such file; one that cannot be read is a problem, as it must not be lost. */
export async function readOverrides(out: string): Promise<Result<readonly Override[]>> {
  const text = await readFile(join(out, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return ok([]);
  try {
    const found = JSON.parse(text) as { readonly format?: number; readonly overrides?: unknown } | null;
    if (found?.format === FORMAT && Array.isArray(found.overrides) && found.overrides.every(isOverride))
      return ok(found.overrides);
  } catch {
    // Told below.
  }
  return fail({
    code: 'not-overrides',
    file: NAME,
    place: '',
    found: 'text that "cutoff override" did not write',
    expected: 'overrides as it writes them',
    hint: 'mend it or take it from a copy; nothing was changed',
  });
}

const EXACT = /^-?\d{1,9}(?:\/[1-9]\d{0,8})?$/;

function isOverride(json: unknown): json is Override {
  const { number, id, act, by, when, reason } = (json ?? {}) as Readonly<Record<string, unknown>>;
  const { code, points, number: of } = (act ?? {}) as Readonly<Record<string, unknown>>;
  const isAct =
    code === 'withdraw'
      ? Number.isSafeInteger(of)
      : (code === 'set' || code === 'add') && typeof points === 'string' && EXACT.test(points);
  return (
    isAct && Number.isSafeInteger(number) && [id, by, when, reason].every((each) => typeof each === 'string')
  );
}

/** Writes them in order of their numbers; those of an earlier file must be among them. */
export async function writeOverrides(out: string, overrides: readonly Override[]): Promise<void> {
  const sorted = overrides.toSorted((a, b) => a.number - b.number);
  const file = { tool: 'cutoff', format: FORMAT, overrides: sorted };
  await writeWhole(out, NAME, `${inertJson(JSON.stringify(file, null, 1))}\n`);
}

/** The overrides of several folders as those of one, with new numbers. */
export function joinOverrides(parts: readonly (readonly Override[])[]): Override[] {
  const joined: Override[] = [];
  for (const part of parts) {
    const before = Math.max(0, ...joined.map(({ number }) => number));
    for (const each of part) {
      const act = each.act.code === 'withdraw' ? { ...each.act, number: each.act.number + before } : each.act;
      joined.push({ ...each, act, number: each.number + before });
    }
  }
  return joined;
}
