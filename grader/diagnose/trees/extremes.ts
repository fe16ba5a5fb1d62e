import type { Player } from '../../../reference/game.ts';
import { type Draft, type DraftNode, leafOf } from './draft.ts';
import type { Scope } from './scope.ts';

/**
 * Trees that one value of that size decides, in every place where it may meet a number that a search starts
 * from: the smallest first.
 */
export function* draftsWith(size: number, scope: Scope): Generator<Draft> {
  const inner = (...children: readonly DraftNode[]): DraftNode => ({
    value: scope.hasDepthLimit || scope.ofAgents === true ? 0 : null,
    children,
    parts: null,
  });
  for (const levels of scope.levels.filter(([first]) => first !== 'chance')) {
    const [worst, best, middle] = [worstFor(levels[0]!, size), worstFor(levels[0]!, -size), leafOf(0)];
    const roots = [
      inner(worst),
      inner(inner(worst, middle)),
      inner(inner(middle, best)),
      inner(best, middle),
      inner(inner(best), middle),
      inner(inner(worst), middle),
    ];
    yield* roots.map((root) => draftOf(levels, root, scope));
  }
}

/** For each player that moves first, a tree that holds nothing but the worst value of that size. */
export function worstDrafts(size: number, scope: Scope): Draft[] {
  const firsts = new Map(
    scope.levels.filter(([first]) => first !== 'chance').map((levels) => [levels[0]!, levels]),
  );
  return [...firsts].map(([first, levels]) =>
    draftOf(levels, { value: null, children: [worstFor(first, size)], parts: null }, scope),
  );
}

const worstFor = (first: Player, size: number): DraftNode => leafOf(first === 'max' ? -size : size);

const draftOf = (levels: readonly Player[], root: DraftNode, { ofAgents }: Scope): Draft =>
  ofAgents === true
    ? { levels, depthLimit: levels.length, isNamed: false, ofAgents, root }
    : { levels, depthLimit: Infinity, isNamed: false, root };
