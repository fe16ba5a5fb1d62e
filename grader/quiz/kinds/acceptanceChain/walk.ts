import { simulatedAnnealing } from '../../../../reference/local/simulatedAnnealing.ts';
import { table } from '../../../../reference/local/schedule.ts';
import type { OwnChain } from '../../question/kind.ts';
import { acceptanceProbability } from '../shared/annealing.ts';
import { scripted } from '../shared/scripted.ts';
import type { Run, Step } from './keys.ts';

/** What became of a step: the values before and after it, and how likely its successor was accepted. */
export interface Walked {
  readonly before: number;
  readonly probability: number;
  readonly isAccepted: boolean;
  readonly after: number;
}

/** The run, by the search itself; a student's own numbers are gone on from. */
export function walk({ start, chain }: Run, mine?: OwnChain): Walked[] {
  let current = start;
  return chain.map((step, at) => {
    const before = current;
    const own = mine?.probabilities.get(at);
    const isAccepted = own === undefined ? accepts(step, before) : step.draw < own;
    const after = isAccepted ? step.value : before;
    current = mine?.values.get(at) ?? after;
    return {
      before,
      probability: acceptanceProbability(step.value - before, step.temperature),
      isAccepted,
      after,
    };
  });
}

/** Whether the search goes from a state of that value to the successor that is drawn. */
const accepts = ({ value, temperature, draw }: Step, before: number): boolean =>
  simulatedAnnealing<'before' | 'next'>(
    scripted(draw),
    {
      initial: 'before',
      neighbours: () => ['next'],
      value: (state) => (state === 'next' ? value : before),
    },
    table([temperature]),
  ) === 'next';

/** What a mistake does otherwise. */
export interface Otherwise {
  /** The value that ΔE is measured from. */
  from?(at: number, current: number): number;
  probability?(delta: number, temperature: number): number;
  accepts?(draw: number, probability: number): boolean;
}

/** The run as somebody makes it who does something otherwise. */
export function walkOtherwise(
  { start, chain }: Run,
  {
    from = (_at, current) => current,
    probability: likelihood = acceptanceProbability,
    accepts: takes = (draw, probability) => draw < probability,
  }: Otherwise,
): Pick<Walked, 'probability' | 'after'>[] {
  let current = start;
  return chain.map(({ value, temperature, draw }, at) => {
    const probability = likelihood(value - from(at, current), temperature);
    if (takes(draw, probability)) current = value;
    return { probability, after: current };
  });
}
