/**
 * A stored result as it reads once whatever it points to stands where it is pointed from: since format 2 a
 * tree stands once, in `trees`, and the evidence names it.
 */
export function expand(result) {
  if (result === null || typeof result !== 'object' || result.format === undefined) return result;
  const { format: _, trees, ...rest } = result;
  return withTrees(rest, trees);
}

function withTrees(value, trees) {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => withTrees(item, trees));
  const named = value.kind === 'tree' && typeof value.tree === 'string';
  const entries = Object.entries(named ? { ...value, tree: trees[value.tree] } : value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, withTrees(inner, trees)]));
}
