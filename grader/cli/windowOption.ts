import { InvalidArgumentError } from 'commander';
import type { Window } from '../../reference/game.ts';

/** `A,B` with numbers, `inf` or `-inf`, A below B. */
export function parseWindow(text: string): Window {
  const [alpha, beta, ...rest] = text.split(',').map(parseBound);
  if (alpha === undefined || beta === undefined || rest.length > 0 || !(alpha < beta)) {
    throw new InvalidArgumentError(`Expected two bounds, the lower first, such as -inf,5.`);
  }
  return { alpha, beta };
}

function parseBound(text: string): number {
  const bound = text.trim().toLowerCase();
  const infinite = /^([+-]?)inf(?:inity)?$/.exec(bound);
  if (infinite !== null) return infinite[1] === '-' ? -Infinity : Infinity;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/.test(bound) ? Number(bound) : NaN;
}
