import { typescriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import type { Language } from '../../types/submission.ts';

type Node = ReturnType<typeof typescriptLanguage.parser.parse>['topNode'];

/** A question that a program may ask, or a number that it is given, as a stub declares it. */
export interface Member {
  readonly name: string;
  /** What stands behind the name: `(state: State): Action[]`, `: number`. */
  readonly signature: string;
  readonly doc: string;
  readonly isCall: boolean;
}

/** What programs are given, as far as stubs and starters say it. */
export interface DeclaredApi {
  /** Members by the name of their type. */
  readonly types: ReadonlyMap<string, readonly Member[]>;
  /** What the functions of starters call their arguments, with their types. */
  readonly given: ReadonlyMap<string, string>;
}

/** Reads what the stubs of a kit declare for a language, with the grammars of the editor. */
export function declaredApi(files: Readonly<Record<string, string>>, language: Language): DeclaredApi {
  const texts = (ending: RegExp): string[] =>
    Object.entries(files).flatMap(([path, text]) =>
      path.startsWith('starter/') && ending.test(path) ? [text] : [],
    );
  const types = new Map<string, readonly Member[]>();
  const given = new Map<string, string>();
  if (language === 'python') {
    for (const text of texts(/\.pyi$/)) for (const [name, all] of pythonTypes(text)) types.set(name, all);
    for (const text of texts(/\.py$/)) for (const [name, type] of pythonGiven(text)) given.set(name, type);
  } else {
    for (const text of texts(/\.d\.ts$/)) for (const [name, all] of scriptTypes(text)) types.set(name, all);
    for (const text of texts(/(?<!\.d)\.ts$/))
      for (const [name, type] of scriptGiven(text)) given.set(name, type);
  }
  return { types, given };
}

const childrenOf = (node: Node | null): Node[] => {
  const all: Node[] = [];
  for (let child = node?.firstChild ?? null; child !== null; child = child.nextSibling) all.push(child);
  return all;
};

/** All nodes of a kind, in the order of the text. */
function nodesOf(root: Node, kind: string): Node[] {
  const found: Node[] = [];
  root.cursor().iterate((at) => {
    if (at.name === kind) found.push(at.node);
  });
  return found;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function scriptTypes(text: string): (readonly [string, readonly Member[]])[] {
  const said = (node: Node | null): string => (node === null ? '' : text.slice(node.from, node.to));
  return nodesOf(typescriptLanguage.parser.parse(text).topNode, 'InterfaceDeclaration').map((type) => {
    const parts = childrenOf(type.getChild('ObjectType'));
    const members = parts.flatMap((part, at): Member[] => {
      const name = part.getChild('PropertyDefinition');
      if (name === null) return [];
      const before = parts[at - 1];
      const doc =
        before?.name === 'BlockComment' ? said(before).replaceAll(/^\/\*+|\*+\/$|^\s*\*+/gm, '') : '';
      return [
        {
          name: said(name),
          signature: oneLine(text.slice(name.to, part.to)),
          doc: oneLine(doc),
          isCall: part.name === 'MethodType',
        },
      ];
    });
    return [said(type.getChild('TypeDefinition')), members] as const;
  });
}

function scriptGiven(text: string): (readonly [string, string])[] {
  const root = typescriptLanguage.parser.parse(text).topNode;
  return nodesOf(root, 'FunctionDeclaration').flatMap((made) =>
    pairsOf(childrenOf(made.getChild('ParamList')), text, 'VariableDefinition', 'TypeAnnotation'),
  );
}

function pythonTypes(text: string): (readonly [string, readonly Member[]])[] {
  const said = (node: Node | null): string => (node === null ? '' : text.slice(node.from, node.to));
  return nodesOf(pythonLanguage.parser.parse(text).topNode, 'ClassDefinition').map((type) => {
    const members = childrenOf(type.getChild('Body')).flatMap((part): Member[] => {
      const made = part.name === 'DecoratedStatement' ? part.getChild('FunctionDefinition') : part;
      const [name, body] = [made?.getChild('VariableName') ?? null, made?.getChild('Body') ?? null];
      if (made?.name !== 'FunctionDefinition' || name === null || body === null) return [];
      const isCall = part.name === 'FunctionDefinition';
      const whole = oneLine(text.slice(name.to, body.from)).replace(/^\(self(?:, )?/, '(');
      return [
        {
          name: said(name),
          signature: isCall ? whole : whole.replace(/^\(\)\s*->\s*/, ': '),
          doc: oneLine(said(body.getChild('ExpressionStatement')).replaceAll(/^"""|"""$/g, '')),
          isCall,
        },
      ];
    });
    return [said(type.getChild('VariableName')), members] as const;
  });
}

function pythonGiven(text: string): (readonly [string, string])[] {
  const root = pythonLanguage.parser.parse(text).topNode;
  return nodesOf(root, 'FunctionDefinition').flatMap((made) =>
    pairsOf(childrenOf(made.getChild('ParamList')), text, 'VariableName', 'TypeDef'),
  );
}

/** Arguments with their types, where a type stands behind each. */
const pairsOf = (parts: readonly Node[], text: string, name: string, type: string): [string, string][] =>
  parts.flatMap((part, at): [string, string][] => {
    const next = parts[at + 1];
    if (part.name !== name || next?.name !== type) return [];
    return [[text.slice(part.from, part.to), text.slice(next.from, next.to).replace(/^\s*:\s*/, '')]];
  });
