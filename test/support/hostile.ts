import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Limits } from '../../grader/types/exercise.ts';

export type HostileLanguage = 'javascript' | 'typescript' | 'python';

/** An attack of the corpus, with the outcomes that it must get: of one call, or of several in one job. */
export interface Attack {
  readonly file: string;
  readonly text: string;
  readonly outcomes: readonly string[];
  readonly limits: Pick<Limits, 'fuel' | 'memoryMB' | 'calls'>;
}

const CORPUS = join(import.meta.dirname, '..', 'hostile', 'corpus');

export function attacksIn(language: HostileLanguage): Attack[] {
  const manifest = JSON.parse(readFileSync(join(CORPUS, `${language}.json`), 'utf8')) as Readonly<
    Record<string, string | readonly string[]>
  >;
  return Object.entries(manifest).map(([file, outcome]) => ({
    file,
    text: readFileSync(join(CORPUS, language, file), 'utf8'),
    outcomes: typeof outcome === 'string' ? [outcome] : outcome,
    limits: LIMITS[language](file),
  }));
}

/** Files of the corpus, whether they have an outcome or not. */
export function filesIn(language: HostileLanguage): string[] {
  const folder = join(CORPUS, language);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
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
