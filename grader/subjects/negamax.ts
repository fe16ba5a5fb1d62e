import type { SearchSubject } from './subject.ts';

export const NEGAMAX: SearchSubject = {
  kind: 'game',
  name: 'negamax',
  checks: ['value', 'action', 'leaves', 'calls'],
  prunes: false,
  weighsChance: false,
  alternates: true,
  valueName: 'minimax value',
  agentClass: null,
};
