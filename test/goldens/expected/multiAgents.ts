import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const AB_AGENT = [
  'alpha-beta',
  'alpha-beta-leaves',
  'alpha-beta-calls',
  'alpha-beta-more',
  'alpha-beta-leaves-more',
];
const EXPECTIMAX_AGENT = ['expectimax', 'expectimax-calls', 'expectimax-more', 'expectimax-calls-more'];
const MINIMAX_AGENT = ['minimax', 'minimax-calls', 'minimax-more', 'minimax-calls-more'];

export const multiAgents: ExpectedClass = {
  'anh-tran': full('A closure in each class; strict cuts.'),
  'babajide-okonjo': full('A single file with one search for all three; all successors generated first.'),
  'clara-schmidt': full(
    'The whole project handed in, with a util, a game and a pacman of its own that must not be used.',
  ),
  'daniyar-akhmetov': fails('MinimaxAgent alone is written.', {
    reason: 'not-attempted',
    checks: [...AB_AGENT, ...EXPECTIMAX_AGENT],
  }),
  'elif-kaya': fails('Minimax counts moves as rounds.', {
    diagnosis: 'depth-per-move',
    checks: MINIMAX_AGENT,
  }),
  'felix-andersson': fails('Only the first ghost is an opponent.', {
    diagnosis: 'one-ghost-opposes',
    checks: ['minimax', 'minimax-more'],
  }),
  'gina-lombardi': fails('Sums in place of means.', {
    diagnosis: 'sum-for-mean',
    checks: ['expectimax', 'expectimax-more'],
  }),
  'hassan-ali': fails('Alpha–beta without any pruning.', {
    diagnosis: 'no-pruning',
    checks: ['alpha-beta-leaves', 'alpha-beta-leaves-more'],
  }),
  'irene-papadaki': fails('±999 in place of infinity.', {
    diagnosis: 'finite-infinity',
    checks: ['alpha-beta', 'alpha-beta-more'],
  }),
  'joão-pereira': fails('Searches everything three times to find the action.', {
    diagnosis: 'best-child-again',
    checks: ['minimax-calls', 'minimax-calls-more'],
  }),
  'kira-nowak': fails('A name in AlphaBetaAgent that is not defined; the other classes keep their points.', {
    diagnosis: 'error',
    checks: AB_AGENT,
  }),
  'lars-holm': fails('No class ExpectimaxAgent.', { checks: EXPECTIMAX_AGENT }),
  'mina-sato': fails('Expectimax returns a pair of value and action.', {
    diagnosis: 'value-returned',
    checks: ['expectimax', 'expectimax-more'],
  }),
  'nils-berg': { says: 'The starter as it was handed out.', status: 'not-attempted' },
  'ola-kowalska': fails('Takes every action for agent 0.', {
    diagnosis: 'turns-out-of-order',
    checks: MINIMAX_AGENT,
  }),
  'pavel-morozov': fails('Expectimax loops without end.', {
    diagnosis: 'unknown',
    reason: 'work-limit',
    checks: EXPECTIMAX_AGENT,
  }),
  'quynh-pham': fails('A colon is missing: no class can be loaded.', {
    checks: [...MINIMAX_AGENT, ...AB_AGENT, ...EXPECTIMAX_AGENT],
  }),
  'rania-haddad': fails(
    'A win is worth infinity and a loss minus infinity, whatever the evaluation function says.',
    { diagnosis: 'end-worth-itself', checks: MINIMAX_AGENT },
  ),
};
