import type { Template } from './searchTemplates.ts';

/** Expectimax with a branch for chance, in two layouts. */
const threeBranches: Template = (x) => `${x.top}
export function search(game, root) {
  ${x.before}
  const visit = (s, depth) => {
    if (${x.over}) return [${x.utility}, null];
    if (${x.limit}) return [${x.evaluate}, null];
    if (game.player(s) === 'chance') {
      const outcomes = ${x.actions}.map((a) => ({ p: game.probability(s, a), w: visit(${x.child}, ${x.deeper})[0] }));
      return [${x.expect}, null];
    }
    const isMax = ${x.isMax};
    let v = isMax ? ${x.initMax} : ${x.initMin};
    let best = null;
    for (const a of ${x.actions}) {
      const w = visit(${x.child}, ${x.deeper})[0];
      if (isMax ? ${x.betterMax} : ${x.betterMin}) { v = w; best = a; }
    }
    return [v, best];
  };
  const s = root;
  const [v, best] = visit(root, 0);
  return { value: ${x.value}, action: ${x.action} };
}`;

const functionEach: Template = (x) => `${x.top}
const value = (game, s, depth) => {
  if (${x.over}) return ${x.utility};
  if (${x.limit}) return ${x.evaluate};
  if (game.player(s) === 'chance') return chanceValue(game, s, depth);
  return choose(game, s, depth).v;
};
function chanceValue(game, s, depth) {
  const outcomes = [];
  for (const a of ${x.actions}) outcomes.push({ p: game.probability(s, a), w: value(game, ${x.child}, ${x.deeper}) });
  return ${x.expect};
}
function choose(game, s, depth) {
  const isMax = ${x.isMax};
  let v = isMax ? ${x.initMax} : ${x.initMin};
  let best = null;
  for (const a of ${x.actions}) {
    const w = value(game, ${x.child}, ${x.deeper});
    if (isMax ? ${x.betterMax} : ${x.betterMin}) { v = w; best = a; }
  }
  return { v, best };
}
export function search(game, root) {
  ${x.before}
  const s = root, depth = 0;
  if (${x.over}) return { value: ${x.utility}, action: null };
  if (${x.limit}) return { value: ${x.evaluate}, action: null };
  if (game.player(s) === 'chance') return { value: chanceValue(game, s, 0), action: null };
  const { v, best } = choose(game, s, 0);
  return { value: ${x.value}, action: ${x.action} };
}`;

export const EXPECTIMAX_TEMPLATES: Readonly<Record<string, Template>> = { threeBranches, functionEach };
