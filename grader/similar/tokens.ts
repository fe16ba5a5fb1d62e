import type { SyntaxNodeRef, Tree } from '@lezer/common';
import type { Grammar } from '../code/parse.ts';

/** One word of a program, as programs are compared by. */
export interface Token {
  /** What it is once names and values are alike: `V` for each of them, the word itself otherwise. */
  readonly kind: string;
  /** Where it stands in its file. */
  readonly from: number;
  readonly to: number;
}

/** Whole parts of a tree that say nothing of how somebody thought, or that tools write. */
const SKIPPED = new Set([
  'LineComment',
  'BlockComment',
  'Comment',
  'Hashbang',
  'ImportDeclaration',
  'ImportStatement',
  'TypeAnnotation',
  'TypeDef',
  'TypeParamList',
  'TypeArgList',
  'TypeAliasDeclaration',
  'InterfaceDeclaration',
]);
/** Signs and words that come and go with layout and style. */
const LAYOUT = new Set([';', ',', '{', '}', '(', ')', ':', '"', "'", 'export', 'default', 'pass']);
/** What anybody may name, or write, otherwise without changing a thing. */
const OWN = new Set([
  'VariableName',
  'VariableDefinition',
  'PropertyDefinition',
  'PrivatePropertyName',
  'PrivatePropertyDefinition',
  'Label',
  'Number',
  'String',
]);
/** Names that belong to the language and are hardly ever another thing. */
const GIVEN = {
  python: new Set(
    (
      'len range enumerate zip map filter sorted reversed min max sum abs any all list dict set tuple ' +
      'float int str bool print isinstance iter next super round type hasattr getattr'
    ).split(' '),
  ),
  script: new Set(
    'Math Object Array Number String Map Set JSON console Infinity undefined NaN Symbol Error Promise'.split(
      ' ',
    ),
  ),
};
const DECLARES = /^(?:let|const|var)$/;

/** The words of a program in their order, names and values made alike, without comments, types and layout. */
export function tokensOf(text: string, tree: Tree, grammar: Grammar): readonly Token[] {
  const tokens: Token[] = [];
  tree.iterate({
    enter(node) {
      if (SKIPPED.has(node.name) || isDocstring(node)) return false;
      if (isInner(node)) return true;
      const kind = kindOf(node, text, grammar);
      if (kind !== null) tokens.push({ kind, from: node.from, to: node.to });
      return false;
    },
  });
  return tokens;
}

/** Whether what counts is inside: in a string only what is reckoned is, and in its pieces nothing. */
const isInner = (node: SyntaxNodeRef): boolean => node.node.firstChild !== null;

const isDocstring = ({ name, node }: SyntaxNodeRef): boolean =>
  name === 'ExpressionStatement' &&
  node.firstChild?.name === 'String' &&
  node.firstChild.nextSibling === null;

function kindOf({ name, type, from, to }: SyntaxNodeRef, text: string, grammar: Grammar): string | null {
  if (type.isError || LAYOUT.has(name) || from === to) return null;
  const word = text.slice(from, to);
  if (OWN.has(name)) return GIVEN[grammar].has(word) ? word : 'V';
  if (name === 'PropertyName') return `.${word.replaceAll('_', '').toLowerCase()}`;
  if (DECLARES.test(name)) return 'let';
  return word.length <= 12 ? word : name;
}
