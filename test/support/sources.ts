import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { packageRoot } from '../../grader/types/root.ts';

/** One import, export-from, `import()` or `import type`, as written and as a path from the package's root. */
export interface Reference {
  readonly from: string;
  readonly specifier: string;
  /** Path of the file when the specifier is relative; else null. */
  readonly target: string | null;
}

export interface Source {
  /** From the package's root, with `/`. */
  readonly path: string;
  readonly references: readonly Reference[];
  /** `import(x)` where x is not a plain string. */
  readonly computedImports: number;
  /** Every string in the code, comments left out. */
  readonly strings: readonly string[];
  /** Every `a.b` of two names, such as `process.exit`. */
  readonly members: readonly string[];
  /** Every method that is called, with the last name of what it is called on: `rationale.startsWith`. */
  readonly calls: readonly Call[];
  /** Every regular expression, as written. */
  readonly patterns: readonly string[];
  /** Every name that is called or read by itself. */
  readonly names: readonly string[];
}

export interface Call {
  readonly on: string;
  readonly method: string;
  /** The last names of the arguments that are names or members. */
  readonly given: readonly string[];
}

/** All TypeScript sources below a folder, in code unit order of their paths, read by a real parser. */
export function sourcesOf(folder: string): Source[] {
  const root = packageRoot();
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]!.message}`);
  const specifiers: string[] = [];
  const strings: string[] = [];
  const members: string[] = [];
  const names: string[] = [];
  const calls: Call[] = [];
  const patterns: string[] = [];
  let computedImports = 0;
  visit(parsed.program, (node) => {
    const pattern = (node['regex'] as { pattern?: string } | undefined)?.pattern;
    if (node.type === 'Literal' && pattern !== undefined) patterns.push(pattern);
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as Node;
      const method = callee.type === 'MemberExpression' ? nameOf(callee['property']) : null;
      const given = (node['arguments'] as Node[]).map(lastName);
      if (method !== null) calls.push({ on: lastName(callee['object'] as Node), method, given });
    }
    const literal = (key: string): string | undefined => {
      const value = (node[key] as Node | null)?.['value'];
      return typeof value === 'string' ? value : undefined;
    };
    if (
      ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'TSImportType'].includes(
        node.type,
      )
    ) {
      const specifier = literal('source') ?? literal('argument');
      if (specifier !== undefined) specifiers.push(specifier);
    } else if (node.type === 'ImportExpression') {
      const specifier = literal('source');
      if (specifier === undefined) computedImports += 1;
      else specifiers.push(specifier);
    } else if (node.type === 'Literal' && typeof node['value'] === 'string') strings.push(node['value']);
    else if (node.type === 'TemplateElement') strings.push((node['value'] as { cooked: string }).cooked);
    else if (
      node.type === 'MemberExpression' &&
      nameOf(node['object']) !== null &&
      nameOf(node['property']) !== null
    )
      members.push(`${nameOf(node['object'])}.${nameOf(node['property'])}`);
    else if (node.type === 'Identifier') names.push(node['name'] as string);
  });
  const references = specifiers.map((specifier) => ({
    from: path,
    specifier,
    target: specifier.startsWith('.') ? posix.normalize(`${dirname(path)}/${specifier}`) : null,
  }));
  return { path, references, computedImports, strings, members, calls, patterns, names };
}

type Node = { readonly type: string; readonly [key: string]: unknown };

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') see(value as Node);
    for (const child of Object.values(value)) visit(child, see);
  }
}

/** The last name of `a`, `a.b` or `a?.b`; empty for anything else. */
function lastName(node: Node): string {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return lastName(node['expression'] as Node);
  return nameOf(node.type === 'MemberExpression' ? node['property'] : node) ?? '';
}

function nameOf(node: unknown): string | null {
  const { type, name } = node as { type: string; name?: string };
  return type === 'Identifier' ? (name ?? null) : null;
}
