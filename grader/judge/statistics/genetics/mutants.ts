import { answersOf, isIndividual } from '../../../reading/answersOfParts.ts';
import type { MutateInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import type { MutationDraw } from '../../../types/exercise.ts';
import type { CurrentRun } from '../currentRun.ts';
import { item } from '../elements.ts';
import { logMean } from '../logs.ts';
import { Process, type Universal } from '../process.ts';
import { ChoiceStream } from '../succession/choiceStream.ts';
import { seen } from '../succession/hiddenChoice.ts';
import { rateOf } from './mutationRules.ts';

/** A child before and after, where one position of the whole individual may mutate. */
interface Mutant {
  readonly n: number;
  readonly values: number;
  /** That anything changes. */
  readonly chance: number;
  /** Null where nothing did. */
  readonly change: { readonly position: number; readonly old: number; readonly value: number } | null;
}

/**
 * Bets on what a mutation draws, each by itself, where one choice of all would hide it among the others:
 * whether there is one, and then its position, and how far its new value is from the old one.
 */
class MutantBets implements Universal {
  readonly #whether: ChoiceStream;
  readonly #positions: ChoiceStream;
  readonly #steps: ChoiceStream;
  readonly logLateE = -Infinity;

  constructor(current: CurrentRun) {
    this.#whether = new ChoiceStream(current, false);
    this.#positions = new ChoiceStream(current, true);
    this.#steps = new ChoiceStream(current, true);
  }

  get logE(): number {
    return logMean([this.#whether, this.#positions, this.#steps].map(({ logE }) => logE));
  }

  update({ n, values, chance, change }: Mutant): void {
    if (!(chance > 0 && chance < 1)) return;
    this.#whether.update(seen(Float64Array.of(1 - chance, chance), change === null ? 0 : 1));
    if (change === null) return;
    const { position, old, value } = change;
    this.#positions.update(seen(evenly(n), 1 + position));
    if (values > 2) this.#steps.update(seen(evenly(values - 1), (value - old + values) % values));
  }
}

/** The bets on mutants of one convention, as a process of their own. */
export class MutantTest {
  readonly process: Process;
  readonly #draw: MutationDraw;
  readonly #bets: MutantBets;

  constructor(draw: MutationDraw, current: CurrentRun, logThreshold: number) {
    this.#draw = draw;
    this.#bets = new MutantBets(current);
    this.process = new Process([], this.#bets, logThreshold);
  }

  /** Answers that differ from the child in one position at most. */
  consume({ child, options }: MutateInput, observation: Observation): void {
    const n = child.length;
    const values = Number(options['values'] ?? 2);
    const chance = rateOf(Number(options['mutationRate'] ?? 0), this.#draw, values);
    for (const answer of answersOf(observation)) {
      if (!isIndividual(answer) || answer.length !== n) continue; // a broken law
      const position = answer.findIndex((value, at) => value !== child[at]);
      const change =
        position < 0 ? null : { position, old: item(child, position), value: item(answer, position) };
      this.#bets.update({ n, values, chance, change });
      this.process.decided(1, 0);
    }
  }
}

/** Equal chances of so many options, after the one that there is none. */
const evenly = (options: number): Float64Array =>
  Float64Array.from({ length: options + 1 }, (_, at) => (at === 0 ? 0 : 1 / options));
