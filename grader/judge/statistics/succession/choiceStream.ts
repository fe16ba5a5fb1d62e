import { PLACES } from '../choice.ts';
import { ClassBet } from '../classes.ts';
import type { CurrentRun } from '../currentRun.ts';
import { logMean } from '../logs.ts';
import { CopiedSequence } from './copiedSequence.ts';
import { HiddenChoice, type Hidden } from './hiddenChoice.ts';
import { StepBets } from './stepBets.ts';

/**
 * One kind of choice, whether or not it is seen: bets that some options come too often, that each follows
 * from those before; and where there is not always one, that they come in an order in which they came before.
 */
export class ChoiceStream {
  readonly #choice: HiddenChoice;
  readonly #shares = new ClassBet(PLACES);
  readonly #steps: StepBets;
  readonly #copied: CopiedSequence | null;

  /** `mayBeNone`: option 0 is that nothing is chosen. */
  constructor(current: CurrentRun, mayBeNone: boolean) {
    this.#choice = new HiddenChoice(mayBeNone);
    this.#steps = new StepBets(0, current);
    this.#copied = mayBeNone ? new CopiedSequence(current) : null;
  }

  get logE(): number {
    const logs = [this.#shares.logE, this.#steps.logE];
    return logMean(this.#copied === null ? logs : [...logs, this.#copied.logE]);
  }

  update(hidden: Hidden): void {
    const choice = this.#choice.read(hidden);
    this.#shares.update(choice.byPlace);
    this.#steps.update(choice);
    this.#copied?.update(choice.byPlace);
  }
}
