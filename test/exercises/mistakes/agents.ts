import { leaf } from '../../../mistakes/correct/adversarial/api.ts';
import type { AgentAlgorithm } from '../../../grader/types/exercise.ts';
import type { Search } from '../api.ts';
import { ALPHA_BETA_MISTAKES, CORRECT_ALPHA_BETA } from './alphaBeta.ts';
import { CORRECT_EXPECTIMAX, EXPECTIMAX_MISTAKES } from './expectimax.ts';
import { CORRECT_MINIMAX, MINIMAX_MISTAKES } from './minimax.ts';
import { without } from './shared.ts';
import type { Parts } from '../../../mistakes/skeletons/adversarial.ts';
import { ALPHA_BETA, EXPECTIMAX, MINIMAX, searchWith } from './searches.ts';

/**
 * Agents search the same trees, so most mistakes are those of the algorithms; these need to know how many
 * agents there are.
 */
function ofAgents(base: Parts, agents: number): Record<string, Search> {
  const from = (replaced: Partial<Parts>): Search => searchWith(base, replaced);
  const other = base === EXPECTIMAX ? 'chance' : 'min';
  const deeper =
    (worth: (value: number, ply: number) => number): Search =>
    (game, root) => {
      const plies = new Map<number, number>([[root, 0]]);
      return from({
        child({ game: g, state }, action) {
          const below = g.result(state, action);
          plies.set(below, plies.get(state)! + 1);
          return below;
        },
        leaf: ({ game: g, state }) => worth(leaf(g, state), plies.get(state)!),
      })(game, root);
    };
  return {
    'moves counted as rounds': from({
      stops: ({ game, state, ply }) => game.isTerminal(state) || ply >= game.depthLimit / agents,
    }),
    'one round too deep': from({
      stops: ({ game, state, ply }) => game.isTerminal(state) || ply >= game.depthLimit + agents,
    }),
    'one round too shallow': from({
      stops: ({ game, state, ply }) => game.isTerminal(state) || (ply > 0 && ply >= game.depthLimit - agents),
    }),
    'only the first ghost is an opponent': from({
      mover: ({ ply }) => (ply % agents === 1 ? other : 'max'),
    }),
    'only the last ghost is an opponent': from({
      mover: ({ ply }) => (ply % agents === agents - 1 && agents > 1 ? other : 'max'),
    }),
    'worth less the deeper it lies': deeper((value, ply) => value - ply),
    'worth more the deeper it lies': deeper((value, ply) => value * (1 + ply)),
    'a win is worth much, whatever the evaluation': from({
      leaf: ({ game, state }) =>
        game.isTerminal(state) ? Math.sign(leaf(game, state)) * 1e6 : game.evaluate(state),
    }),
  };
}

/**
 * What no agent can do wrong: they are asked at MAX only, never at the end of a game, and without
 * probabilities.
 */
const NOT_OF_AGENTS = [
  'MAX moves first, whoever does',
  'the largest value, also for MIN',
  'an action where the game is over',
  'the end of the game not noticed at the root',
  'MAX starts at Number.MIN_VALUE',
  'utility asked at the depth limit',
  'the state is returned, not the action',
  'the end of the game is worth 0',
  'never more than four plies',
] as const;
const NOT_OF_CHANCE = [
  'throws are not plies',
  'every opponent maximises',
  'players alternate, whatever player(s) says',
  'uniform where probabilities are given',
  'weights and then a mean',
  'the likeliest outcome only',
  'no throw expected at the root',
  'MIN averages',
  'bounds that skip leaves',
  'outcomes of less than a twentieth ignored',
  'uniform means decide the action',
] as const;

export function agentSearches(
  algorithm: AgentAlgorithm,
  agents: number,
): { readonly correct: Record<string, Search>; readonly mistakes: Record<string, Search> } {
  switch (algorithm) {
    case 'minimax':
      return {
        correct: CORRECT_MINIMAX,
        mistakes: {
          ...without(MINIMAX_MISTAKES, ...NOT_OF_AGENTS),
          ...ofAgents(MINIMAX, agents),
        },
      };
    case 'alpha-beta':
      return {
        correct: CORRECT_ALPHA_BETA,
        mistakes: { ...without(ALPHA_BETA_MISTAKES, ...NOT_OF_AGENTS), ...ofAgents(ALPHA_BETA, agents) },
      };
    case 'expectimax':
      return {
        correct: CORRECT_EXPECTIMAX,
        mistakes: {
          ...without(EXPECTIMAX_MISTAKES, ...NOT_OF_AGENTS, ...NOT_OF_CHANCE),
          ...ofAgents(EXPECTIMAX, agents),
        },
      };
  }
}
