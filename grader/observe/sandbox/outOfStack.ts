import type { Outcome } from '../../types/observation.ts';
import { host } from '../../host/here.ts';

/** Whether the stack of the thread ran out, before the engine's own guard saw it. */
export const isOutOfStack = (error: unknown): error is Error =>
  error instanceof Error && /call stack|too much recursion/.test(error.message);

/**
 * What a run came to whose thread had no stack left. In a page it is little, and nobody can tell whether the
 * search would have ended: it is no mistake of the submission's, and nothing is said of it.
 */
export const outOfStack = (mistake: () => Outcome): Outcome =>
  host.hasAmpleStack ? mistake() : { kind: 'fault', message: 'the stack of the page ran out', isDeep: true };
