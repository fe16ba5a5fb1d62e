import type { GameEntry, StudentGame } from '../../support/inProcess.ts';
import { expectimaxWith, minimaxWith } from './mistaken.ts';

/** Correct minimax and expectimax in several styles. */

const stops = (game: StudentGame, s: number, depth: number): boolean =>
  game.isTerminal(s) || depth === game.depthLimit;
const leaf = (game: StudentGame, s: number): number =>
  game.isTerminal(s) ? game.utility(s) : game.evaluate(s);

function valueOf(game: StudentGame, s: number, depth: number): number {
  if (stops(game, s, depth)) return leaf(game, s);
  const values = game.actions(s).map((a) => valueOf(game, game.result(s, a), depth + 1));
  return game.player(s) === 'max' ? Math.max(...values) : Math.min(...values);
}

/** minimax-decision of the fourth notes: an argmax over the actions; the value comes from a second search. */
const decisionThenValue: GameEntry = (game, state) => {
  if (stops(game, state, 0)) return { value: leaf(game, state), action: null };
  const rated = game.actions(state).map((a) => ({ a, v: valueOf(game, game.result(state, a), 1) }));
  const sign = game.player(state) === 'max' ? 1 : -1;
  const best = rated.reduce((x, y) => (sign * y.v > sign * x.v ? y : x));
  return { value: valueOf(game, state, 0), action: best.a };
};

const valueThenAction: GameEntry = (game, state) => {
  const value = valueOf(game, state, 0);
  if (stops(game, state, 0)) return [value, null];
  return [value, game.actions(state).find((a) => valueOf(game, game.result(state, a), 1) === value)];
};

/** Level by level with a queue, then values from the bottom up. */
const breadthFirst: GameEntry = (game, state) => {
  interface Node {
    s: number;
    depth: number;
    a: string | null;
    children: Node[];
  }
  const root: Node = { s: state, depth: 0, a: null, children: [] };
  const all = [root];
  for (const node of all) {
    if (stops(game, node.s, node.depth)) continue;
    node.children = game
      .actions(node.s)
      .map((a) => ({ s: game.result(node.s, a), depth: node.depth + 1, a, children: [] }));
    all.push(...node.children);
  }
  const values = new Map<Node, number>();
  for (const node of all.reverse()) {
    const below = node.children.map((child) => values.get(child)!);
    values.set(
      node,
      below.length === 0
        ? leaf(game, node.s)
        : game.player(node.s) === 'max'
          ? Math.max(...below)
          : Math.min(...below),
    );
  }
  return {
    value: values.get(root),
    action: root.children.find((child) => values.get(child) === values.get(root))?.a ?? null,
  };
};

/** Every leaf's value is listed first, right to left; nothing is asked in the usual order. */
const rightToLeft = minimaxWith({ actions: (actions) => actions.reverse() });

export const CORRECT_MINIMAX: readonly (readonly [name: string, entry: GameEntry])[] = [
  ['one function', minimaxWith()],
  ['right to left', rightToLeft],
  [
    'all successors first',
    minimaxWith({
      actions: (actions, game, s) => actions.map((a) => `${a}:${game.result(s, a)}`),
      generate: (_g, _s, a) => Number(a.split(':')[1]),
      answer: (value, a) => ({ value, action: a?.split(':')[0] ?? null }),
    }),
  ],
  ['the decision, then the value', decisionThenValue],
  ['the value, then the action', valueThenAction],
  ['breadth first', breadthFirst],
  [
    'the last of the best',
    minimaxWith({ better: (w, v, isMax, isFirst) => isFirst || (isMax ? w >= v : w <= v) }),
  ],
  ['evaluate for every leaf', minimaxWith({ leaf: (game, s) => game.evaluate(s) })],
];

export const CORRECT_EXPECTIMAX: readonly (readonly [name: string, entry: GameEntry])[] = [
  ['Σ p·v', expectimaxWith()],
  [
    'summed from the other end',
    expectimaxWith((outcomes) => outcomes.reduceRight((sum, { p, w }) => sum + p * w, 0)),
  ],
  [
    'Σ w·p over Σ p',
    expectimaxWith(
      (outcomes) =>
        outcomes.reduce((sum, { p, w }) => sum + w * p, 0) / outcomes.reduce((sum, { p }) => sum + p, 0),
    ),
  ],
];
