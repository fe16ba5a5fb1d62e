import { DotSyntaxError, parse } from '@ts-graphviz/ast';
import type { PlayerSpec } from '../../../reference/games/treeSpec.ts';
import { fail, ok, type Result } from '../../types/result.ts';
import { quote } from '../../words/quoting.ts';
import { Problems } from '../problems.ts';
import { type Attributes, gather, type Gathered, NONE, textOf } from './dotGraph.ts';
import { defined, FIELDS, readField } from './fields.ts';
import type { TreeRow } from './treeRow.ts';

/** A tree in DOT: its rows, and what the graph says of the whole. */
export interface DotTree {
  readonly title: string | null;
  readonly rows: readonly TreeRow[];
}

/** Shapes of players, where nothing else says who moves. */
const PLAYERS: Readonly<Record<string, PlayerSpec>> = {
  triangle: 'max',
  invtriangle: 'min',
  circle: 'chance',
  ellipse: 'chance',
  diamond: 'chance',
};

/**
 * Reads a graph of Graphviz as a tree: an edge leads from a node to its child. Nodes have `player` (else
 * their shape says who moves), `value`, `utility` and `evaluation`, edges `action` and `probability`; the
 * label of a leaf is its value and that of an edge its action where these are left out.
 */
export function parseDot(text: string, file: string | null): Result<DotTree> {
  try {
    const dot = parse(text, { maxASTNodes: 1e8, maxInputSize: 0 });
    const graph = dot.children.find((child) => child.type === 'Graph');
    const found: Gathered = { nodes: new Map(), edges: [], defaults: { node: NONE, edge: NONE } };
    for (const child of graph?.children ?? []) gather(child, found);
    const title = graph?.id === undefined ? null : textOf(graph.id);
    const rows = rowsOf(found, new Problems(file));
    return rows.ok ? ok({ title, rows: rows.value }) : rows;
  } catch (error) {
    if (!(error instanceof DotSyntaxError)) throw error;
    return fail({ code: 'not-dot', file, ...slipOf(error) });
  }
}

interface Located {
  readonly message: string;
  readonly found?: string | null;
  readonly location?: { readonly start: { readonly line: number; readonly column: number } };
}

function slipOf({ cause, message }: DotSyntaxError): { place: string; found: string; expected: string } {
  const { location, found } = (cause ?? { message }) as Located;
  const place = location === undefined ? '' : `line ${location.start.line}, column ${location.start.column}`;
  return {
    place,
    found: found === null || found === undefined ? 'the end of the text' : quote(found),
    expected: 'a graph as Graphviz has it, such as digraph { a -> b; b [value=3] }',
  };
}

function rowsOf({ nodes, edges }: Gathered, problems: Problems): Result<TreeRow[]> {
  const above = new Map<string, Gathered['edges'][number]>();
  const parents = new Set(edges.map(({ from }) => from));
  for (const edge of edges) {
    const before = above.get(edge.to);
    if (before !== undefined)
      problems.add({
        code: 'several-parents',
        place: `line ${edge.line}`,
        found: `a second edge to ${quote(edge.to)}`,
        expected: 'one edge to each node of a tree',
        hint: `the other one is on line ${before.line}`,
      });
    above.set(edge.to, before ?? edge);
  }
  // Children stand in the order of their edges.
  const order = [...nodes.keys()].filter((name) => !above.has(name)).concat(edges.map(({ to }) => to));
  const rows = [...new Set(order)].flatMap((name): TreeRow[] => {
    const node = nodes.get(name);
    if (node === undefined) return [];
    const edge = above.get(name);
    return [
      {
        name,
        parent: edge?.from ?? null,
        line: node.line,
        ...edgeFields(edge?.attributes ?? NONE, problems),
        ...(parents.has(name) ? innerFields(node.attributes, problems) : leafFields(node, problems)),
      },
    ];
  });
  return problems.none ? ok(rows) : problems.failure();
}

/** A field that has to be read, where it is there. */
function field<T>(
  attributes: Attributes,
  key: string,
  kind: { read(text: string): T | undefined; readonly expected: string },
  problems: Problems,
): T | undefined {
  const written = attributes.get(key);
  return written === undefined
    ? undefined
    : readField(kind, written.text, `line ${written.line}, ${key}`, problems);
}

function edgeFields(attributes: Attributes, problems: Problems): Pick<TreeRow, 'action' | 'probability'> {
  const label = attributes.get('label')?.text;
  const action = attributes.get('action')?.text ?? (label === undefined || label === '' ? undefined : label);
  const read = field(attributes, 'probability', FIELDS.probability, problems);
  return { ...defined('action', action), ...defined('probability', read) };
}

function innerFields(attributes: Attributes, problems: Problems): Pick<TreeRow, 'player' | 'evaluation'> {
  const player =
    field(attributes, 'player', FIELDS.player, problems) ?? PLAYERS[attributes.get('shape')?.text ?? ''];
  const evaluation = field(attributes, 'evaluation', FIELDS.evaluation, problems);
  return { ...defined('player', player), ...defined('evaluation', evaluation) };
}

function leafFields(
  { attributes }: { readonly attributes: Attributes },
  problems: Problems,
): Pick<TreeRow, 'value' | 'utility' | 'evaluation'> {
  const evaluation = defined('evaluation', field(attributes, 'evaluation', FIELDS.evaluation, problems));
  const utility = field(attributes, 'utility', FIELDS.utility, problems);
  if (utility !== undefined) return { utility, ...evaluation };
  const value = field(attributes, attributes.has('value') ? 'value' : 'label', FIELDS.value, problems);
  return { ...defined('value', value), ...evaluation };
}
