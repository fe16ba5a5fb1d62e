import { describe, expect, test } from 'vitest';
import { buildTree, type Tree, treeGame } from '../../reference/games/tree.ts';
import { type RandomTurns, randomTreeSpec } from '../../reference/games/randomTree.ts';
import { ADVERSARIAL_MISTAKES } from '../../mistakes/adversarial/adversarialMistakes.ts';
import {
  SKELETON_ALGORITHMS,
  type SkeletonAlgorithm,
  traitsOf,
} from '../../mistakes/skeletons/algorithms.ts';
import { negated, partsOf } from '../../mistakes/skeletons/conventions.ts';
import {
  type Form,
  formsFor,
  type SearchMistake,
  turnsSigns,
} from '../../mistakes/adversarial/searchMistake.ts';
import { play, type Played, type PlayRules } from '../../mistakes/skeletons/play.ts';
import { type Parts, type Search, searchOf } from '../../mistakes/skeletons/adversarial.ts';
import { Random } from '../../reference/random.ts';
import type { Game, Window } from '../../reference/game.ts';
import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import { unroll } from '../../grader/reading/unrolled.ts';
import { rulesOf } from '../../grader/diagnose/trees/playRules.ts';
import { wrap } from '../../grader/report/wrap.ts';

const PLAIN = { cut: 'non-strict', returns: 'fail-soft', ties: 'first', test: 'value' } as const;
const LEVELS: Readonly<Record<SkeletonAlgorithm, readonly (readonly PlayerSpec[])[]>> = {
  'minimax-decision': [
    ['max', 'min'],
    ['min', 'max'],
  ],
  'iterative-deepening': [
    ['max', 'min'],
    ['min', 'max'],
  ],
  'max-n': [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 0, 1],
  ],
  minimax: [
    ['max', 'min'],
    ['min', 'max'],
    ['max', 'min', 'min'],
  ],
  'alpha-beta': [
    ['max', 'min'],
    ['min', 'max'],
    ['max', 'min', 'min'],
  ],
  negamax: [
    ['max', 'min'],
    ['min', 'max'],
  ],
  'negamax-alpha-beta': [
    ['max', 'min'],
    ['min', 'max'],
  ],
  'all-optimal': [
    ['max', 'min'],
    ['min', 'max'],
  ],
  star1: [
    ['max', 'chance'],
    ['min', 'chance'],
    ['max', 'chance', 'min'],
    ['max', 'min', 'chance'],
    ['chance', 'min', 'max'],
    ['max', 'chance', 'min', 'chance'],
  ],
  expectimax: [
    ['max', 'chance'],
    ['chance', 'max'],
    ['max', 'chance', 'min'],
    ['min', 'chance'],
    ['max', 'min'],
    ['max', 'chance', 'chance', 'min'],
  ],
};

interface Sample {
  readonly game: Game<number, string>;
  readonly depth: number | PlayRules;
}

/**
 * Trees of every kind, with actions that are not positions and terminals whose evaluation is not their
 * utility.
 */
function samples(algorithm: SkeletonAlgorithm): Sample[] {
  const random = Random.seeded(77);
  const asked = (depthLimit: number): PlayRules =>
    traitsOf(algorithm).deepens ? { depthLimit, anytime: { questions: null } } : { depthLimit };
  if (algorithm === 'max-n') return Array.from({ length: 400 }, (_, at) => sampleOfSeveral(random, at));
  return Array.from({ length: 400 }, (_, at): Sample => {
    const values = (['small', 'ties', 'negative', 'large', 'tiny'] as const)[at % 5]!;
    const levels = random.choice(LEVELS[algorithm]);
    const shape: RandomTurns = {
      depth: [
        at % 20 === 7 ? 0 : 2,
        at % 9 === 0 ? 12 : at % 20 === 7 && traitsOf(algorithm).isBounded ? 0 : 5,
      ],
      branching: [1, at % 9 === 0 ? 1 : 4],
      values,
      levels,
      oneChild: 0.1,
      uneven: 0.2,
      evaluations: true,
      maxNodes: 60,
      outcomes: 'given',
    };
    const tree = buildTree(randomTreeSpec(random, shape));
    const game = treeGame(tree);
    const named = (action: string): string => `m${action}`;
    const base: Game<number, string> = {
      ...game,
      actions: (state) => game.actions(state).map(named),
      result: (state, action) => game.result(state, action.slice(1)),
      probability(state, action) {
        const others = game.actions(state).length - 1;
        if (at % 7 !== 2 || others === 0) return game.probability(state, action.slice(1));
        return action === 'm0' ? 0.005 : 0.995 / others;
      },
      evaluate: (state) =>
        game.isTerminal(state) && at % 3 === 0 ? game.utility(state) + 1 : game.evaluate(state),
    };
    const scale = at % 10 === 3 ? 1e6 : 1; // beyond every number that is taken for infinity
    return {
      game: {
        ...base,
        utility: (state) => scale * base.utility(state),
        evaluate: (state) => scale * base.evaluate(state),
      },
      depth: {
        ...asked(at % 3 === 1 ? random.integer(1, 4) : Infinity),
        ...(traitsOf(algorithm).isBounded ? { bounds: boundsAround(tree, scale) } : {}),
      },
    };
  });
}

/** Numbers between which all that a sample is worth lies, not far from it and not around 0. */
function boundsAround({ nodes }: Tree, scale: number): Window {
  const numbers = nodes.flatMap(({ value, evaluation }) => [value ?? [], evaluation ?? []].flat());
  return {
    alpha: scale * (Math.min(...numbers) - 2),
    beta: scale * (Math.max(...numbers) + 2),
  };
}

/** Each player has a utility of its own; beyond every number that is taken for infinity, too. */
function sampleOfSeveral(random: Random, at: number): Sample {
  const values = (['small', 'ties', 'negative', 'large', 'tiny'] as const)[at % 5]!;
  const shape: RandomTurns = {
    depth: [at % 20 === 7 ? 0 : 2, 5],
    branching: [1, 4],
    values,
    players: 3,
    levels: random.choice(LEVELS['max-n']),
    oneChild: 0.1,
    uneven: 0.2,
    maxNodes: 60,
  };
  const tree = buildTree(randomTreeSpec(random, shape));
  const named = { ...tree, nodes: tree.nodes.map((node) => ({ ...node, action: `m${node.action}` })) };
  const input = { kind: 'game', game: { name: 'tree', tree: named }, depthLimit: Infinity } as const;
  return { game: unroll(input.game).game, depth: rulesOf(input) };
}

const correctOf = (algorithm: SkeletonAlgorithm): Parts => partsOf(algorithm, PLAIN);

function mistaken(algorithm: SkeletonAlgorithm, mistake: SearchMistake, form: Form): () => Search {
  const correct = turnsSigns(mistake, form) ? negated(correctOf(algorithm)) : correctOf(algorithm);
  return () => searchOf({ ...correct, ...form.change(correct) });
}

const shown = ({ outcome, answer, steps, holds }: Played): string =>
  JSON.stringify([outcome, answer, steps.map(({ op, node }) => [op, node]), holds], (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );

describe('the bank of mistakes of searches of games', () => {
  test('has at least 35, each once', () => {
    expect(ADVERSARIAL_MISTAKES.length).toBeGreaterThanOrEqual(35);
    expect(new Set(ADVERSARIAL_MISTAKES.map(({ id }) => id)).size).toBe(ADVERSARIAL_MISTAKES.length);
    expect(new Set(ADVERSARIAL_MISTAKES.map(({ title }) => title)).size).toBe(ADVERSARIAL_MISTAKES.length);
  });

  test.each(ADVERSARIAL_MISTAKES)(
    '$id is told in five lines, without code',
    ({ id, title, words, hint, replaces }) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(title).toMatch(/^[\p{Lu}αβ].*[^.]$/u);
      expect(words).toMatch(/\.$/);
      expect(hint).not.toMatch(/[{};]|=>|>=|<=|===|Math\.|Infinity|return \w+;/);
      const lines =
        wrap(`What probably went wrong: ${title}`, 80).length +
        wrap(words, 78).length +
        wrap(hint, 68).length;
      expect(lines, `${words} / ${hint}`).toBeLessThanOrEqual(5);
      expect(new Set(replaces.map(({ label }) => label)).size).toBe(replaces.length);
    },
  );

  // What an exercise that fixes conventions differently would call a mistake is the reference itself here.
  const SAME_AS_CORRECT = new Set(['first-of-equals', 'equality-cuts', 'ties-at-random']);
  describe.each(SKELETON_ALGORITHMS)('%s', (algorithm) => {
    const trees = samples(algorithm);
    const right = trees.map(({ game, depth }) =>
      shown(play(searchOf(correctOf(algorithm)), game, depth, 20_000)),
    );
    const forms = ADVERSARIAL_MISTAKES.filter(({ id }) => !SAME_AS_CORRECT.has(id)).flatMap((mistake) =>
      formsFor(mistake, algorithm).map((form) => ({ name: `${mistake.id} ${form.label}`, mistake, form })),
    );

    test.each(forms.filter(({ mistake }) => mistake.draws !== undefined))(
      '$name may answer what is not best',
      ({ mistake, form }) => {
        const make = mistaken(algorithm, mistake, form);
        const drawnOn = ({ game, depth }: Sample): readonly string[] =>
          play(make(), game, depth, 20_000).tied;
        const bestOn = ({ game, depth }: Sample): readonly string[] =>
          play(searchOf(correctOf(algorithm)), game, depth, 20_000).tied;
        expect(trees.every((tree) => bestOn(tree).every((action) => drawnOn(tree).includes(action)))).toBe(
          true,
        );
        expect(trees.some((tree) => drawnOn(tree).length > bestOn(tree).length)).toBe(true);
      },
    );

    test.each(forms.filter(({ mistake }) => mistake.draws === undefined))(
      '$name shows on some tree',
      ({ mistake, form }) => {
        const make = mistaken(algorithm, mistake, form);
        const kept = mistake.keepsState === true ? make() : null;
        expect(
          trees.some(({ game, depth }, at) => shown(play(kept ?? make(), game, depth, 20_000)) !== right[at]),
        ).toBe(true);
      },
    );
  });
});
