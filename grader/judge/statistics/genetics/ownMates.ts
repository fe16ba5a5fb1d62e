import type { Individual } from '../../../../reference/local/genetics.ts';
import { itemAt } from '../../../types/lookup.ts';
import { add, item } from '../elements.ts';
import { logMean } from '../logs.ts';
import type { Breeding } from './likelihood.ts';

/** How many times as often as it should a parent is its own mate; never comes close to the first. */
const TIMES: readonly number[] = [1 / 64, 1 / 4, 1 / 2, 2, 4];

/**
 * Bets that both parents of a child are one individual less or more often than they should be. Which they
 * were cannot be seen: what is compared is how likely the child is if they were one, and if not.
 */
export class OwnMates {
  readonly #logs = new Float64Array(TIMES.length);

  get logE(): number {
    return logMean(this.#logs);
  }

  /** `p0`: the chance of the child in all. Where each position mutates by itself, nothing is bet. */
  update(population: readonly Individual[], child: Individual, breeding: Breeding, p0: number): void {
    const { shares, mutation } = breeding;
    if (mutation.unit !== 'individual') return;
    let [before, own] = [0, 0];
    for (const [m, parent] of population.entries()) {
      const both = item(shares, m) ** 2;
      before += both;
      own += both * chanceAlone(parent, child, mutation);
    }
    if (before >= 1) return;
    for (let i = 0; i < this.#logs.length; i += 1) {
      const times = Math.min(item(TIMES, i), 1 / before);
      const others = (1 - times * before) / (1 - before);
      add(this.#logs, i, Math.log((times * own + others * Math.max(0, p0 - own)) / p0));
    }
  }
}

/** The chance of a child that has but one parent. */
function chanceAlone(
  parent: Individual,
  child: Individual,
  { chance, change }: Breeding['mutation'],
): number {
  let changed = -1;
  for (let i = 0; i < child.length; i += 1) {
    if (parent[i] === child[i]) continue;
    if (changed >= 0) return 0;
    changed = i;
  }
  return changed < 0 ? 1 - chance : chance * change(changed, itemAt(parent, changed), itemAt(child, changed));
}
