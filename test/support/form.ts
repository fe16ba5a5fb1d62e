import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { packageRoot } from '../../grader/types/root.ts';
import { sourcesOf } from './sources.ts';

/** How a source is laid out. */
export interface Form {
  /** From the package's root, with `/`. */
  readonly path: string;
  readonly lines: readonly string[];
  readonly functions: readonly { readonly name: string; readonly length: number }[];
  /** How many `value!` it holds. */
  readonly nonNullAssertions: number;
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [key: string]: unknown;
};

/** The form of every source below a folder, in code unit order of their paths. */
export function formsOf(folder: string): Form[] {
  return sourcesOf(folder).map(({ path }) => formOf(path, readFileSync(join(packageRoot(), path), 'utf8')));
}

export function formOf(path: string, text: string): Form {
  const functions: { name: string; length: number }[] = [];
  let nonNullAssertions = 0;
  visit(parseSync(path, text).program, '', (node, name) => {
    if (node.type === 'TSNonNullExpression') nonNullAssertions += 1;
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    functions.push({ name, length: text.slice(node.start, node.end).split('\n').length });
  });
  return { path, lines: text.replace(/\n$/, '').split('\n'), functions, nonNullAssertions };
}

/** Calls `see` with each node and the name that it stands under, the nearest around it. */
function visit(value: unknown, name: string, see: (node: Node, name: string) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, name, see);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    const own = nameOf(node['id']) ?? nameOf(node['key']) ?? name;
    if (typeof node.type === 'string') see(node, own);
    for (const child of Object.values(node)) visit(child, own, see);
  }
}

function nameOf(node: unknown): string | null {
  const { name } = (node ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : null;
}
