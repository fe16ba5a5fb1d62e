import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../../types/engine.ts';
import { packageRoot } from '../../types/root.ts';
import type { Language } from '../../types/submission.ts';
import { Pool } from './pool.ts';
import { wasm } from './webAssembly.ts';

/** The engines of one process. */
export interface Engines {
  /** The engine that runs a language, or null when there is none. */
  for(language: Language): Engine | null;
  close(): Promise<void>;
}

/** Opens the sandbox. `workers` is how many submissions may run at once. Close it to end its threads. */
export function createEngines({ workers }: { readonly workers: number }): Engines {
  const root = packageRoot();
  const quickjs = new wasm.Module(readFileSync(join(root, 'dist', 'quickjs.metered.wasm')));
  // Always the built worker: a thread cannot load TypeScript, whatever this file was loaded by.
  const script = pathToFileURL(join(root, 'dist', 'grader', 'observe', 'sandbox', 'worker.js'));
  const pool = new Pool({ workers, script, workerData: { quickjs } });
  const javascript: Engine = {
    languages: ['javascript', 'typescript'],
    metered: true,
    observe: (job) => pool.run(job),
    close: () => pool.close(),
  };
  return {
    for: (language) => (javascript.languages.includes(language) ? javascript : null),
    close: () => javascript.close(),
  };
}
