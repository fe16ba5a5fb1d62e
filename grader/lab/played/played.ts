import type { Playable } from '../../types/playable.ts';
import type { LabReport } from '../text.ts';
import { playedAnnealing, playedBeams, playedGenetic, playedLandscape } from './localRuns.ts';
import { playedDeepening, playedHorizon, playedOrdering, playedPruning, playedTicTacToe } from './games.ts';
import { playedQueens, playedRestarts } from './queensRuns.ts';

/**
 * What the page of an experiment plays: searches like those that it counted, by the same options and seeds.
 * Nothing where it works out formulas alone.
 */
export function playedOf(report: LabReport): readonly Playable[] {
  switch (report.lab) {
    case 'pruning':
      return playedPruning(report);
    case 'queens':
      return playedQueens(report);
    case 'budget':
      return [];
    case 'annealing':
      return playedAnnealing(report);
    case 'restarts':
      return playedRestarts(report);
    case 'landscape':
      return playedLandscape(report);
    case 'genetic':
      return playedGenetic(report);
    case 'tic-tac-toe':
      return playedTicTacToe();
    case 'ordering':
      return playedOrdering(report);
    case 'deepening':
      return playedDeepening(report);
    case 'horizon':
      return playedHorizon(report);
    case 'beams':
      return playedBeams(report);
  }
}
