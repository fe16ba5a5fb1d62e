import type { Random } from '../../../../reference/random.ts';
import type { Run } from './keys.ts';
import { walk } from './walk.ts';

/** Nearer than this, a rounded probability decides otherwise. */
export const LEAST_APART = 0.01;

const MOST_TRIES = 60;

/** Another run as long: with a step down that is accepted and one that is not, mostly. */
export function drawRun(like: Run, random: Random): Run {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const drawn = oneRun(like, random);
    if (isVaried(drawn)) return drawn;
  }
  return oneRun(like, random);
}

function oneRun({ start, chain }: Run, random: Random): Run {
  const first = Math.max(1, Math.round(start) + random.integer(-3, 6));
  let last = first;
  return {
    start: first,
    chain: chain.map(({ temperature }) => {
      last = Math.max(0, last + random.integer(-4, 2));
      return {
        value: last,
        temperature: random.integer(Math.max(1, Math.ceil(temperature / 2)), Math.ceil(temperature * 2)),
        draw: random.integer(5, 95) / 100,
      };
    }),
  };
}

function isVaried(run: Run): boolean {
  const walked = walk(run);
  const down = walked.filter(({ probability }) => probability < 1);
  const isClear = walked.every(
    ({ probability }, at) => Math.abs((run.chain[at]?.draw ?? 0) - probability) > 2 * LEAST_APART,
  );
  return isClear && down.some((step) => step.isAccepted) && down.some((step) => !step.isAccepted);
}
