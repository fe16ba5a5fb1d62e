import type { Server } from 'node:http';
import { listChapters } from '../../grader/content/chapters.ts';
import { loadExercise } from '../../grader/content/exercise.ts';
import { siteFiles } from '../../grader/cli/site/siteFiles.ts';
import { serveFiles } from './pageChecks.ts';

const TYPES = { js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' };

export interface ServedSite {
  readonly server: Server;
  /** Where its list of exercises is. */
  readonly base: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
}

/** A site of some bundled exercises, below a path, and with no header but a type. */
export async function serveSite(slugs: readonly string[], forAuthors = false): Promise<ServedSite> {
  const loaded = await Promise.all(slugs.map((slug) => loadExercise(slug)));
  const exercises = loaded.flatMap((each) => (each.ok ? [each.value] : []));
  const chapters = await listChapters();
  const files = await siteFiles(exercises, [], { title: 'AI, autumn', chapters, forAuthors });
  const below = files.map(({ path, content }) => [`ai/autumn/${path}`, content] as const);
  const asked: string[] = [];
  const { server, url } = await serveFiles(
    new Map([...below, ['ai/autumn/', files.find(({ path }) => path === 'index.html')?.content ?? '']]),
    asked,
    TYPES,
  );
  return { server, base: `${url}ai/autumn/`, asked };
}
