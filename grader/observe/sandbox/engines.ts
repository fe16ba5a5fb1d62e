import { setFlagsFromString } from 'node:v8';
import type { Engine, Engines } from '../../types/engine.ts';
import { packageRoot, threadScript } from '../../types/root.ts';
import type { Language } from '../../types/submission.ts';
import { findConfinement, isConfined } from './native/confine.ts';
import { nativeEngine } from './native/engine.ts';
import { partsOf } from './parts.ts';
import { nodeThreads, type ThreadOptions } from './nodeThreads.ts';
import { Pool } from './pool.ts';
import { pooled } from './pooled.ts';

export interface EnginesOptions {
  readonly workers: number;
  readonly brief?: boolean;
  readonly trust?: boolean;
}

/**
 * Opens the sandbox. `workers` is how many submissions of one language may run at once. An engine is started
 * when it is first asked for. Close to end its threads. Commands run only where they can be confined, or with
 * `trust`. `brief` is for a process that ends soon: it starts sooner and runs on slower.
 */
export function createEngines({ workers, brief = false, trust = false }: EnginesOptions): Engines {
  const open = new Map<Engine['languages'], Engine>();
  let native: Engine | null | undefined;
  const openNative = (): Engine | null => {
    const confinement = findConfinement();
    return trust || isConfined(confinement) ? nativeEngine(workers, confinement) : null;
  };
  return {
    for(language) {
      if (language === 'command') {
        if (native === undefined) native = openNative();
        return native;
      }
      const opener = openerOf(language);
      if (opener === undefined) return null;
      const engine =
        open.get(opener.languages) ??
        pooled(
          opener.languages,
          new Pool({ workers, threads: nodeThreads(opener.options(packageRoot(), brief)) }),
        );
      open.set(opener.languages, engine);
      return engine;
    },
    async close() {
      await Promise.all([...open.values(), ...(native ? [native] : [])].map((engine) => engine.close()));
    },
  };
}

interface Opener {
  readonly languages: readonly Language[];
  readonly options: (root: string, brief: boolean) => ThreadOptions;
}

/** What the threads of a language are started with. */
export const threadOptions = (language: Language, root: string): ThreadOptions =>
  openerOf(language)!.options(root, false);

const openerOf = (language: Language): Opener | undefined =>
  OPENERS.find(({ languages }) => languages.includes(language));

const OPENERS: readonly Opener[] = [
  {
    languages: ['javascript', 'typescript'],
    options: (root, brief) => {
      // Optimising the engine takes a quarter of what a check of one submission takes, and hardly begins to
      // pay.
      if (brief) setFlagsFromString('--liftoff-only');
      return {
        script: threadScript('javascript'),
        // Only a brief process has a thread that waits: others are started when there is work.
        workerData: { quickjs: partsOf('javascript', root), rehearses: brief },
        stackMB: 32,
      };
    },
  },
  {
    languages: ['python'],
    options: (root) => ({
      script: threadScript('python'),
      workerData: partsOf('python', root),
      stackMB: 256,
    }),
  },
];
