import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const STAR1: SearchSubject = {
  kind: 'game',
  name: 'star1',
  checks: ['value', 'action', 'leaves', 'calls'],
  ...traitsOf('star1'),
  valueName: 'expectimax value',
  agentClass: null,
};
