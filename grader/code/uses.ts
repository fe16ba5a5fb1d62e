import type { SyntaxNode, Tree } from '@lezer/common';
import { importsIn, textOf } from './imports.ts';
import { bindingsIn, decoratorOf, pathOf } from './names.ts';
import type { Grammar } from './parse.ts';
import { Scopes } from './scopes.ts';

/** A module that is imported, or something that is called, by the names that it has where it comes from. */
export interface Use {
  readonly kind: 'module' | 'call';
  /** `random`, `random.choice`, `Math.max`, `eval`; `?.sort` of a value. Of several, each is possible. */
  readonly names: readonly string[];
  /** From 1. */
  readonly line: number;
  /** The place in the text. */
  readonly from: number;
}

/** Python's calls that import what their first argument says. */
const IMPORTERS: ReadonlySet<string> = new Set(['__import__', 'importlib.import_module']);

/**
 * What a program imports and calls, found in its tree: a name in a comment or a text is neither, names that
 * stand for others (`import random as r`, `const { max } = Math`) are told as those others, and what the
 * program defines itself is its own, whatever it is called.
 */
export function usesOf(text: string, tree: Tree, grammar: Grammar): readonly Use[] {
  const uses: Use[] = [];
  const scopes = new Scopes(grammar);
  const word = (node: SyntaxNode): string => text.slice(node.from, node.to);
  const lineOf = linesOf(text);
  const add = (kind: Use['kind'], names: readonly string[], { from }: SyntaxNode): void => {
    if (names.length > 0) uses.push({ kind, names, line: lineOf(from), from });
  };
  const walk = (visit: (node: SyntaxNode) => void): void => {
    scopes.restart();
    tree.iterate({
      enter({ node }) {
        visit(node);
        scopes.enter(node.name);
      },
      leave: ({ name }) => scopes.leave(name),
    });
  };
  walk((node) => {
    const imported = importsIn(node, word, grammar);
    for (const { module, names } of imported) {
      add('module', [module, ...names.map(([, of]) => of).filter((of) => of !== module)], node);
      for (const [own, of] of names) scopes.bind(own, of, 'import');
    }
    const by = node.name === 'AssignmentExpression' ? 'assignment' : 'definition';
    for (const [own, of] of bindingsIn(node, word, grammar)) scopes.bind(own, of, by);
  });
  walk((node) => {
    const called = calledIn(node, word);
    const names = called === null ? [] : scopes.namesOf(called);
    add('call', names, node);
    const module = node.getChild('ArgList')?.getChild('String');
    if (module !== null && module !== undefined && names.some((name) => IMPORTERS.has(name)))
      add('module', [textOf(module, word)], node);
  });
  return uses.toSorted((a, b) => a.from - b.from);
}

/** What a node calls, by its names; null where it calls nothing that has some. */
function calledIn(node: SyntaxNode, word: (node: SyntaxNode) => string): string | null {
  if (node.name === 'Decorator') return decoratorOf(node, word);
  if (node.name !== 'CallExpression' && node.name !== 'NewExpression') return null;
  const called = node.getChild('new')?.nextSibling ?? node.firstChild;
  return called === null ? null : pathOf(called, word);
}

/** The line of a place, by the places of all line ends. */
export function linesOf(text: string): (place: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
