import type { SearchSubject } from './subject.ts';

export const MINIMAX: SearchSubject = {
  kind: 'game',
  name: 'minimax',
  checks: ['value', 'action', 'leaves', 'calls'],
  prunes: false,
  weighsChance: false,
  alternates: false,
  valueName: 'minimax value',
  agentClass: { name: 'MinimaxAgent', algorithm: 'minimax' },
};
