import type { SearchSubject } from './subject.ts';

export const EXPECTIMAX: SearchSubject = {
  kind: 'game',
  name: 'expectimax',
  checks: ['value', 'action', 'leaves', 'calls'],
  prunes: false,
  weighsChance: true,
  alternates: false,
  valueName: 'expectimax value',
  agentClass: { name: 'ExpectimaxAgent', algorithm: 'expectimax' },
};
