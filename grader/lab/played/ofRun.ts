import type { RunInput } from '../../content/run.ts';
import type { RunSubject } from '../../subjects/subject.ts';
import { watchedRun } from '../watchedRun.ts';
import type { PlayableRun } from '../../types/playable.ts';

/** A run of a correct search, to be played; nothing where it does nothing that can be drawn. */
export function ofRun(title: string, subject: RunSubject, input: RunInput): readonly PlayableRun[] {
  const watched = watchedRun(subject, input);
  if (watched === null) return [];
  const evidence = watched.kind === 'states' ? watched.run : watched.generations;
  return [{ kind: 'run', title, evidence }];
}
