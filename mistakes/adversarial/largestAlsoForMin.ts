import type { Found } from '../skeletons/adversarial.ts';
import { ALL, type Mistake, only } from '../mistake.ts';

export const largestAlsoForMin: Mistake = {
  id: 'largest-also-for-min',
  title: 'The action of the largest value, also for MIN',
  sentence: 'At the root your search returns the action with the largest value, also where MIN is to move.',
  hint: 'Who moves at the root? The action must be best for that player.',
  algorithms: ALL,
  forms: only((correct) => ({ answer: (found) => ({ ...correct.answer(found), action: largest(found) }) })),
};

const largest = ({ children }: Found): string | null =>
  children.reduce<Found['children'][number] | null>(
    (best, child) => (best === null || child.value > best.value ? child : best),
    null,
  )?.action ?? null;
