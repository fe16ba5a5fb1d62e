import { member } from '../elements.ts';
import type { CurrentRun } from '../currentRun.ts';
import { logMean } from '../logs.ts';
import { ShiftBins } from '../shiftBins.ts';
import { CALIBRATION_BINS, type YesOrNo } from '../yesOrNo.ts';
import { EvenBets, NoAndYes } from './evenBets.ts';
import { Memory } from './memory.ts';

/** How many decisions ago, and whether it is told apart how likely yes is now. */
const RULES: readonly { readonly ago: number; readonly isFine: boolean }[] = [
  ...[1, 2, 3, 4].map((ago) => ({ ago, isFine: false })),
  ...[1, 2, 3].map((ago) => ({ ago, isFine: true })),
];
const PERIODS = 4;

/**
 * Decisions between yes and no, by how the one 1 to 4 decisions ago came out, or the one at the same point of
 * the run before, and how likely yes was there, and is here; and on yes that comes too evenly.
 */
export class PairBets {
  readonly #memory: Memory;
  readonly #bins = RULES.map(({ isFine }) => new ShiftBins(2 * CALIBRATION_BINS ** (isFine ? 2 : 1)));
  readonly #runs = new ShiftBins(2 * CALIBRATION_BINS);
  readonly #even = new EvenBets(2);
  readonly #noAndYes = new NoAndYes();

  constructor(current: Pick<CurrentRun, 'run'>) {
    this.#memory = new Memory(current, PERIODS);
  }

  get logE(): number {
    return logMean([...[...this.#bins, this.#runs].map(({ logE }) => logE), ...this.#even.logs]);
  }

  update({ p0, fifth, yes }: YesOrNo): void {
    for (let at = 0; at < RULES.length; at += 1) {
      const { ago, isFine } = member(RULES, at);
      const before = this.#memory.ago(ago);
      if (before !== undefined)
        this.#bins[at]?.update(isFine ? before * CALIBRATION_BINS + fifth : before, p0, yes);
    }
    const { inRunBefore } = this.#memory;
    if (inRunBefore !== undefined) this.#runs.update(inRunBefore, p0, yes);
    this.#even.update(this.#noAndYes.read(p0, yes ? 1 : 0));
    this.#memory.add((yes ? CALIBRATION_BINS : 0) + fifth);
  }
}
