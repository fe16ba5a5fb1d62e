import type { SyntaxNode } from '@lezer/common';
import { importsIn, textOf, type Word } from './imports.ts';
import type { Grammar } from './parse.ts';

/** A name of the program's own and what it stands for; null where it is the program's own. */
export type Binding = readonly [own: string, of: string | null];

/** What an expression is about: in brackets what is between them. */
const inside = ({ name, firstChild }: SyntaxNode): SyntaxNode | null =>
  name === 'ParenthesizedExpression' ? (firstChild?.nextSibling ?? null) : firstChild;

/** `a.b.c` of an expression that is nothing but names; `?.c` of what another gives; null for any other. */
export function pathOf(node: SyntaxNode, word: Word): string | null {
  const names: string[] = [];
  const path = (first: string): string => [first, ...names.toReversed()].join('.');
  for (let at: SyntaxNode | null = node; at !== null; at = inside(at)) {
    if (at.name === 'VariableName') return path(word(at));
    if (at.name === 'ParenthesizedExpression') continue;
    const property = at.name === 'MemberExpression' ? at.lastChild : null;
    if (property?.name === 'PropertyName') names.push(word(property));
    else {
      const string = property?.name === ']' ? property.prevSibling : null;
      if (string?.name !== 'String' || string.prevSibling?.name !== '[')
        return names.length === 0 ? null : path('?');
      names.push(textOf(string, word));
    }
  }
  return null;
}

/** The name of a decorator, which is called without brackets, too. */
export const decoratorOf = (node: SyntaxNode, word: Word): string =>
  node.getChildren('VariableName').map(word).join('.');

/** Names that a node binds where it stands, but for imports: assignments, definitions, parameters. */
export const bindingsIn = (node: SyntaxNode, word: Word, grammar: Grammar): readonly Binding[] =>
  grammar === 'python' ? pythonBindings(node, word) : scriptBindings(node, word, grammar);

function pythonBindings(node: SyntaxNode, word: Word): readonly Binding[] {
  const own = (): readonly Binding[] => node.getChildren('VariableName').map((each) => [word(each), null]);
  switch (node.name) {
    case 'ParamList':
      return own();
    case 'FunctionDefinition':
    case 'ClassDefinition':
      return own().slice(0, 1);
    case 'AssignStatement':
    case 'NamedExpression': {
      const [value, sign] = [node.lastChild, node.getChildren('AssignOp').at(-1)];
      if (value === null || sign === undefined) return [];
      const targets = node.getChildren('VariableName').filter(({ to }) => to <= sign.from);
      const path = node.getChild(',') === null ? pathOf(value, word) : null;
      return targets.map((each) => [word(each), path] as const);
    }
    default:
      return [];
  }
}

/** `f = eval`, `const m = Math.max`, `const { max: m } = Math`, `const r = require('a')`. */
function scriptBindings(node: SyntaxNode, word: Word, grammar: Grammar): readonly Binding[] {
  if (node.name === 'VariableDefinition') return [[word(node), null]];
  if (node.name === 'FunctionDeclaration') {
    const name = node.getChild('VariableDefinition');
    return name === null ? [] : [[word(name), null]];
  }
  if (node.name === 'AssignmentExpression') {
    const [name, value] = [node.firstChild, node.lastChild];
    const path = name?.name !== 'VariableName' || value === null ? null : valueOf(value, word, grammar);
    return name === null || path === null ? [] : [[word(name), path]];
  }
  if (node.name !== 'Equals' || node.parent?.name !== 'VariableDeclaration') return [];
  const [target, value] = [node.prevSibling, node.nextSibling];
  const path = value === null ? null : valueOf(value, word, grammar);
  if (target === null || path === null) return [];
  if (target.name === 'VariableDefinition') return [[word(target), path]];
  if (target.name !== 'ObjectPattern') return [];
  return target.getChildren('PatternProperty').flatMap((each): Binding[] => {
    const own = each.getChild('VariableDefinition');
    return own === null ? [] : [[word(own), `${path}.${word(each.firstChild ?? own)}`]];
  });
}

/** What a value stands for: a module, or something by its names. */
function valueOf(value: SyntaxNode, word: Word, grammar: Grammar): string | null {
  const awaited = value.name === 'AwaitExpression' ? (value.lastChild ?? value) : value;
  const [module] = importsIn(awaited, word, grammar);
  return module?.module ?? pathOf(value, word);
}
