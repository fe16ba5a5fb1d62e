/** A game of several players as students see it. */
export interface SeveralGame {
  readonly players: number;
  player(state: number): number;
  actions(state: number): string[];
  result(state: number, action: string): number;
  isTerminal(state: number): boolean;
  utility(state: number, player: number): number;
}

export interface Decided {
  readonly values: unknown;
  readonly action: unknown;
}
export type SeveralSearch = (game: SeveralGame, state: number) => Decided;

type Utilities = readonly number[];

/** Where a choice is made. */
interface Node {
  readonly game: SeveralGame;
  readonly state: number;
  readonly root: number;
  readonly ply: number;
}

interface Ways {
  /** Whether a child replaces the best so far; null before any is known. */
  better?(list: Utilities, best: Utilities, node: Node): boolean;
  /** What a node is worth, given the lists of its children and which was chosen. */
  worth?(lists: readonly Utilities[], chosen: Utilities, node: Node): Utilities;
  /** Children that are looked at. */
  children?(actions: readonly string[]): readonly string[];
  /** What is handed in. */
  answer?(values: Utilities, action: string | null, node: Node): Decided;
  /** The best list before any child is known; the first child unless given. */
  start?(game: SeveralGame): Utilities;
  leaf?(game: SeveralGame, state: number): Utilities;
  /** A child is searched so often. */
  readonly times?: number;
}

const numbers = (count: number): readonly number[] => [...Array.from({ length: count }).keys()];
const utilities = (game: SeveralGame, state: number): Utilities =>
  numbers(game.players).map((player) => game.utility(state, player));
const own = ({ game, state }: Node): number => game.player(state);
const atRoot = ({ game, root }: Node): number => game.player(root);
const sum = (list: Utilities): number => list.reduce((a, b) => a + b, 0);
const by =
  (worth: (list: Utilities, node: Node) => number): NonNullable<Ways['better']> =>
  (list, best, node) =>
    worth(list, node) > worth(best, node);

/** Max^n, written anew, with one of its ways replaced. */
const maxN =
  (ways: Ways = {}): SeveralSearch =>
  (game, root) => {
    const better = ways.better ?? by((list, node) => list[own(node)]!);
    const search = (state: number, ply: number): readonly [Utilities, string | null] => {
      const node = { game, state, root, ply };
      if (game.isTerminal(state)) return [(ways.leaf ?? utilities)(game, state), null];
      let best: Utilities | null = ways.start?.(game) ?? null;
      let move: string | null = null;
      const lists: Utilities[] = [];
      for (const action of (ways.children ?? ((all) => all))(game.actions(state))) {
        for (let time = 1; time < (ways.times ?? 1); time += 1) search(game.result(state, action), ply + 1);
        const [list] = search(game.result(state, action), ply + 1);
        lists.push(list);
        if (best === null || better(list, best, node)) [best, move] = [list, action];
      }
      const chosen = best ?? [];
      return [ways.worth?.(lists, chosen, node) ?? chosen, move];
    };
    const [values, action] = search(root, 0);
    return ways.answer?.(values, action, { game, state: root, root, ply: 0 }) ?? { values, action };
  };

export const CORRECT_MAX_N: Readonly<Record<string, SeveralSearch>> = {
  'a loop': maxN(),
  'a start below everything': maxN({ start: ({ players }) => numbers(players).map(() => -Infinity) }),
  'from the right, with ≥': maxN({
    children: (all) => all.toReversed(),
    better: (list, best, node) => list[own(node)]! >= best[own(node)]!,
  }),
};

export const MAX_N_MISTAKES: Readonly<Record<string, SeveralSearch>> = {
  'the others minimise what the root gets': maxN({
    better: by((list, node) => (own(node) === atRoot(node) ? 1 : -1) * list[atRoot(node)]!),
  }),
  'player 0 against the rest': maxN({ better: by((list, node) => (own(node) === 0 ? 1 : -1) * list[0]!) }),
  'everybody for the root': maxN({ better: by((list, node) => list[atRoot(node)]!) }),
  'everybody for player 0': maxN({ better: by(([first]) => first!) }),
  'everybody for the last player': maxN({ better: by((list) => list.at(-1)!) }),
  'a team': maxN({ better: by(sum) }),
  'the mean': maxN({ better: by((list) => sum(list) / list.length) }),
  'the lead over the best of the others': maxN({
    better: by((list, node) => list[own(node)]! - Math.max(...list.filter((_, at) => at !== own(node)))),
  }),
  'the lead over all others': maxN({ better: by((list, node) => 2 * list[own(node)]! - sum(list)) }),
  'the least': maxN({ better: by((list, node) => -list[own(node)]!) }),
  'the next player’s': maxN({ better: by((list, node) => list[(own(node) + 1) % list.length]!) }),
  'turns counted from player 0': maxN({ better: by((list, { ply }) => list[ply % list.length]!) }),
  'turns counted from the root': maxN({
    better: by((list, node) => list[(atRoot(node) + node.ply) % list.length]!),
  }),
  'the last of equals': maxN({ better: (list, best, node) => list[own(node)]! >= best[own(node)]! }),
  'equals by the sum': maxN({
    better: (list, best, node) =>
      list[own(node)]! > best[own(node)]! || (list[own(node)] === best[own(node)] && sum(list) > sum(best)),
  }),
  'the most of each place': maxN({
    worth: (lists, chosen) => chosen.map((_, at) => Math.max(...lists.map((list) => list[at]!))),
  }),
  'the own utility alone': maxN({
    worth: (_lists, chosen, node) => chosen.map((value, at) => (at === own(node) ? value : 0)),
  }),
  'the own utility for everybody': maxN({
    worth: (_lists, chosen, node) => chosen.map(() => chosen[own(node)]!),
  }),
  'a start of zeros': maxN({ start: ({ players }) => numbers(players).map(() => 0) }),
  'a start of −999': maxN({ start: ({ players }) => numbers(players).map(() => -999) }),
  'a start of −1e9': maxN({ start: ({ players }) => numbers(players).map(() => -1e9) }),
  'three players': maxN({ leaf: (game, state) => [0, 1, 2].map((player) => game.utility(state, player)) }),
  'signs turned': maxN({ worth: (_lists, chosen) => chosen.map((value) => -value) }),
  'the first child alone': maxN({ children: (all) => all.slice(0, 1) }),
  'without the last child': maxN({ children: (all) => (all.length > 1 ? all.slice(0, -1) : all) }),
  'two children at most': maxN({ children: (all) => all.slice(0, 2) }),
  'every child twice': maxN({ times: 2 }),
  'the first action': maxN({
    answer: (values, action, { game, root }) => ({
      values,
      action: action === null ? null : game.actions(root)[0],
    }),
  }),
  'the position of the action': maxN({
    answer: (values, action, { game, root }) => ({ values, action: game.actions(root).indexOf(action!) }),
  }),
  'a number in place of the list': maxN({
    answer: (values, action, { game, root }) => ({ values: values[game.player(root)], action }),
  }),
};
