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
  /** Every name that is called or read by itself. */
  readonly names: readonly string[];
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
  let computedImports = 0;
  visit(parsed.program, (node) => {
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
  return { path, references, computedImports, strings, members, names };
}

type Node = { readonly type: string; readonly [key: string]: unknown };

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') see(value as Node);
    for (const child of Object.values(value)) visit(child, see);
  }
}

function nameOf(node: unknown): string | null {
  const { type, name } = node as { type: string; name?: string };
  return type === 'Identifier' ? (name ?? null) : null;
}
