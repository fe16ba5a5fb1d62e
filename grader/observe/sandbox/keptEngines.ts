import type { Engine, Engines } from '../../types/engine.ts';
import type { Language } from '../../types/submission.ts';
import { createEngines, type EnginesOptions } from './engines.ts';
import { Shelf } from './shelf.ts';

export type OpenEngines = (options: EnginesOptions) => Engines;

/**
 * For a process that opens the sandbox several times: engines that have been closed wait for the next who
 * opens them. They are started for long use, however brief.
 */
export function keepEngines(): OpenEngines {
  const shelf = new Shelf<Engines>();
  return ({ workers, trust = false }) => {
    const lent = shelf.take(`${workers} ${trust}`, () => createEngines({ workers, trust }));
    const own = new Map<Language, Engine | null>();
    return {
      for(language) {
        if (!own.has(language)) {
          const engine = lent.kept.for(language);
          own.set(
            language,
            engine && { ...engine, observe: (job) => lent.during(() => engine.observe(job)) },
          );
        }
        return own.get(language) ?? null;
      },
      close: () => lent.close(),
    };
  };
}
