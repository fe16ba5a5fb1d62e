import type { Engines } from '../../grader/types/engine.ts';
import type { Submission } from '../../grader/types/submission.ts';
import { type GameEntry, inProcessEngine } from './inProcess.ts';

/**
 * Source text that exports a function of this name, as a function. Text of our own only: there is no sandbox
 * here.
 */
export function compiled(text: string, name = 'search'): () => GameEntry {
  // oxlint-disable-next-line typescript/no-implied-eval
  return () => new Function(`${text.replace(/^export /gm, '')}\nreturn ${name};`)() as GameEntry;
}

/** Engines that run one text of our own in this process. */
export function writtenEngines(text: string): Engines {
  const engine = inProcessEngine(compiled(text));
  return { for: () => engine, async close() {} };
}

export function submissionOf(text: string, id = 'faulty'): Submission {
  const files = [{ path: 'search.js', text }];
  return {
    id,
    name: id,
    hash: '0'.repeat(64),
    files,
    content: {
      kind: 'program',
      program: { language: 'javascript', files, entryFile: 'search.js', entry: 'search' },
    },
  };
}
