import type { SyntaxNode, Tree } from '@lezer/common';

const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionExpression', 'ArrowFunction', 'LambdaExpression']);

/** Names of the functions that a program defines, methods among them. */
export function functionsOf(text: string, tree: Tree): ReadonlySet<string> {
  const names = new Set<string>();
  tree.iterate({
    enter({ node }) {
      const name = definedBy(node);
      if (name !== null) names.add(text.slice(name.from, name.to));
    },
  });
  return names;
}

/** The name of the function that a node defines. */
function definedBy(node: SyntaxNode): SyntaxNode | null {
  switch (node.name) {
    case 'FunctionDefinition':
      return node.getChild('VariableName');
    case 'FunctionDeclaration':
      return node.getChild('VariableDefinition');
    case 'MethodDeclaration':
      return node.getChild('PropertyDefinition');
    case 'Property':
      return node.getChild('ParamList') === null ? null : node.getChild('PropertyDefinition');
    case 'Equals':
    case 'AssignOp':
    case ':':
      return FUNCTIONS.has(node.nextSibling?.name ?? '') ? nameBefore(node.prevSibling) : null;
    default:
      return null;
  }
}

const nameBefore = (node: SyntaxNode | null): SyntaxNode | null =>
  node?.name === 'MemberExpression' ? node.lastChild : node;

/** Places of what fits no rule of the grammar, in order. */
export function errorsIn(tree: Tree): readonly number[] {
  const places: number[] = [];
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) places.push(from);
    },
  });
  return places.toSorted((a, b) => a - b);
}
