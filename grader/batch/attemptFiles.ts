import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Results of attempts that were graded and do not count, `<id>/attempts/<number>.json`, as staff may see
 * them.
 */
const FOLDER = 'attempts';

/** Numbers of the attempts of which a result is kept apart, in order. */
export async function attemptNumbers(out: string, folder: string): Promise<number[]> {
  const names = await readdir(join(out, folder, FOLDER)).catch(() => []);
  return names
    .flatMap((name) => /^([1-9]\d{0,8})\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

export const attemptPath = (out: string, folder: string, number: number): string =>
  join(out, folder, FOLDER, `${number}.json`);
