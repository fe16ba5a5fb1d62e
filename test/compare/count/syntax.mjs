import { parseAst } from 'rolldown/parseAst';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** What a source holds: non-null assertions, how long each function is, and what it imports. */
export function syntaxOf({ path, text }) {
  const found = { assertions: 0, functions: [], imports: [] };
  const lineOf = (offset) => text.slice(0, offset).split('\n').length;
  walk(parseAst(text, { lang: 'ts' }, path), null, (node, parent) => {
    if (node.type === 'TSNonNullExpression') found.assertions += 1;
    if (FUNCTIONS.has(node.type)) {
      const line = lineOf(node.start);
      found.functions.push({ name: nameOf(node, parent), line, length: lineOf(node.end) - line + 1 });
    }
    const imported = importOf(node);
    if (imported !== null) found.imports.push(imported);
  });
  return found;
}

function walk(node, parent, visit) {
  visit(node, parent);
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child]) {
      if (typeof each?.type === 'string') walk(each, node, visit);
    }
  }
}

const nameOf = (node, parent) => node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? '(no name)';

/** A path that a node imports, and whether only when it runs (`import()`) or only its types. */
function importOf({ type, source, importKind, exportKind, argument }) {
  if (type === 'TSImportType') return { from: argument?.value ?? source?.value, kind: 'type' };
  if (
    !/^(Import|ExportNamed|ExportAll)(Declaration|Expression)$/.test(type) ||
    typeof source?.value !== 'string'
  )
    return null;
  if (type === 'ImportExpression') return { from: source.value, kind: 'late' };
  return { from: source.value, kind: (importKind ?? exportKind) === 'type' ? 'type' : 'value' };
}
