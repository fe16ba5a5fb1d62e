import { nodeWords } from './nodes.ts';
import { count } from './numbers.ts';
import { sentence } from './sentence.ts';

/** What the page on which trees are drawn says by itself, beside what a search says. */
export const TREE_PAGE_WORDS = {
  /** A node of the tree, with what is known of it. */
  node: (id: string | null, children: number, standing: readonly string[]) =>
    [
      sentence(nodeWords(id)),
      children === 0 ? 'a leaf' : count(children, 'child', 'children'),
      ...standing,
    ].join(', '),
  chosen: (id: string | null) => sentence(nodeWords(id)),
  more: (number: number) => `And ${count(number, 'problem')} more.`,
  refused: (why: string) => `${sentence(why)}.`,
  /** What a search found, for who hears it. */
  found: (facts: readonly { readonly label: string; readonly value: string }[]) =>
    facts.map(({ label, value }) => `${label}: ${value}.`).join(' '),
  formats: {
    indented: 'text',
    json: 'tree file (JSON)',
    dot: 'Graphviz',
    svg: 'picture (SVG)',
    tikz: 'TikZ',
  },
  notKept: 'This browser keeps nothing: download the tree before you leave.',
} as const;
