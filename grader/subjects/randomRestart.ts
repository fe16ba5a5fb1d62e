import { RESTART_VARIANTS } from '../../mistakes/correct/local/manyStarts.ts';
import { RESTART_MISTAKES } from '../../mistakes/local/restartMistakes.ts';
import { RESTARTS_TAUGHT } from '../../mistakes/local/taughtRestarts.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { RESTART_LEANINGS } from '../../mistakes/leanings/climbs.ts';
import type { RunSubject } from './subject.ts';

export const RANDOM_RESTART: RunSubject = {
  kind: 'runs',
  name: 'random-restart',
  checks: ['law', 'evidence'],
  input: { kind: 'local', hasSchedule: false },
  reading: { as: 'restarts' },
  laws: ['moves', 'stops', 'returns', 'restarts', 'stream'],
  families: ['restarts', 'ties'],
  variants: RESTART_VARIANTS,
  taught: RESTARTS_TAUGHT,
  leanings: RESTART_LEANINGS,
  ...bankOf(RESTART_MISTAKES),
};
