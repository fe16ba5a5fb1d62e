import { alphaBeta } from './expected/alphaBeta.ts';
import { expectimax } from './expected/expectimax.ts';
import { firstChoice } from './expected/firstChoice.ts';
import { geneticAlgorithm } from './expected/geneticAlgorithm.ts';
import { hillClimbing } from './expected/hillClimbing.ts';
import { localBeam } from './expected/localBeam.ts';
import { minimax } from './expected/minimax.ts';
import { multiAgents } from './expected/multiAgents.ts';
import { mutate } from './expected/mutate.ts';
import { randomRestart } from './expected/randomRestart.ts';
import { randomSelection } from './expected/randomSelection.ts';
import { reproduce } from './expected/reproduce.ts';
import { simulatedAnnealing } from './expected/simulatedAnnealing.ts';
import { stochasticHillClimbing } from './expected/stochasticHillClimbing.ts';
import type { ExpectedClass } from './expected/row.ts';

/** What each submission of each sample class must get, said before it was graded. */
export const EXPECTED: Readonly<Record<string, ExpectedClass>> = {
  'alpha-beta': alphaBeta,
  minimax,
  expectimax,
  'hill-climbing': hillClimbing,
  'simulated-annealing': simulatedAnnealing,
  'stochastic-hill-climbing': stochasticHillClimbing,
  'first-choice': firstChoice,
  'random-restart': randomRestart,
  'local-beam': localBeam,
  'random-selection': randomSelection,
  reproduce,
  mutate,
  'genetic-algorithm': geneticAlgorithm,
  'multi-agents': multiAgents,
};
