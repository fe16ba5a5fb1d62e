import { readFileSync } from 'node:fs';

/** A small file of ours that holds a JSON object; null where it is not there or says something else. */
export function readObject(path: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' ? (value as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}
