import type { Tree } from '../../../reference/games/tree.ts';

/**
 * How far apart two bounds may be and still meet: nothing where only MAX and MIN move, since they copy
 * values; 1e-9 of the largest leaf where chance adds and divides.
 */
export function toleranceOf({ nodes }: Tree): number {
  if (!nodes.some(({ player, children }) => player === 'chance' && children.length > 0)) return 0;
  return (
    1e-9 *
    nodes.reduce(
      (most, { value }) =>
        value !== null && Number.isFinite(value) ? Math.max(most, Math.abs(value)) : most,
      0,
    )
  );
}
