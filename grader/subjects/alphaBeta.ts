import type { SearchSubject } from './subject.ts';

export const ALPHA_BETA: SearchSubject = {
  kind: 'game',
  name: 'alpha-beta',
  checks: ['value', 'action', 'leaves', 'calls'],
  prunes: true,
  weighsChance: false,
  alternates: false,
  valueName: 'minimax value',
  agentClass: { name: 'AlphaBetaAgent', algorithm: 'alpha-beta' },
};
