import type { Random } from '../../../reference/random.ts';
import { isExplicit } from '../../content/treeVisit.ts';
import type { FigureFile } from '../file/figureSchema.ts';

/**
 * A tree as written, with other values at its leaves; unless its shape is kept, children come in another
 * order, and nodes have one child more or less.
 */
export function varyTree(file: FigureFile, random: Random, keepsShape: boolean): FigureFile {
  const { tree } = file;
  const shaped = keepsShape ? tree : reshaped(tree, random);
  const [low, high] = rangeOf(tree);
  return { ...file, tree: refilled(shaped, () => random.integer(low, high)) };
}

const isLeaf = (node: unknown): boolean =>
  typeof node === 'number' || (isExplicit(node) && node['children'] === undefined);

/** Recursion is as deep as the tree, which a quiz keeps small. */
function reshaped(node: unknown, random: Random): unknown {
  if (Array.isArray(node)) return reshapedChildren(node, random);
  if (!isExplicit(node) || !Array.isArray(node['children'])) return node;
  return { ...node, children: reshapedChildren(node['children'], random) };
}

function reshapedChildren(before: readonly unknown[], random: Random): unknown[] {
  const children = before.map((child) => reshaped(child, random));
  const change = children.some(hasChance) ? 0 : changeIn(children, random);
  if (change > 0) children.push(reshaped(random.choice(before), random));
  return random.shuffle(change < 0 ? children.slice(1) : children);
}

/** Leaves come and go more easily than branches: with those, all that is below them does. */
function changeIn(children: readonly unknown[], random: Random): number {
  const change = random.integer(-1, 1);
  if (children.length + change < 2) return 0;
  return children.every(isLeaf) || random.integer(1, 3) === 1 ? change : 0;
}

/** Probabilities add up to 1, so that none of these can be left out. */
const hasChance = (node: unknown): boolean => isExplicit(node) && node['probability'] !== undefined;

function refilled(node: unknown, draw: () => number): unknown {
  if (typeof node === 'number') return draw();
  if (Array.isArray(node)) return node.map((child) => refilled(child, draw));
  if (!isExplicit(node)) return node;
  const { value, utility, evaluation, children } = node;
  return {
    ...node,
    ...(typeof value === 'number' ? { value: draw() } : {}),
    ...(typeof evaluation === 'number' ? { evaluation: draw() } : {}),
    ...(Array.isArray(utility) ? { utility: utility.map(draw) } : {}),
    ...(Array.isArray(children) ? { children: refilled(children, draw) } : {}),
  };
}

/** Between fewer values too many trees are alike. */
const LEAST_SPAN = 8;

/** Whole numbers from the lowest leaf to the highest, or further where these are close. */
function rangeOf(tree: unknown): [number, number] {
  const values: number[] = [];
  refilledWith(tree, (value) => values.push(value));
  const low = Math.ceil(Math.min(...values));
  return [low, Math.max(low + LEAST_SPAN, Math.floor(Math.max(...values)))];
}

function refilledWith(node: unknown, see: (value: number) => void): void {
  if (typeof node === 'number') see(node);
  else if (Array.isArray(node)) for (const child of node) refilledWith(child, see);
  else if (isExplicit(node))
    for (const [key, child] of Object.entries(node))
      if (key === 'value' || key === 'utility' || key === 'children') refilledWith(child, see);
}
