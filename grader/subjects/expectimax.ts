import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const EXPECTIMAX: SearchSubject = {
  kind: 'game',
  name: 'expectimax',
  checks: ['value', 'action', 'leaves', 'calls'],
  ...traitsOf('expectimax'),
  valueName: 'expectimax value',
  agentClass: { name: 'ExpectimaxAgent', algorithm: 'expectimax' },
};
