import type { SyntaxNode, Tree } from '@lezer/common';
import type { Grammar } from './parse.ts';

/** A module that is imported, or something that is called, by the name that it has where it comes from. */
export interface Use {
  readonly kind: 'module' | 'call';
  /** `random`, `random.choice`, `Math.max`, `eval`. */
  readonly name: string;
  /** From 1. */
  readonly line: number;
}

/**
 * What a program imports and calls, found in its tree: a name in a comment or a text is neither, and names
 * that stand for others (`import random as r`, `const { max } = Math`) are told as those others.
 */
export function usesOf(text: string, tree: Tree, grammar: Grammar): readonly Use[] {
  const uses: Use[] = [];
  const standsFor = new Map<string, string>();
  const word = (node: SyntaxNode): string => text.slice(node.from, node.to);
  const lineOf = lines(text);
  const add = (kind: Use['kind'], name: string, node: SyntaxNode): void => {
    uses.push({ kind, name, line: lineOf(node.from) });
  };
  const read = grammar === 'python' ? pythonImport : scriptImport;
  tree.iterate({
    enter({ node }) {
      for (const { module, names } of read(node, word)) {
        add('module', module, node);
        for (const [own, of] of names) standsFor.set(own, of);
      }
      for (const [own, of] of aliasesIn(node, word)) standsFor.set(own, known(of, standsFor));
    },
  });
  tree.iterate({
    enter({ node }) {
      if (node.name !== 'CallExpression' && node.name !== 'NewExpression') return;
      const called = node.getChild('new')?.nextSibling ?? node.firstChild;
      const name = called === null ? null : pathOf(called, word);
      if (name !== null) add('call', known(name, standsFor), node);
    },
  });
  return uses;
}

interface Import {
  readonly module: string;
  readonly names: readonly (readonly [string, string])[];
}

/** `a.b.c` where the first part stands for something else. */
function known(path: string, standsFor: ReadonlyMap<string, string>): string {
  const [first = '', ...others] = path.split('.');
  return [standsFor.get(first) ?? first, ...others].join('.');
}

/** What an expression is about: in brackets what is between them. */
const inside = ({ name, firstChild }: SyntaxNode): SyntaxNode | null =>
  name === 'ParenthesizedExpression' ? (firstChild?.nextSibling ?? null) : firstChild;

/** `a.b.c` of an expression that is nothing but names; null for any other. */
function pathOf(node: SyntaxNode, word: (node: SyntaxNode) => string): string | null {
  const names: string[] = [];
  for (let at: SyntaxNode | null = node; at !== null; at = inside(at)) {
    if (at.name === 'VariableName') return [word(at), ...names.toReversed()].join('.');
    const property = at.lastChild;
    if (at.name === 'ParenthesizedExpression') continue;
    if (at.name !== 'MemberExpression' || property?.name !== 'PropertyName') return null;
    names.push(word(property));
  }
  return null;
}

type Word = (node: SyntaxNode) => string;

/** `import a.b as c, d` and `from a import b as c`. */
function pythonImport(node: SyntaxNode, word: Word): readonly Import[] {
  if (node.name !== 'ImportStatement') return [];
  const text = word(node)
    .replace(/[()\\\s]+/g, ' ')
    .trim();
  const from = /^from (\S+) import (.+)$/.exec(text);
  const parts = (list: string): [string, string][] =>
    list.split(',').flatMap((part) => {
      const [name = '', own] = part.trim().split(' as ');
      return name === '' ? [] : [[name.replaceAll(' ', ''), own ?? ''] as [string, string]];
    });
  if (from !== null) {
    const [, module = '', list = ''] = from;
    const names = parts(list).map(([name, own]) => [own === '' ? name : own, `${module}.${name}`] as const);
    return [{ module, names }];
  }
  return parts(text.replace(/^import /, '')).map(([module, own]) => ({
    module,
    names: own === '' ? [] : [[own, module] as const],
  }));
}

/** `import a, { b as c } from 'd'`, `import('d')`, `require('d')`. */
function scriptImport(node: SyntaxNode, word: Word): readonly Import[] {
  const isCall =
    node.name === 'DynamicImport' ||
    (node.name === 'CallExpression' && node.firstChild !== null && word(node.firstChild) === 'require');
  if (node.name !== 'ImportDeclaration' && !isCall) return [];
  const string = node.getChild('String') ?? node.getChild('ArgList')?.getChild('String');
  if (string === null || string === undefined) return [];
  const module = word(string)
    .slice(1, -1)
    .replace(/^node:/, '');
  const names: (readonly [string, string])[] = [];
  for (const own of node.getChildren('VariableDefinition')) names.push([word(own), module]);
  const group = node.getChild('ImportGroup');
  for (const own of group?.getChildren('VariableDefinition') ?? []) {
    const before = own.prevSibling?.name === 'as' ? own.prevSibling.prevSibling : null;
    names.push([word(own), `${module}.${word(before ?? own)}`]);
  }
  return [{ module, names }];
}

/** `f = eval`, `const m = Math.max`, `const { max: m } = Math`, `const r = require('a')`. */
function aliasesIn(node: SyntaxNode, word: Word): readonly (readonly [string, string])[] {
  const of = (value: SyntaxNode | null): string | null => {
    if (value === null) return null;
    const [module] = scriptImport(
      value.name === 'AwaitExpression' ? (value.lastChild ?? value) : value,
      word,
    );
    return module?.module ?? pathOf(value, word);
  };
  if (node.name === 'AssignStatement') {
    const [name, sign, value] = [node.firstChild, node.firstChild?.nextSibling, node.lastChild];
    const path = sign?.name === 'AssignOp' ? of(value) : null;
    return name?.name === 'VariableName' && path !== null ? [[word(name), path]] : [];
  }
  if (node.name !== 'VariableDeclaration') return [];
  const path = of(node.lastChild?.name === ';' ? node.lastChild.prevSibling : node.lastChild);
  if (path === null) return [];
  const name = node.getChild('VariableDefinition');
  if (name !== null) return [[word(name), path]];
  return (node.getChild('ObjectPattern')?.getChildren('PatternProperty') ?? []).flatMap((each) => {
    const own = each.getChild('VariableDefinition');
    return own === null ? [] : [[word(own), `${path}.${word(each.firstChild ?? own)}`] as const];
  });
}

/** The line of a place, by the places of all line ends. */
function lines(text: string): (place: number) => number {
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
