import { CUTS, RETURNS } from '../../reference/game.ts';
import type { Conventions, Limits } from '../types/exercise.ts';

export const DEFAULT_CONVENTIONS: Conventions = {
  cut: CUTS,
  returns: RETURNS,
  childOrder: 'any',
  generation: 'any',
  ties: 'any',
  rootResearch: 'allowed',
};
export const DEFAULT_LIMITS: Limits = {
  fuel: 50_000_000,
  calls: 100_000,
  memoryMB: 64,
  outputKB: 64,
  wallSeconds: 20,
};
