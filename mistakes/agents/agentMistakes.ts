import { ADVERSARIAL_MISTAKES } from '../adversarial/adversarialMistakes.ts';
import { BOUNDED, IN_ANY_TURN, WITHOUT_CHANCE } from '../skeletons/algorithms.ts';
import { mean } from '../skeletons/conventions.ts';
import type { Form, SearchMistake } from '../adversarial/searchMistake.ts';
import type { Parts } from '../skeletons/adversarial.ts';
import { actionDropped } from './actionDropped.ts';
import { boundsLostBetweenGhosts, boundsLostBetweenRounds } from './boundsLost.ts';
import { depthPerMove } from './depthPerMove.ts';
import { endNoticedLateByAgents } from './endNoticedLate.ts';
import { endWorthItself } from './endWorthItself.ts';
import { oneGhostAtRandom } from './oneGhostAtRandom.ts';
import { oneGhostOpposes } from './oneGhostOpposes.ts';
import { ownRounds } from './ownRounds.ts';
import { rootEvaluated } from './rootEvaluated.ts';
import { ROUND_MISTAKES } from './roundMistakes.ts';
import { roundsShared } from './roundsShared.ts';
import { someGhostsPrune } from './someGhostsPrune.ts';
import { turnsOutOfOrder } from './turnsOutOfOrder.ts';
import { valueByDepth } from './valueByDepth.ts';
import { valueReturned } from './valueReturned.ts';
import { wrongCount } from './wrongCount.ts';
import { WORDS_FOR_AGENTS } from './agentPhrases.ts';

/**
 * What agents cannot do wrong, or cannot be seen to: agent 0 moves at the root and the game is not over
 * there, the moves of a ghost are equally likely, there is a depth always and one question only about a
 * value. The rest has another shape where rounds are counted. Whoever writes agents turns no signs.
 */
const NOT_OF_AGENTS: ReadonlySet<string> = new Set([
  'max-moves-first',
  'largest-also-for-min',
  'chance-root-maximised',
  'end-not-noticed-at-root',
  'action-at-end',
  'uniform-chance',
  'inner-throw-unweighed',
  'min-after-throw',
  'weighted-then-averaged',
  'rare-outcomes-ignored',
  'throws-not-plies',
  'utility-at-limit',
  'evaluation-at-end',
  'utility-of-mover',
  'end-worth-nothing',
  'end-worth-itself',
  'value-by-depth',
  'move-counted-twice',
  'first-probability-for-all',
  'no-pruning-with-limit',
  'state-for-action',
  'depth-per-round',
  'own-depth-limit',
  'depth-shared',
  'end-noticed-late',
]);

/** Where every other agent moves at random, nobody minimises and nothing can be pruned. */
const NOT_OF_CHANCE: ReadonlySet<string> = new Set([
  'players-swapped',
  'opponent-maximises',
  'strict-alternation',
  'first-moves-twice',
  'min-averages',
]);
const FORMS_NOT_OF_CHANCE: ReadonlySet<string> = new Set([
  '0 for MIN',
  'MIN starts at −∞',
  'on equality',
  'strictly',
  'MIN',
  'MIN, and to compare with nothing is an error',
]);
const needsMin = ({ label, figure }: Form): boolean =>
  FORMS_NOT_OF_CHANCE.has(label) || figure?.of === 'the best value of MIN';
/** Forms of those who do not move first. */
const FORMS_OF_OTHERS: ReadonlySet<string> = new Set(['where MIN moves first', 'where MAX moves first']);

const OWN: readonly SearchMistake[] = [
  turnsOutOfOrder,
  oneGhostOpposes,
  oneGhostAtRandom,
  depthPerMove,
  ...ROUND_MISTAKES,
  ownRounds,
  roundsShared,
  endNoticedLateByAgents,
  endWorthItself,
  valueByDepth,
  boundsLostBetweenGhosts,
  boundsLostBetweenRounds,
  someGhostsPrune,
  wrongCount,
  rootEvaluated,
  actionDropped,
  valueReturned,
];

/** Agents divide by how many values they have: nobody tells them how likely a move is. */
const plainMean: Parts['expect'] = (outcomes) =>
  outcomes.reduce((sum, { value }) => sum + value, 0) / outcomes.length;

function dividing(form: Form): Form {
  const { figure } = form;
  return {
    ...form,
    ...(figure === undefined
      ? {}
      : { figure: { ...figure, resized: (size) => dividing(figure.resized(size)) } }),
    change(correct) {
      const expect = correct.expect === mean ? plainMean : correct.expect;
      return { expect, ...form.change({ ...correct, expect }) };
    },
  };
}

/** Agents answer with one action, and see the game as MAX does. */
const canBeOfAgents = ({ id, isNegamax, algorithms }: SearchMistake): boolean =>
  isNegamax !== true &&
  !NOT_OF_AGENTS.has(id) &&
  algorithms.some((name) => IN_ANY_TURN.includes(name) && !BOUNDED.includes(name));

/**
 * Every known mistake of agents that search: their own first, then those of any search, in the words of
 * agents.
 */
export const AGENT_MISTAKES: readonly SearchMistake[] = [
  ...OWN.map((mistake): SearchMistake => ({ ...mistake, replaces: mistake.replaces.map(dividing) })),
  ...ADVERSARIAL_MISTAKES.filter(canBeOfAgents).map((mistake): SearchMistake => ({
    ...mistake,
    ...WORDS_FOR_AGENTS[mistake.id],
    ...(NOT_OF_CHANCE.has(mistake.id)
      ? { algorithms: mistake.algorithms.filter((name) => WITHOUT_CHANCE.includes(name)) }
      : {}),
    replaces: mistake.replaces
      .filter(({ label }) => !FORMS_OF_OTHERS.has(label))
      .map((form) => dividing(needsMin(form) ? { ...form, algorithms: WITHOUT_CHANCE } : form)),
  })),
];
