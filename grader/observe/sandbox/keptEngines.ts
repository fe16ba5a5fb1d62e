import type { Engine, Engines } from '../../types/engine.ts';
import type { Language } from '../../types/submission.ts';
import { createEngines, type EnginesOptions } from './engines.ts';

export type OpenEngines = (options: EnginesOptions) => Engines;

/**
 * For a process that opens the sandbox several times: engines that have been closed wait for the next who
 * opens them. Those that were at something are ended. They are started for long use, however brief.
 */
export function keepEngines(): OpenEngines {
  const waiting = new Map<string, Engines[]>();
  return ({ workers, trust = false }) => {
    const key = `${workers} ${trust}`;
    const alike = waiting.get(key) ?? [];
    waiting.set(key, alike);
    const engines = alike.pop() ?? createEngines({ workers, trust });
    let atWork = 0;
    const own = new Map<Language, Engine | null>();
    const counting = (engine: Engine): Engine => ({
      ...engine,
      async observe(job) {
        atWork += 1;
        try {
          return await engine.observe(job);
        } finally {
          atWork -= 1;
        }
      },
    });
    return {
      for(language) {
        if (!own.has(language)) {
          const engine = engines.for(language);
          own.set(language, engine === null ? null : counting(engine));
        }
        return own.get(language) ?? null;
      },
      async close() {
        if (atWork === 0) alike.push(engines);
        else await engines.close();
      },
    };
  };
}
