import type { Form } from '../mistake.ts';
import { ALL, type Mistake } from '../mistake.ts';

/** A table of values by state that is never emptied. */
const remembering = (words: string, remembersInner: boolean): Form => ({
  words,
  change(correct) {
    const known = new Map<number, number>();
    return {
      stops: (at) => known.has(at.state) || correct.stops(at),
      leaf(at) {
        const value = known.get(at.state) ?? correct.leaf(at);
        known.set(at.state, value);
        return value;
      },
      give(mover, best, bounds, at) {
        const value = correct.give(mover, best, bounds, at);
        if (remembersInner) known.set(at.state, value);
        return value;
      },
      expect(outcomes, at) {
        const value = correct.expect(outcomes, at);
        if (remembersInner) known.set(at.state, value);
        return value;
      },
    };
  },
});

export const memoShared: Mistake = {
  id: 'memo-shared',
  title: 'Values are remembered from one game to the next',
  sentence: 'Your search looks values up that it stored in an earlier call. In another game the same number is another state.',
  hint: 'Where does the table live, and when is it empty?',
  algorithms: ALL,
  keepsState: true,
  forms: [remembering('of every node', true), remembering('of leaves', false)],
};
