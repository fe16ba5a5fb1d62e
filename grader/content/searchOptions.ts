import type { Window } from '../../reference/game.ts';

/** A depth as people write it, a whole number of plies, 0 or more; null where it is something else. */
export const parseDepth = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** A number, `inf` or `-inf`; NaN where it is something else. */
export function parseBound(text: string): number {
  const bound = text.trim().toLowerCase();
  const infinite = /^([+-]?)inf(?:inity)?$/.exec(bound);
  if (infinite !== null) return infinite[1] === '-' ? -Infinity : Infinity;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/.test(bound) ? Number(bound) : NaN;
}

/** A window to start from; null unless α is below β. */
export function parseWindow(alpha: string, beta: string): Window | null {
  const window = { alpha: parseBound(alpha), beta: parseBound(beta) };
  return window.alpha < window.beta ? window : null;
}
