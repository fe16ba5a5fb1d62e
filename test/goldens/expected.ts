import type { Status } from '../../grader/types/report.ts';
import type { Reason } from '../../grader/types/verdict.ts';

/** What a sample submission must get, said before it was graded. */
export interface Expected {
  /** What it is and what is wrong with it, in words. */
  readonly says: string;
  readonly status?: Status;
  /** The checks in which at least one case fails, and the reasons of those that do. All others pass in full. */
  readonly fails?: Readonly<Record<string, Reason | readonly Reason[]>>;
}

const full = (says: string): Expected => ({ says });

function fails(says: string, reason: Reason | readonly Reason[], ...checks: readonly string[]): Expected {
  return { says, fails: Object.fromEntries(checks.map((check) => [check, reason])) };
}

const WRONG: Reason = 'student-error';
const TREE_CHECKS = ['value', 'action', 'calls', 'value-more', 'action-more', 'calls-more'];
const AB_CHECKS = ['value', 'action', 'leaves', 'calls', 'value-more', 'leaves-more', 'calls-more'];
const MINIMAX_AGENT = ['minimax', 'minimax-calls', 'minimax-more', 'minimax-calls-more'];
const AB_AGENT = ['alpha-beta', 'alpha-beta-leaves', 'alpha-beta-calls', 'alpha-beta-more', 'alpha-beta-leaves-more'];
const EXPECTIMAX_AGENT = ['expectimax', 'expectimax-calls', 'expectimax-more', 'expectimax-calls-more'];
const CLIMB_CHECKS = ['climb', 'stop', 'boards', 'climb-more', 'stop-more'];
const NEW_CLIMB_CHECKS = ['sideways', 'ties', 'sideways-more', 'ties-more'];
const ENDLESS: NonNullable<Expected['fails']> = { climb: 'work-limit', stop: 'work-limit', boards: 'work-limit', 'climb-more': [WRONG, 'work-limit'], 'stop-more': [WRONG, 'work-limit'] };

export const EXPECTED: Readonly<Record<string, Readonly<Record<string, Expected>>>> = {
  'alpha-beta': {
    'aaliyah-okafor': full('A function each for MAX and MIN, as in figure 5.7.'),
    'björn-lindqvist': full('One function, strict cuts.'),
    'chen-wei': full('Negamax that changes sides only where the player does.'),
    'deepika-rao': full('A zip with a folder in it; CommonJS; all children generated first.'),
    'dmitri-volkov': full('A class, exported through module.exports.'),
    'elena-petrova': full('A stack of its own in place of recursion.'),
    'fatima-al-zahra': full('A single file with a default export; from right to left; arrays inside.'),
    'gaël-dupont': full('Three files that import one another.'),
    'hana-suzuki': full('TypeScript with an enum; returns an array.'),
    'ibrahim-diallo': full('Everything in snake_case, the file name too.'),
    'jan-novák': full('Children ordered by their evaluation where there is one.'),
    'Łukasz Nowak': full('The procedure of the notes, clamped on one side; the root searched again for the action.'),
    'theo-papadopoulos': fails('Returns the answer of figure 5.2 and searches nothing.', WRONG, ...AB_CHECKS),
    'garcía, mateo': fails('Minimax without any pruning.', WRONG, 'leaves', 'leaves-more'),
    'nadia-rahman': fails('Takes alpha for beta in the cut, so that it prunes too much.', WRONG, 'value', 'action', 'leaves', 'value-more', 'leaves-more'),
    'oluwaseun-adeyemi': fails('MAX and MIN swapped.', WRONG, 'value', 'action', 'leaves', 'value-more', 'leaves-more'),
    'priya-sharma': fails('Searches one ply too deep.', WRONG, 'value', 'leaves', 'leaves-more'),
    'quentin-lefèvre': fails('±999 in place of infinity.', WRONG, 'value', 'value-more'),
    'rosa-jiménez': fails('Takes the last of equal values, where the last is only a bound.', WRONG, 'action'),
    'sven-åkesson': fails('Generates every successor twice or three times.', WRONG, 'calls', 'calls-more'),
    'tomás-ferreira': fails("Searches each of the root's children with a full window.", WRONG, 'leaves', 'leaves-more'),
    'uma-krishnan': fails('Remembers values from one call to the next.', WRONG, ...AB_CHECKS),
    'victor-hugo-silva': fails('Cuts on > at MAX but on ≤ at MIN.', WRONG, 'leaves', 'leaves-more'),
    'cai-nguyễn': fails('A table of nine megabytes for every node.', 'memory-limit', ...AB_CHECKS),
    'wanjiru-kamau': fails('Loops without end where it should cut.', 'work-limit', ...AB_CHECKS),
    'xiao-ling': fails('Calls itself on the same state without end.', WRONG, ...AB_CHECKS),
    'yusuf-demir': fails('A bracket is missing: the file cannot be read as JavaScript.', WRONG, ...AB_CHECKS),
    'zoë-van-den-berg': fails('Exports the function under another name.', WRONG, ...AB_CHECKS),
    'arjun-mehta': full('Python: a function each for MAX and MIN, counting plies down.'),
    'beatriz-carvalho': fails('Python: minimax without any pruning.', WRONG, 'leaves', 'leaves-more'),
    'simon-okello': fails('Python: imports numpy, which is not there.', WRONG, ...AB_CHECKS),
    'yara-el-amin': fails('Python: a line that is not indented.', WRONG, ...AB_CHECKS),
    'abel-tesfaye': { says: 'The starter as it was handed out.', status: 'not-attempted' },
    "bridget-o'connor": { says: 'A zip with an empty folder.', status: 'not-attempted' },
  },
  minimax: {
    'amara-nwosu': full('One function with a sign.'),
    'bo-eriksson': full('No loops; a default export; returns an array; takes the last of equal moves.'),
    'carla-rossi': full('TypeScript with an abstract class and parameter properties.'),
    'david-kim': fails('MAX moves first, and the players alternate, whoever moves.', WRONG, 'value', 'action', 'value-more', 'action-more'),
    'esra-yılmaz': fails("MAX's best value starts at 0.", WRONG, 'value', 'action', 'value-more'),
    'farid-haddad': fails('Prints the value and returns nothing.', WRONG, 'value', 'action', 'value-more', 'action-more'),
    'grace-mwangi': fails('An async function, so that it returns a Promise.', WRONG, ...TREE_CHECKS),
    'hugo-martins': fails('Prints without end.', 'output-limit', ...TREE_CHECKS),
    'inês-costa': fails('Returns the position of the action as a number.', WRONG, 'action', 'action-more'),
    'jonas-müller': fails('Asks for the utility at the depth limit.', WRONG, 'value', 'value-more'),
    'liam-o-brien': fails('The players alternate, whatever the game says.', WRONG, 'value', 'value-more'),
    'mei-tanaka': fails('Reads the value of each leaf twice, once to print it.', WRONG, 'calls', 'calls-more'),
    'noor-aziz': fails('Alpha–beta where minimax is asked for.', WRONG, 'calls', 'calls-more'),
    'olga-kuznetsova': {
      says: 'Searches the first child twice at every node, which takes 2^13 times as long in a long corridor.',
      fails: { calls: WRONG, 'value-more': 'work-limit', 'calls-more': WRONG },
    },
    'paolo-bianchi': fails('Counts the depth limit of the game itself down.', WRONG, ...TREE_CHECKS),
    'wei-ling-tan': full('Python: a frozen dataclass, annotations, a named tuple.'),
    'pedro-alves': fails('Python: the best value starts at 0, for both players.', WRONG, 'value', 'action', 'value-more', 'action-more'),
  },
  expectimax: {
    'ananya-bose': full('A function for each kind of node, arrays inside.'),
    'bekele-girma': full('TypeScript, a default export, sorts the branches.'),
    'cyril-mensah': full('Two CommonJS files, snake_case, the last of equal moves.'),
    'dana-cohen': fails('Sums in place of means.', WRONG, 'value', 'action', 'value-more', 'action-more'),
    'emil-jensen': fails('Equal weights where probabilities are given.', WRONG, 'value', 'action', 'value-more', 'action-more'),
    'farah-aziz': fails('Chance as MIN.', WRONG, 'value', 'action', 'value-more', 'action-more'),
    'gustavo-lima': fails('MIN as a coin.', WRONG, 'value', 'value-more', 'action-more'),
    'ivan-horvat': fails('Rounds expected values to two decimals.', WRONG, 'value', 'value-more'),
    'juno baker, group 4': fails('Prunes as alpha–beta does, with bounds that mean nothing below a throw.', WRONG, 'value', 'calls', 'calls-more'),
    'kofi-asante': fails('Chooses the action that may win the most.', WRONG, 'action', 'action-more'),
    'park-hyejin': fails('Does not count a throw as a ply.', WRONG, 'value', 'value-more'),
    'nomvula-dube': full('Python: dicts and a fold over the outcomes.'),
    'tariq-siddiqui': fails('Python: sums in place of means.', WRONG, 'value', 'action', 'value-more', 'action-more'),
  },
  'hill-climbing': {
    'aisha-bello': full('A loop that draws ties only where it is asked to.'),
    'boris-ilić': full('A function as module.exports; ties at random with Math.random.'),
    'carmen-ortiz': full('TypeScript; recursion; shuffles the neighbours and sorts them.'),
    'dimitra-papadaki': fails('A single file; a generator; snake_case; the last of the best, whatever the options say.', WRONG, ...NEW_CLIMB_CHECKS),
    'eun-ji-han': fails('Takes the first better neighbour.', WRONG, ...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS),
    'finn-larsen': {
      says: 'Walks over equal neighbours: mostly without end, now and then into a solution.',
      fails: { ...ENDLESS, sideways: 'work-limit', ties: 'work-limit', 'sideways-more': 'work-limit', 'ties-more': 'work-limit' },
    },
    'giulia-conti': fails('Returns the value of the board.', WRONG, ...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS),
    'hamza-sheikh': fails('Returns the board before the last move.', WRONG, ...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS),
    'ioana-popescu': fails('Goes down.', WRONG, ...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS),
    'jamal-carter': fails('Makes up to a hundred sideways moves, whatever the options say.', WRONG, ...CLIMB_CHECKS, 'sideways', 'sideways-more'),
    'keiko-mori': fails('Leaves out the last neighbour.', WRONG, 'climb', 'stop-more', ...NEW_CLIMB_CHECKS),
    'lucía-vega': fails('Makes its own neighbours and never asks for them.', WRONG, ...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS),
    'marek-dvořák': fails('Returns the board it was given.', WRONG, ...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS),
    'nkechi-obi': {
      says: 'Goes on until every queen is safe: mostly without end, now and then into a solution.',
      fails: { ...ENDLESS, sideways: 'work-limit', ties: 'work-limit', 'sideways-more': 'work-limit', 'ties-more': 'work-limit' },
    },
    'omar el-sayed': fails('Keeps the best board from one call to the next.', WRONG, ...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS),
    'leila-farsi': fails("Python: ties at random with Python's own module; no sideways moves.", WRONG, 'sideways', 'sideways-more'),
    'viktor-blum': fails('Python: takes the first better neighbour.', WRONG, ...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS),
  },
  'simulated-annealing': {
    'abena-owusu': full('Keeps the best state so far, prints it, and returns the current one.'),
    'bence-nagy': full("Python's own random; values kept; min(0, ΔE) in place of a second case."),
    'chidi-eze': full('CommonJS; neighbours asked for only after a move; no stream but Math.random.'),
    'daria-sokolova': fails('Rounds the temperature down to whole degrees.', WRONG, 'chance', 'chance-more'),
    'emre-kaya': fails('Time begins at 0.', WRONG, 'schedule', 'moves', 'returns', 'chance', 'schedule-more', 'moves-more', 'chance-more'),
    'freya-dahl': fails('ΔE with the sign turned round.', WRONG, 'moves', 'chance', 'moves-more', 'chance-more'),
    'goran-petrovic': fails('Returns the best state so far.', WRONG, 'returns', 'moves-more'),
    'hina-qureshi': fails('2^(ΔE/T), and only the first half of the neighbours.', WRONG, 'chance', 'chance-more'),
  },
  'stochastic-hill-climbing': {
    'ana-kovac': full('One pass: each uphill move takes the place with its share of the gains so far.'),
    'ben-okri': fails('All uphill moves are equally likely.', WRONG, 'chance', 'chance-more'),
    'chloe-martin': fails('Python: steepest ascent, without a draw.', WRONG, 'moves', 'chance', 'moves-more', 'chance-more'),
  },
  'first-choice': {
    'aylin-demir': full('Shuffles the neighbours; recursion.'),
    'bjorn-holm': full('Python: draws neighbours out of the list one by one.'),
    'carlos-mendes': fails('The first better neighbour in the order of the list.', WRONG, 'moves', 'chance', 'moves-more', 'chance-more'),
    'dalia-hassan': fails('Steepest ascent, ties at random.', WRONG, 'chance', 'chance-more'),
  },
  'random-restart': {
    'ada-nilsen': full('Climbs by recursion, restarts in a loop.'),
    'boris-weiss': fails('Climbs from the initial state again and again, and never looks at the goal.', WRONG, 'climbs', 'stops', 'climbs-more', 'restarts-more'),
    'cleo-bianchi': fails('Python: returns the last end, not the best.', WRONG, 'returns', 'climbs-more'),
  },
  'local-beam': {
    'akira-sato': full('Sorts all successors together.'),
    'bea-lindgren': fails('k climbs side by side.', WRONG, 'beam', 'beam-more'),
  },
  'random-selection': {
    'asha-pillai': full('Running sums.'),
    'bastien-leroy': full("Python's random.choices with weights."),
    'cyrus-amiri': fails('A tournament of two.', WRONG, 'individual', 'chance', 'individual-more', 'chance-more'),
    'dora-vass': fails('A comparison with >=, which takes the unfit when the draw is 0.', WRONG, 'individual', 'individual-more'),
  },
  reproduce: {
    'anouk-dubois': full('slice and concat.'),
    'basil-grant': fails('Python: the cut may be at n.', WRONG, 'child', 'chance', 'child-more', 'chance-more'),
    'celia-ramos': fails('Cuts the second parent with splice, which shortens it.', WRONG, 'child', 'child-more'),
    'deniz-aksoy': fails('Rounds the cut, so that both ends come half as often.', WRONG, 'chance', 'chance-more'),
  },
  mutate: {
    'arda-yildiz': full('Draws again until the value is another one.'),
    'britt-olsen': fails('Writes into the child that it is given, and may draw the old value.', WRONG, 'child', 'child-more', 'chance-more'),
    'casper-visser': fails('Python: each position mutates by itself.', WRONG, 'child', 'chance', 'child-more', 'chance-more'),
    'dilan-celik': fails('The last position is never mutated, and a rate of 0 is met with >.', WRONG, 'child', 'chance', 'child-more', 'chance-more'),
  },
  'genetic-algorithm': {
    'ama-boateng': full('Weighs each individual once a generation.'),
    'bruno-costa': full("Python's own random: choices, randrange, choice."),
    'camille-roux': fails('Carries the fittest over.', WRONG, 'chance', 'chance-more'),
    'dmitri-orlov': fails('Selects parents without looking at their fitness.', WRONG, 'chance', 'children-more', 'chance-more'),
    'elif-arslan': fails('Mutates half of the children, whatever the rate.', WRONG, 'children', 'chance', 'children-more', 'chance-more'),
    'felix-braun': fails('Loses an individual in each generation.', WRONG, 'population', 'ends', 'chance', 'children-more', 'ends-more', 'chance-more'),
    'gita-rao': fails('Cuts from 0 to n, so that some children are copies.', WRONG, 'chance', 'chance-more'),
  },
  'multi-agents': {
    'anh-tran': full('A closure in each class; strict cuts.'),
    'babajide-okonjo': full('A single file with one search for all three; all successors generated first.'),
    'clara-schmidt': full('The whole project handed in, with a util, a game and a pacman of its own that must not be used.'),
    'daniyar-akhmetov': fails('MinimaxAgent alone is written.', 'not-attempted', ...AB_AGENT, ...EXPECTIMAX_AGENT),
    'elif-kaya': fails('Minimax counts moves as rounds.', WRONG, ...MINIMAX_AGENT),
    'felix-andersson': fails('Only the first ghost is an opponent.', WRONG, 'minimax', 'minimax-more'),
    'gina-lombardi': fails('Sums in place of means.', WRONG, 'expectimax', 'expectimax-more'),
    'hassan-ali': fails('Alpha–beta without any pruning.', WRONG, 'alpha-beta-leaves', 'alpha-beta-leaves-more'),
    'irene-papadaki': fails('±999 in place of infinity.', WRONG, 'alpha-beta', 'alpha-beta-more'),
    'joão-pereira': fails('Searches everything three times to find the action.', WRONG, 'minimax-calls', 'minimax-calls-more'),
    'kira-nowak': fails('A name in AlphaBetaAgent that is not defined; the other classes keep their points.', WRONG, ...AB_AGENT),
    'lars-holm': fails('No class ExpectimaxAgent.', WRONG, ...EXPECTIMAX_AGENT),
    'mina-sato': fails('Expectimax returns a pair of value and action.', WRONG, 'expectimax', 'expectimax-more'),
    'nils-berg': { says: 'The starter as it was handed out.', status: 'not-attempted' },
    'ola-kowalska': fails('Takes every action for agent 0.', WRONG, ...MINIMAX_AGENT),
    'pavel-morozov': fails('Expectimax loops without end.', 'work-limit', ...EXPECTIMAX_AGENT),
    'quynh-pham': fails('A colon is missing: no class can be loaded.', WRONG, ...MINIMAX_AGENT, ...AB_AGENT, ...EXPECTIMAX_AGENT),
    'rania-haddad': fails('A win is worth infinity and a loss minus infinity, whatever the evaluation function says.', WRONG, ...MINIMAX_AGENT),
  },
};
