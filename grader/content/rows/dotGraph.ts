import type { ASTNode, AttributeASTNode } from '@ts-graphviz/ast';

/** What statements of a graph say of each node and edge. */
export type Attributes = ReadonlyMap<string, { readonly text: string; readonly line: number }>;
export const NONE: Attributes = new Map();

export interface Gathered {
  readonly nodes: Map<string, { readonly line: number; attributes: Attributes }>;
  readonly edges: {
    readonly from: string;
    readonly to: string;
    readonly line: number;
    attributes: Attributes;
  }[];
  readonly defaults: { node: Attributes; edge: Attributes };
}

/** Statements inside a subgraph are like those outside; a later attribute overrules an earlier one. */
export function gather(node: ASTNode, found: Gathered): void {
  const node_ = (name: string, line: number): { attributes: Attributes } => {
    const known = found.nodes.get(name) ?? { line, attributes: found.defaults.node };
    found.nodes.set(name, known);
    return known;
  };
  switch (node.type) {
    case 'Subgraph':
      for (const child of node.children) gather(child, found);
      return;
    case 'AttributeList':
      if (node.kind === 'Node')
        found.defaults.node = joined(found.defaults.node, attributesOf(node.children));
      if (node.kind === 'Edge')
        found.defaults.edge = joined(found.defaults.edge, attributesOf(node.children));
      return;
    case 'Node': {
      const known = node_(textOf(node.id), lineOf(node));
      known.attributes = joined(known.attributes, attributesOf(node.children));
      return;
    }
    case 'Edge': {
      const attributes = joined(found.defaults.edge, attributesOf(node.children));
      const groups = node.targets.map((target) =>
        target.type === 'NodeRef' ? [textOf(target.id)] : target.children.map(({ id }) => textOf(id)),
      );
      for (const name of groups.flat()) node_(name, lineOf(node));
      for (const [at, group] of groups.slice(1).entries())
        for (const from of groups[at] ?? [])
          for (const to of group) found.edges.push({ from, to, line: lineOf(node), attributes });
      return;
    }
    default:
  }
}

const lineOf = (node: ASTNode): number => node.location?.start.line ?? 1;

function attributesOf(children: readonly ASTNode[]): Attributes {
  return new Map(
    children
      .filter((child): child is AttributeASTNode => child.type === 'Attribute')
      .map((child) => [child.key.value, { text: textOf(child.value), line: lineOf(child) }]),
  );
}

const joined = (a: Attributes, b: Attributes): Attributes => (b.size === 0 ? a : new Map([...a, ...b]));

/** Characters that are written by a name or a number, as Graphviz reads them. */
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
export const textOf = ({ value }: { readonly value: string }): string =>
  value
    .replaceAll('\\\\', '\\')
    .replaceAll(/&(?:#(\d{1,6})|(\w+));/g, (written, code?: string, name?: string) =>
      code === undefined ? (NAMED[name ?? ''] ?? written) : String.fromCodePoint(Number(code)),
    );
