import type { MutationUnit } from '../../../types/exercise.ts';

export type Individual = readonly number[];

/** How mutation acts on a child of n positions. */
export interface MutationModel {
  readonly unit: MutationUnit;
  /** Chance that the individual, or each position, changes. */
  readonly chance: number;
  /**
   * Chance that the change is this one, given that there is one: over all positions and values for an individual, over
   * the values of its position otherwise.
   */
  readonly change: (position: number, old: number, value: number) => number;
}

/** How children come about: what the chance of a child is summed over. */
export interface Breeding {
  /** Chance of each member of the population as a parent; they sum to 1. */
  readonly shares: readonly number[];
  /** Places where the parents may be cut, all equally likely: after that many positions of the first. */
  readonly cuts: readonly number[];
  /** Whether both parents are always one and the same individual. */
  readonly oneParent: boolean;
  readonly mutation: MutationModel;
}

/**
 * The chance of a child, summed over both parents, the cut, and the mutation, none of which can be seen.
 *
 * Given the cut, the parents are independent: what one gives to the front and the other to the back factorises. So the
 * cost is that of comparing the child with each member of the population once for each cut.
 */
export function childChance(population: readonly Individual[], child: Individual, breeding: Breeding): number {
  const { cuts, oneParent } = breeding;
  if (oneParent) return population.reduce((sum, parent, at) => sum + breeding.shares[at]! * copyChance(parent, child, breeding.mutation), 0);
  const part = breeding.mutation.unit === 'individual' ? oneChange : eachChange;
  return cuts.reduce((sum, cut) => sum + part(population, child, breeding, cut), 0) / cuts.length;
}

/** At most one position of the child differs from what the parents gave. */
function oneChange(population: readonly Individual[], child: Individual, { shares, mutation }: Breeding, cut: number): number {
  let [front, back, frontChanged, backChanged] = [0, 0, 0, 0];
  population.forEach((parent, at) => {
    const share = shares[at]!;
    if (share === 0) return;
    const inFront = differences(parent, child, 0, cut);
    if (inFront === NONE) front += share;
    else if (inFront !== SEVERAL) frontChanged += share * mutation.change(inFront, parent[inFront]!, child[inFront]!);
    const inBack = differences(parent, child, cut, child.length);
    if (inBack === NONE) back += share;
    else if (inBack !== SEVERAL) backChanged += share * mutation.change(inBack, parent[inBack]!, child[inBack]!);
  });
  return (1 - mutation.chance) * front * back + mutation.chance * (frontChanged * back + front * backChanged);
}

/** Each position of the child may differ from what the parents gave. */
function eachChange(population: readonly Individual[], child: Individual, { shares, mutation }: Breeding, cut: number): number {
  let [front, back] = [0, 0];
  population.forEach((parent, at) => {
    const share = shares[at]!;
    if (share === 0) return;
    front += share * positionsChance(parent, child, 0, cut, mutation);
    back += share * positionsChance(parent, child, cut, child.length, mutation);
  });
  return front * back;
}

function copyChance(parent: Individual, child: Individual, mutation: MutationModel): number {
  if (mutation.unit === 'position') return positionsChance(parent, child, 0, child.length, mutation);
  const at = differences(parent, child, 0, child.length);
  if (at === SEVERAL) return 0;
  return at === NONE ? 1 - mutation.chance : mutation.chance * mutation.change(at, parent[at]!, child[at]!);
}

function positionsChance(parent: Individual, child: Individual, from: number, to: number, { chance, change }: MutationModel): number {
  let product = 1;
  for (let i = from; i < to && product > 0; i += 1) product *= parent[i] === child[i] ? 1 - chance : chance * change(i, parent[i]!, child[i]!);
  return product;
}

const NONE = -1;
const SEVERAL = -2;

/** The one position in which two individuals differ from `from` to `to`, or that there is none, or several. */
function differences(parent: Individual, child: Individual, from: number, to: number): number {
  let found = NONE;
  for (let i = from; i < to; i += 1) {
    if (parent[i] === child[i]) continue;
    if (found !== NONE) return SEVERAL;
    found = i;
  }
  return found;
}
