import { Pool } from '../../observe/sandbox/pool.ts';
import type { Engine, Engines, Job } from '../../types/engine.ts';
import type { Language } from '../../types/submission.ts';
import type { Parts } from './parts.ts';
import { workerThreads } from './workerThreads.ts';

const TYPESCRIPT = /\.[cm]?tsx?$/i;

/** The engines of a page, each fetched when it is first asked for. `base` is where its scripts lie. */
export function pageEngines(base: URL, parts: Parts): Engines {
  const open = new Map<string, Promise<Pool>>();
  const poolOf = (name: string, make: () => Promise<Pool>): Promise<Pool> => {
    const pool = open.get(name) ?? make();
    open.set(name, pool);
    pool.catch(() => open.delete(name));
    return pool;
  };
  const poolWith = (script: string, fetched: unknown): Pool =>
    new Pool({ workers: 1, threads: workerThreads(new URL(script, base), fetched) });
  const javascript = (hasTypes: boolean): Promise<Pool> =>
    poolOf(`javascript ${hasTypes}`, async () => poolWith('javascript.js', await parts.javascript(hasTypes)));
  const python = (): Promise<Pool> =>
    poolOf('python', async () => poolWith('python.js', await parts.python()));
  const engine = (languages: readonly Language[], poolFor: (job?: Job) => Promise<Pool>): Engine => ({
    languages,
    metered: true,
    observe: async (job) => (await poolFor(job)).run(job),
    warm: () => void poolFor().then((pool) => pool.warm()),
    close: () => Promise.resolve(),
  });
  const engines: readonly Engine[] = [
    engine(['javascript'], (job) =>
      javascript(job?.program.files.some(({ path }) => TYPESCRIPT.test(path)) ?? false),
    ),
    engine(['typescript'], () => javascript(true)),
    engine(['python'], python),
  ];
  return {
    for: (language) => engines.find(({ languages }) => languages.includes(language)) ?? null,
    async close() {
      for (const pool of open.values()) await (await pool).close();
    },
  };
}
