import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const MINIMAX: SearchSubject = {
  kind: 'game',
  name: 'minimax',
  checks: ['value', 'action', 'leaves', 'calls'],
  ...traitsOf('minimax'),
  valueName: 'minimax value',
  agentClass: { name: 'MinimaxAgent', algorithm: 'minimax' },
};
