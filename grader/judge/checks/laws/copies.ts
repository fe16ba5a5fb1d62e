import type { Individual } from '../../../../reference/local/genetics.ts';
import type { Breeding } from '../../statistics/genetics/likelihood.ts';
import type { LitterChances } from '../../statistics/genetics/litters.ts';
import type { Broken } from './broken.ts';
import { itemAt } from '../../../types/lookup.ts';

/** A law counts as broken only if a correct algorithm comes to the same at most so often, in one run. */
const LOG_NO_CHANCE = -40 * Math.LN2;

/**
 * Generations that hold nothing but copies of the individuals before. Each child may happen to be one; that
 * all of them are, in each generation, hardly ever happens where parents differ.
 */
export class Copies {
  #generations = 0;
  /** Of the chance that all children so far are copies. */
  #log = 0;
  #isOnlyCopies = true;

  take(
    parents: readonly Individual[],
    children: readonly Individual[],
    ways: readonly { readonly breeding: Breeding; readonly kept: number }[],
    chances: LitterChances,
  ): void {
    if (!this.#isOnlyCopies) return;
    const different = new Map(parents.map((each) => [each.join(), each]));
    this.#isOnlyCopies = children.every((child) => different.has(child.join()));
    if (!this.#isOnlyCopies) return;
    this.#generations += 1;
    const sums = ways.map(() => 0);
    for (const parent of different.values()) {
      chances.compare([parent]);
      for (const [at, { breeding }] of ways.entries()) sums[at]! += chances.of(breeding);
    }
    this.#log += Math.max(
      ...ways.map(({ kept }, at) =>
        children.length > kept ? (children.length - kept) * Math.log(Math.min(1, itemAt(sums, at))) : 0,
      ),
    );
  }

  broken(): Broken | null {
    if (!this.#isOnlyCopies || this.#log > LOG_NO_CHANCE) return null;
    return {
      law: 'child',
      at: 1,
      remark: { code: 'only-copies', args: { generations: this.#generations } },
      expected: null,
    };
  }
}
