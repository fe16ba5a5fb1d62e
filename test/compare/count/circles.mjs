import { posix } from 'node:path';

/**
 * Groups of files of which each reaches each other by imports (Tarjan's strongly connected components),
 * largest first. `graph` maps each path to the imports in it.
 */
export function circlesIn(graph, kinds) {
  const state = new Map();
  const stack = [];
  const circles = [];
  const visit = (path) => {
    const own = { index: state.size, low: state.size, isOpen: true };
    state.set(path, own);
    stack.push(path);
    for (const next of neighbours(graph, path, kinds)) {
      if (!state.has(next)) visit(next);
      if (state.get(next).isOpen) own.low = Math.min(own.low, state.get(next).low);
    }
    if (own.low < own.index) return;
    const group = stack.splice(stack.indexOf(path));
    for (const each of group) state.get(each).isOpen = false;
    if (group.length > 1) circles.push(group);
  };
  for (const path of graph.keys()) if (!state.has(path)) visit(path);
  return circles.sort((a, b) => b.length - a.length);
}

function neighbours(graph, path, kinds) {
  return graph
    .get(path)
    .filter(({ from, kind }) => from.startsWith('.') && kinds.includes(kind))
    .map(({ from }) => posix.join(posix.dirname(path), from))
    .filter((target) => graph.has(target));
}
