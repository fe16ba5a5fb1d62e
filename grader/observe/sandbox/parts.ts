import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../types/root.ts';
import type { Language } from '../../types/submission.ts';
import { readImage } from './python/readImage.ts';
import { wasm } from './webAssembly.ts';

/** Those whose engine is WebAssembly. */
const READERS = {
  javascript: (root: string): unknown => new wasm.Module(readFileSync(join(root, 'dist', 'quickjs.wasm'))),
  python: readImage,
} as const;

type PartsName = keyof typeof READERS;

/** What engines are made from, compiled once for all threads of a process. */
export interface EngineParts {
  readonly name: PartsName;
  readonly parts: unknown;
}

const known = new Map<PartsName, unknown>();

/** What the engine of a language is made from, for another thread; null where there is nothing to share. */
export function partsFor(language: Language): EngineParts | null {
  const name = language === 'typescript' ? 'javascript' : language;
  return name === 'command' ? null : { name, parts: partsOf(name, packageRoot()) };
}

/** Takes over what another thread has made. */
export function takeParts({ name, parts }: EngineParts): void {
  if (!known.has(name)) known.set(name, parts);
}

export function partsOf(name: PartsName, root: string): unknown {
  if (!known.has(name)) known.set(name, READERS[name](root));
  return known.get(name);
}
