import { InvalidArgumentError } from 'commander';
import type { Window } from '../../reference/game.ts';
import { parseWindow } from '../content/searchOptions.ts';

/** `A,B` with numbers, `inf` or `-inf`, A below B. */
export function windowOption(text: string): Window {
  const [alpha = '', beta = '', ...rest] = text.split(',');
  const window = rest.length > 0 ? null : parseWindow(alpha, beta);
  if (window === null)
    throw new InvalidArgumentError(`Expected two bounds, the lower first, such as -inf,5.`);
  return window;
}
