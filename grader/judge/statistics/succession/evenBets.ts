import { add, item, member, real } from '../elements.ts';
import type { Classed } from '../classes.ts';

/**
 * What is left of an excess after one decision more, and how strongly it is bet that what came too often will
 * come less: weakly where much is remembered, as in a large deck.
 */
const RULES: readonly { readonly kept: number; readonly strengths: readonly number[] }[] = [
  { kept: 1, strengths: [0.1, 0.3] },
  { kept: 0.98, strengths: [0.3, 1] },
  { kept: 0.95, strengths: [3] },
];
const BETS = RULES.flatMap(({ strengths }) => strengths).length;

/**
 * Bets that choices are spread more evenly than chance spreads them: that what was taken more often than it
 * should have been comes less often now, as in decks that are dealt to the end, and in sequences that fill
 * gaps.
 */
export class EvenBets {
  readonly #excess: readonly Float64Array[];
  /** Of each strength of each rule, as a logarithm. */
  readonly logs = new Float64Array(BETS);

  constructor(classes: number) {
    this.#excess = RULES.map(() => new Float64Array(classes));
  }

  update({ p, outcome }: Pick<Classed, 'p' | 'outcome'>): void {
    let bet = 0;
    for (let r = 0; r < RULES.length; r += 1) {
      const { kept, strengths } = member(RULES, r);
      const excess = member(this.#excess, r);
      for (let s = 0; s < strengths.length; s += 1) {
        const strength = item(strengths, s);
        let [all, got] = [0, 0];
        for (let c = 0; c < p.length; c += 1) {
          if (real(p, c) === 0) continue;
          const weight = Math.exp(-strength * real(excess, c));
          all += real(p, c) * weight;
          got += real(outcome, c) * weight;
        }
        add(this.logs, bet, Math.log(got / all));
        bet += 1;
      }
      for (let c = 0; c < p.length; c += 1)
        excess[c] = kept * real(excess, c) + real(outcome, c) - real(p, c);
    }
  }
}

/** A decision between no and yes, as two classes; it serves for one after the other. */
export class NoAndYes {
  readonly p = new Float64Array(2);
  readonly outcome = new Float64Array(2);

  /** The chance of yes, and what part of the outcome it was. */
  read(chance: number, yes: number): this {
    this.p[0] = 1 - chance;
    this.p[1] = chance;
    this.outcome[0] = 1 - yes;
    this.outcome[1] = yes;
    return this;
  }
}
