import { BEAM_VARIANTS } from '../../mistakes/correct/local/manyStarts.ts';
import { BEAM_MISTAKES } from '../../mistakes/local/beamMistakes.ts';
import { BEAMS_TAUGHT } from '../../mistakes/local/taughtBeams.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import type { RunSubject } from './subject.ts';

export const LOCAL_BEAM: RunSubject = {
  kind: 'runs',
  name: 'local-beam',
  checks: ['law'],
  input: { kind: 'local', hasSchedule: false },
  reading: { as: 'beam' },
  laws: ['beam', 'stops', 'returns'],
  families: [],
  variants: BEAM_VARIANTS,
  taught: BEAMS_TAUGHT,
  leanings: [],
  ...bankOf(BEAM_MISTAKES),
};
