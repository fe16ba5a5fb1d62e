import type { Observation } from '../types/observation.ts';
import type { Program } from '../types/submission.ts';

const LONGEST = 400;

/** The observation of an error with the line at which the student's code stopped, as it was written. */
export function quoteLine({ files }: Program, observation: Observation): Observation {
  const { outcome } = observation;
  if (outcome.kind !== 'threw' && outcome.kind !== 'not-loaded') return observation;
  const [frame] = outcome.error.frames;
  const file = frame && files.find(({ path }) => path === frame.file);
  const line = file?.text.split(/\r\n|\r|\n/, frame!.line)[frame!.line - 1]?.trim() ?? '';
  if (line === '' || line.length > LONGEST) return observation;
  return { ...observation, outcome: { ...outcome, error: { ...outcome.error, line } } };
}
