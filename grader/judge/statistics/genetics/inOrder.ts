import type { CurrentRun } from '../currentRun.ts';
import { item } from '../elements.ts';
import { logMean } from '../logs.ts';
import { itemAt } from '../../../types/lookup.ts';
import { ChoiceStream } from '../succession/choiceStream.ts';
import { DeckBets } from '../succession/deckBets.ts';
import type { Hidden } from '../succession/hiddenChoice.ts';
import type { Setting } from './setting.ts';
import { givenPieces } from './crossing.ts';
import type { Breeding } from './likelihood.ts';
import type { Litter } from './litter.ts';
import type { LitterChances } from './litters.ts';
import { type Origins, OriginsOf } from './origins.ts';

type Kind = keyof Origins;

/** A bet of each kind; `mayBeNone` where option 0 is that nothing is chosen. */
const eachKind = <Bet>(open: (mayBeNone: boolean) => Bet): Readonly<Record<Kind, Bet>> => ({
  cut: open(false),
  x: open(false),
  y: open(false),
  mutates: open(false),
  position: open(true),
  value: open(true),
  step: open(true),
});

const logMeanOf = (bets: Readonly<Record<Kind, { readonly logE: number }>>): number =>
  logMean(Object.values(bets).map(({ logE }) => logE));

/**
 * Bets that what children come from is not drawn for each, but follows from those made before: cuts, parents,
 * positions and values in turn, or those of a generator of its own.
 */
export class OriginBets {
  readonly #kinds: Readonly<Record<Kind, ChoiceStream>>;

  constructor(current: CurrentRun) {
    this.#kinds = eachKind((mayBeNone) => new ChoiceStream(current, mayBeNone));
  }

  get logE(): number {
    return logMeanOf(this.#kinds);
  }

  /** Litters of one generation, in the order in which they were made. */
  update(litters: readonly Litter[], correct: Breeding, setting: Setting, chances: LitterChances): void {
    for (const found of originsOf(litters, correct, setting, chances))
      for (const [kind, hidden] of Object.entries(found) as [Kind, Hidden][])
        this.#kinds[kind].update(hidden);
  }
}

/** The same where nobody knows in which order they were made: that they share what there is too evenly. */
export class OriginDecks {
  readonly #kinds = eachKind((mayBeNone) => new DeckBets(mayBeNone));

  get logE(): number {
    return logMeanOf(this.#kinds);
  }

  /** Litters of one generation, in an order that does not depend on them. */
  update(litters: readonly Litter[], correct: Breeding, setting: Setting, chances: LitterChances): void {
    const found = originsOf(litters, correct, setting, chances);
    for (const [kind, deck] of Object.entries(this.#kinds) as [Kind, DeckBets][])
      deck.update(found.flatMap((origins) => origins[kind] ?? []));
  }
}

/** Two children of a mating are crossed alike; what else they come from is asked of the first. */
function originsOf(
  litters: readonly Litter[],
  correct: Breeding,
  setting: Setting,
  chances: LitterChances,
): Partial<Origins>[] {
  const isWhole = correct.mutation.unit === 'individual';
  const origins = new OriginsOf(chances.population, correct, setting);
  return litters.map((litter) => {
    const found = isWhole ? origins.of(itemAt(litter, 0)) : null;
    if (found !== null && litter.length === 1) return found;
    const cut = cutOf(litter, correct, chances);
    return cut === null ? { ...found } : { ...found, cut };
  });
}

/** Where a litter was cut, of the places where it may be; null where there is no one place. */
function cutOf(litter: Litter, correct: Breeding, chances: LitterChances): Hidden | null {
  chances.compare(litter);
  const pieces = givenPieces(correct, itemAt(litter, 0).length);
  if (pieces === null) return null;
  const each = pieces.map(({ from, to, weight }) => {
    const crossing = { kind: 'two-cuts', pieces: [{ from, to, weight: 1 }] } as const;
    return weight * chances.of({ ...correct, crossing, uncrossed: 0 });
  });
  const total = each.reduce((a, b) => a + b, 0);
  return {
    before: Float64Array.from(pieces, ({ weight }) => weight),
    now: Float64Array.from(each, (_, at) => item(each, at) / total),
  };
}
