import type { CurrentRun } from '../currentRun.ts';
import { index, real } from '../elements.ts';
import { logMean } from '../logs.ts';
import { addUpTo, CELLS, RotationBets } from '../succession/rotationBets.ts';
import type { Terrain } from './terrain.ts';

/**
 * The number that a worse proposal is accepted by, where the log cannot show which was proposed: what came of
 * a step says where it may lie. It is bet that it comes of a sequence, one for each step or for each worse
 * proposal.
 */
export class HiddenNumber {
  readonly #eachStep: RotationBets;
  readonly #eachWorse: RotationBets;
  readonly #cells = new Float64Array(CELLS);

  constructor(current: Pick<CurrentRun, 'run'>) {
    this.#eachStep = new RotationBets(current);
    this.#eachWorse = new RotationBets(current);
  }

  get logE(): number {
    return logMean([this.#eachStep.logE, this.#eachWorse.logE]);
  }

  update({ deltas, counts, around, alike }: Terrain, T: number, taken: readonly number[]): void {
    const k = around.values.length;
    const cells = this.#cells.fill(0);
    const acceptance = (delta: number): number => Math.min(1, Math.exp(delta / T));
    let wasWorse = false;
    for (const j of taken) {
      if (j === k) {
        for (let at = 0; at < deltas.length; at += 1) {
          const share = real(counts, at) / k;
          addUpTo(1, share, cells);
          addUpTo(acceptance(real(deltas, at)), -share, cells);
        }
        wasWorse = true;
      } else {
        const delta = real(deltas, index(alike.group, j));
        addUpTo(acceptance(delta), 1 / k, cells);
        if (delta < 0) wasWorse = true;
      }
    }
    let sum = 0;
    for (let c = 0; c < CELLS; c += 1) sum += real(cells, c);
    if (!(sum > 0)) return;
    for (let c = 0; c < CELLS; c += 1) cells[c] = Math.max(0, (real(cells, c) * CELLS) / sum);
    this.#eachStep.update(cells, true);
    this.#eachWorse.update(cells, wasWorse);
  }
}
