import type { Answer } from '../skeletons/adversarial.ts';
import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

/** A table of values by state that is never emptied. */
const remembering = (
  label: string,
  remembers: { readonly inner: boolean; readonly answer: boolean },
): Form => ({
  label,
  change(correct) {
    const known = new Map<number, number>();
    let first: Answer | null = null;
    return {
      stops: (at) => known.has(at.state) || correct.stops(at),
      leaf(at) {
        const value = known.get(at.state) ?? correct.leaf(at);
        known.set(at.state, value);
        return value;
      },
      give(mover, best, bounds, at) {
        const value = correct.give(mover, best, bounds, at);
        if (remembers.inner) known.set(at.state, value);
        return value;
      },
      expect(outcomes, at) {
        const value = correct.expect(outcomes, at);
        if (remembers.inner) known.set(at.state, value);
        return value;
      },
      // The root is the first state of every game, so that the first answer is there to be given again.
      answer: (found) => (remembers.answer ? (first ??= correct.answer(found)) : correct.answer(found)),
    };
  },
});

export const memoShared: SearchMistake = {
  id: 'memo-shared',
  title: 'Values are remembered from one game to the next',
  words:
    'Your search looks values up that it stored in an earlier call. In another game the same number ' +
    'is another state.',
  hint: 'Where does the table live, and when is it empty?',
  algorithms: ALL,
  keepsState: true,
  replaces: [
    remembering('values and actions', { inner: true, answer: true }),
    remembering('values', { inner: true, answer: false }),
    remembering('values of leaves', { inner: false, answer: false }),
  ],
};
