import type { Found } from '../skeletons/adversarial.ts';
import { FOR_ONE } from '../skeletons/algorithms.ts';
import { type SearchMistake, only } from './searchMistake.ts';

export const largestAlsoForMin: SearchMistake = {
  id: 'largest-also-for-min',
  title: 'The action of the largest value, also for MIN',
  words: 'At the root your search returns the action with the largest value, also where MIN is to move.',
  hint: 'Who moves at the root? The action must be best for that player.',
  algorithms: FOR_ONE,
  replaces: only((correct) => ({
    answer: (found) => ({ ...correct.answer(found), action: largest(found) }),
  })),
};

const largest = ({ children }: Found): string | null =>
  children.reduce<Found['children'][number] | null>(
    (best, child) => (best === null || child.value > best.value ? child : best),
    null,
  )?.action ?? null;
