import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../grader/types/root.ts';
import type { ExpectedClass } from './expected/row.ts';

const FILES = readdirSync(join(packageRoot(), 'test', 'goldens', 'expected')).sort();
const NAMES = FILES.filter((file) => file !== 'row.ts').map((file) => file.replace(/\.ts$/, ''));

/** `alphaBeta` → `alpha-beta` */
const slugOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

async function tableOf(name: string): Promise<ExpectedClass> {
  const file = (await import(`./expected/${name}.ts`)) as Readonly<Record<string, ExpectedClass>>;
  const table = file[name];
  if (table === undefined) throw new Error(`expected/${name}.ts exports no ${name}`);
  return table;
}

/**
 * What each submission of each sample class must get, said before it was graded: a file of `expected/` for
 * each class, which is named after the exercise, as its table is.
 */
export const EXPECTED: Readonly<Record<string, ExpectedClass>> = Object.fromEntries(
  await Promise.all(NAMES.map(async (name) => [slugOf(name), await tableOf(name)] as const)),
);
