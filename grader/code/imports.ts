import type { SyntaxNode } from '@lezer/common';
import type { Grammar } from './parse.ts';

export type Word = (node: SyntaxNode) => string;

/** What a statement imports. */
export interface Import {
  readonly module: string;
  /** Names of the program's own, and what each stands for. */
  readonly names: readonly (readonly [own: string, of: string])[];
}

/** What a node imports; none where it is no import. */
export const importsIn = (node: SyntaxNode, word: Word, grammar: Grammar): readonly Import[] =>
  grammar === 'python' ? pythonImport(node, word) : scriptImport(node, word);

/** `import a.b as c, d` and `from a import b as c`. */
function pythonImport(node: SyntaxNode, word: Word): readonly Import[] {
  if (node.name !== 'ImportStatement') return [];
  const text = word(node)
    .replace(/#[^\n]*/g, ' ')
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
    names: own === '' ? [firstOf(module)] : [[own, module] as const],
  }));
}

/** `import a.b` binds `a`. */
function firstOf(module: string): readonly [string, string] {
  const [first = ''] = module.split('.', 1);
  return [first, first];
}

/** `import a, { b as c } from 'd'`, `import('d')`, `require('d')`. */
function scriptImport(node: SyntaxNode, word: Word): readonly Import[] {
  const isCall =
    node.name === 'DynamicImport' ||
    (node.name === 'CallExpression' && node.firstChild !== null && word(node.firstChild) === 'require');
  if (!isCall && node.name !== 'ImportDeclaration' && node.name !== 'ExportDeclaration') return [];
  const string = node.getChild('String') ?? node.getChild('ArgList')?.getChild('String');
  if (string === null || string === undefined) return [];
  const module = textOf(string, word).replace(/^node:/, '');
  const names: (readonly [string, string])[] = [];
  for (const own of node.getChildren('VariableDefinition')) names.push([word(own), module]);
  const group = node.getChild('ImportGroup');
  for (const own of group?.getChildren('VariableDefinition') ?? []) {
    const before = own.prevSibling?.name === 'as' ? own.prevSibling.prevSibling : null;
    names.push([word(own), `${module}.${word(before ?? own)}`]);
  }
  return [{ module, names }];
}

/** What stands between the quotes. */
export const textOf = (string: SyntaxNode, word: Word): string => word(string).slice(1, -1);
