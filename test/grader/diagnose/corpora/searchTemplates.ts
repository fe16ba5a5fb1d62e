/**
 * Searches as source text, in the styles that students write, with holes for the pieces that they get wrong.
 * Written apart from the bank of mistakes and its skeleton, so that one can be held to the other.
 */

/**
 * Pieces of a search: expressions over `game`, `s`, `a`, `depth` (plies from the root), `alpha`, `beta`, `v`,
 * `w`.
 */
export interface Slots {
  readonly initMax: string;
  readonly initMin: string;
  readonly isMax: string;
  readonly over: string;
  readonly limit: string;
  readonly utility: string;
  readonly evaluate: string;
  readonly actions: string;
  readonly child: string;
  readonly betterMax: string;
  readonly betterMin: string;
  readonly cutMax: string;
  readonly cutMin: string;
  readonly tightMax: string;
  readonly tightMin: string;
  readonly downMax: string;
  readonly downMin: string;
  readonly deeper: string;
  readonly window: string;
  /** Value of a chance node from `outcomes`, a list of `{ p, w }`. */
  readonly expect: string;
  /** What is returned in place of the best action `best`. */
  readonly action: string;
  readonly value: string;
  /** Run before each search, in the entry. */
  readonly before: string;
  /** At the top of the file. */
  readonly top: string;
}

export const RIGHT: Slots = {
  initMax: '-Infinity',
  initMin: 'Infinity',
  isMax: "game.player(s) === 'max'",
  over: 'game.isTerminal(s)',
  limit: 'depth >= game.depthLimit',
  utility: 'game.utility(s)',
  evaluate: 'game.evaluate(s)',
  actions: 'game.actions(s)',
  child: 'game.result(s, a)',
  betterMax: 'w > v',
  betterMin: 'w < v',
  cutMax: 'v >= beta',
  cutMin: 'v <= alpha',
  tightMax: 'alpha = Math.max(alpha, v)',
  tightMin: 'beta = Math.min(beta, v)',
  downMax: 'alpha, beta',
  downMin: 'alpha, beta',
  deeper: 'depth + 1',
  window: '-Infinity, Infinity',
  expect: 'outcomes.reduce((sum, o) => sum + o.p * o.w, 0)',
  action: 'best',
  value: 'v',
  before: '',
  top: '',
};

export type Template = (slots: Slots) => string;

/** One function for both players that returns a pair. */
const oneFunction: Template = (x) => `${x.top}
export function search(game, root) {
  ${x.before}
  const visit = (s, depth, alpha, beta) => {
    if (${x.over}) return [${x.utility}, null];
    if (${x.limit}) return [${x.evaluate}, null];
    const isMax = ${x.isMax};
    let v = isMax ? ${x.initMax} : ${x.initMin};
    let best = null;
    for (const a of ${x.actions}) {
      const [w] = isMax ? visit(${x.child}, ${x.deeper}, ${x.downMax}) : visit(${x.child}, ${x.deeper}, ${x.downMin});
      if (isMax ? ${x.betterMax} : ${x.betterMin}) { v = w; best = a; }
      if (isMax ? ${x.cutMax} : ${x.cutMin}) break;
      if (isMax) ${x.tightMax};
      else ${x.tightMin};
    }
    return [v, best];
  };
  const s = root;
  const [v, best] = visit(root, 0, ${x.window});
  return { value: ${x.value}, action: ${x.action} };
}`;

/** A function for each player, which return objects. */
const pairOfFunctions: Template = (x) => `${x.top}
function dispatch(game, s, depth, alpha, beta) {
  if (${x.over}) return { value: ${x.utility}, move: null };
  if (${x.limit}) return { value: ${x.evaluate}, move: null };
  return ${x.isMax} ? maxValue(game, s, depth, alpha, beta) : minValue(game, s, depth, alpha, beta);
}
function maxValue(game, s, depth, alpha, beta) {
  let v = ${x.initMax};
  let move = null;
  for (const a of ${x.actions}) {
    const w = dispatch(game, ${x.child}, ${x.deeper}, ${x.downMax}).value;
    if (${x.betterMax}) { v = w; move = a; }
    if (${x.cutMax}) return { value: v, move };
    ${x.tightMax};
  }
  return { value: v, move };
}
function minValue(game, s, depth, alpha, beta) {
  let v = ${x.initMin};
  let move = null;
  for (const a of ${x.actions}) {
    const w = dispatch(game, ${x.child}, ${x.deeper}, ${x.downMin}).value;
    if (${x.betterMin}) { v = w; move = a; }
    if (${x.cutMin}) return { value: v, move };
    ${x.tightMin};
  }
  return { value: v, move };
}
export function search(game, root) {
  ${x.before}
  const s = root;
  const { value: v, move: best } = dispatch(game, root, 0, ${x.window});
  return { value: ${x.value}, action: ${x.action} };
}`;

/** A class that keeps the best action of the root in a field; answers with a pair. */
const classWithField: Template = (x) => `${x.top}
class Searcher {
  constructor(game) { this.game = game; this.chosen = null; }
  run(s, depth, alpha, beta) {
    const game = this.game;
    if (${x.over}) return ${x.utility};
    if (${x.limit}) return ${x.evaluate};
    const isMax = ${x.isMax};
    let v = isMax ? ${x.initMax} : ${x.initMin};
    const todo = ${x.actions};
    for (let i = 0; i < todo.length; i++) {
      const a = todo[i];
      const w = isMax ? this.run(${x.child}, ${x.deeper}, ${x.downMax}) : this.run(${x.child}, ${x.deeper}, ${x.downMin});
      const improves = isMax ? ${x.betterMax} : ${x.betterMin};
      if (improves) { v = w; if (s === this.root) this.chosen = a; }
      if (isMax) { if (${x.cutMax}) return v; ${x.tightMax}; }
      else { if (${x.cutMin}) return v; ${x.tightMin}; }
    }
    return v;
  }
}
export function search(game, root) {
  ${x.before}
  const searcher = new Searcher(game);
  searcher.root = root;
  const s = root;
  const v = searcher.run(root, 0, ${x.window});
  const best = searcher.chosen;
  return [${x.value}, ${x.action}];
}`;

/** All successors first, then the search of each. */
const eager: Template = (x) => `${x.top}
const visit = (game, s, depth, alpha, beta) => {
  if (${x.over}) return { v: ${x.utility}, best: null };
  if (${x.limit}) return { v: ${x.evaluate}, best: null };
  const isMax = ${x.isMax};
  const children = ${x.actions}.map((a) => ({ a, next: ${x.child} }));
  let v = isMax ? ${x.initMax} : ${x.initMin};
  let best = null;
  for (const { a, next } of children) {
    const w = (isMax ? visit(game, next, ${x.deeper}, ${x.downMax}) : visit(game, next, ${x.deeper}, ${x.downMin})).v;
    if (isMax ? ${x.betterMax} : ${x.betterMin}) { best = a; v = w; }
    if (isMax ? ${x.cutMax} : ${x.cutMin}) return { v, best };
    if (isMax) { ${x.tightMax}; } else { ${x.tightMin}; }
  }
  return { v, best };
};
export const search = (game, root) => {
  ${x.before}
  const s = root;
  const { v, best } = visit(game, root, 0, ${x.window});
  return { value: ${x.value}, action: ${x.action} };
};`;

/** From the last action to the first. */
const rightToLeft: Template = (x) => oneFunction({ ...x, actions: `[...${x.actions}].reverse()` });

/** Cuts only when the bounds cross, unless the cut is what is wrong. */
const strict: Template = (x) =>
  oneFunction({
    ...x,
    cutMax: x.cutMax === RIGHT.cutMax ? 'v > beta' : x.cutMax,
    cutMin: x.cutMin === RIGHT.cutMin ? 'v < alpha' : x.cutMin,
  });

/** Takes leaves in the parent, so that only inner nodes are visited. */
const leavesInParent: Template = (x) => `${x.top}
export function search(game, root) {
  ${x.before}
  const worth = (s, depth, alpha, beta) => {
    if (${x.over}) return ${x.utility};
    if (${x.limit}) return ${x.evaluate};
    return visit(s, depth, alpha, beta)[0];
  };
  function visit(s, depth, alpha, beta) {
    let v, best = null;
    if (${x.isMax}) {
      v = ${x.initMax};
      ${x.actions}.some((a) => {
        const w = worth(${x.child}, ${x.deeper}, ${x.downMax});
        if (${x.betterMax}) { v = w; best = a; }
        if (${x.cutMax}) return true;
        ${x.tightMax};
        return false;
      });
    } else {
      v = ${x.initMin};
      ${x.actions}.some((a) => {
        const w = worth(${x.child}, ${x.deeper}, ${x.downMin});
        if (${x.betterMin}) { v = w; best = a; }
        if (${x.cutMin}) return true;
        ${x.tightMin};
        return false;
      });
    }
    return [v, best];
  }
  const start = () => {
    const s = root, depth = 0;
    if (${x.over}) return [${x.utility}, null];
    if (${x.limit}) return [${x.evaluate}, null];
    return visit(s, depth, ${x.window});
  };
  const s = root;
  const [v, best] = start();
  return { value: ${x.value}, action: ${x.action} };
}`;

export const PRUNING_TEMPLATES: Readonly<Record<string, Template>> = {
  oneFunction,
  pairOfFunctions,
  classWithField,
  eager,
  rightToLeft,
  strict,
  leavesInParent,
};

/** The same searches without bounds and cuts. */
const unbounded =
  (style: Template): Template =>
  (x) =>
    style({
      ...x,
      cutMax: x.cutMax === RIGHT.cutMax ? 'false' : x.cutMax,
      cutMin: x.cutMin === RIGHT.cutMin ? 'false' : x.cutMin,
    });
export const FULL_SEARCH_TEMPLATES: Readonly<Record<string, Template>> = {
  oneFunction: unbounded(oneFunction),
  pairOfFunctions: unbounded(pairOfFunctions),
  classWithField: unbounded(classWithField),
  leavesInParent: unbounded(leavesInParent),
};
