import type { Limits } from '../../grader/types/exercise.ts';
import { type HostileLanguage, outcomesIn, textIn } from '../hostile/corpusTexts.mjs';

export { filesIn, type HostileLanguage } from '../hostile/corpusTexts.mjs';

/** An attack of the corpus, with the outcomes that it must get: of one call, or of several in one job. */
export interface Attack {
  readonly file: string;
  readonly text: string;
  readonly outcomes: readonly string[];
  readonly limits: Pick<Limits, 'fuel' | 'memoryMB' | 'calls'>;
}

export function attacksIn(language: HostileLanguage): Attack[] {
  return Object.entries(outcomesIn(language)).map(([file, outcome]) => ({
    file,
    text: textIn(language, file),
    outcomes: typeof outcome === 'string' ? [outcome] : outcome,
    limits: LIMITS[language](file),
  }));
}

/**
 * Low limits keep it short; an attack on memory or on the stack, or one that imports a lot, needs work enough
 * to get there.
 */
const LIMITS: Readonly<Record<HostileLanguage, (file: string) => Attack['limits']>> = {
  javascript(file) {
    if (file.startsWith('memory/')) return { fuel: 80_000_000, memoryMB: 8, calls: 2_000 };
    if (file.startsWith('stack/')) return { fuel: 20_000_000, memoryMB: 32, calls: 2_000 };
    return { fuel: 2_000_000, memoryMB: 16, calls: 2_000 };
  },
  typescript: () => ({ fuel: 2_000_000, memoryMB: 16, calls: 2_000 }),
  python(file) {
    if (file.startsWith('memory/')) return { fuel: 60_000_000, memoryMB: 8, calls: 2_000 };
    if (file.startsWith('stack/')) return { fuel: 40_000_000, memoryMB: 64, calls: 2_000 };
    if (/^(answer|escape)\//.test(file)) return { fuel: 60_000_000, memoryMB: 64, calls: 2_000 };
    return { fuel: 3_000_000, memoryMB: 32, calls: 2_000 };
  },
};
