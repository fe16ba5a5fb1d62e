import { add, item, real } from '../elements.ts';

/** What is kept of the stake, so that no one generation ends the bet. */
const KEPT = 0.05;

/**
 * Bets that as many children of each generation mutate as are to be expected, neither more nor fewer, as they
 * do where every so manieth mutates. Which did cannot be seen: what is compared is how likely that number of
 * mutants is, with the children known and without.
 */
export class EvenMutants {
  #logE = 0;

  get logE(): number {
    return this.#logE;
  }

  /** `mutated`: of each child, how likely it is that it mutated, as it is; `chance`: before it is known. */
  update(mutated: readonly number[], chance: number): void {
    const expected = mutated.length * chance;
    const known = numbersOf(mutated);
    const before = numbersOf(mutated.map(() => chance));
    let [got, all] = [0, 0];
    for (let number = 0; number <= mutated.length; number += 1) {
      if (Math.abs(number - expected) >= 1) continue;
      got += real(known, number);
      all += real(before, number);
    }
    if (all > 0 && all < 1) this.#logE += Math.log((1 - KEPT) * (got / all) + KEPT);
  }
}

/** The chance of each number of yes among independent answers. */
function numbersOf(chances: readonly number[]): Float64Array {
  const numbers = new Float64Array(chances.length + 1);
  numbers[0] = 1;
  for (let at = 0; at < chances.length; at += 1) {
    const yes = item(chances, at);
    for (let number = at + 1; number > 0; number -= 1) {
      numbers[number] = real(numbers, number) * (1 - yes);
      add(numbers, number, real(numbers, number - 1) * yes);
    }
    numbers[0] = real(numbers, 0) * (1 - yes);
  }
  return numbers;
}
