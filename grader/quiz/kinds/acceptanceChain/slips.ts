import type { Slip } from '../../question/kind.ts';
import type { Given } from '../../types.ts';
import { acceptanceProbability } from '../shared/annealing.ts';
import type { ChainQuestion, Run } from './keys.ts';
import { walkOtherwise } from './walk.ts';
import type { Otherwise, Walked } from './walk.ts';

/** What is known to go wrong in a run of annealing by hand. */
const ROWS: readonly (Omit<Slip, 'answer'> & { readonly otherwise: (run: Run) => Otherwise })[] = [
  {
    id: 'delta-from-the-start',
    title: 'ΔE was always measured from the first state',
    words: 'ΔE is measured from the state in which the search stands at that step.',
    otherwise: ({ start }) => ({ from: () => start }),
  },
  {
    id: 'delta-from-refused',
    title: 'ΔE was measured from the successor before, though that was refused',
    words: 'When a successor is refused, the search stays where it was and measures from there.',
    otherwise: ({ chain }) => ({ from: (at, current) => chain[at - 1]?.value ?? current }),
  },
  {
    id: 'draw-turned-round',
    title: 'Successors were accepted when the random number was above the probability',
    words: 'A successor is accepted when the random number is below e^(ΔE/T).',
    otherwise: () => ({ accepts: (draw, probability) => probability === 1 || draw >= probability }),
  },
  {
    id: 'sign-of-delta',
    title: 'The sign of ΔE was turned round',
    words:
      'A move that raises the objective has ΔE > 0 and is always taken; a move that lowers it is taken ' +
      'with probability e^(ΔE/T).',
    otherwise: () => ({ probability: (delta, temperature) => acceptanceProbability(-delta, temperature) }),
  },
  {
    id: 'never-downhill',
    title: 'Moves that make things worse were never taken',
    words: 'That would be hill climbing. Annealing takes a worse move with probability e^(ΔE/T).',
    otherwise: () => ({ probability: (delta) => (delta >= 0 ? 1 : 0) }),
  },
];

export const slips = (
  givenOf: (walked: Pick<Walked, 'probability' | 'after'>) => readonly Given[],
): readonly Slip<ChainQuestion, null>[] =>
  ROWS.map(({ otherwise, ...slip }) => ({
    ...slip,
    answer: ({ question }) => walkOtherwise(question, otherwise(question)).flatMap(givenOf),
  }));
