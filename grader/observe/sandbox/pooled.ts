import type { Engine } from '../../types/engine.ts';
import type { Language } from '../../types/submission.ts';
import type { Pool } from './pool.ts';

/** A pool of threads as an engine, whose work is metered. */
export const pooled = (languages: readonly Language[], pool: Pool): Engine => ({
  languages,
  metered: true,
  observe: (job) => pool.run(job),
  warm: () => pool.warm(),
  close: () => pool.close(),
});
