import type { SyntaxNode, Tree } from '@lezer/common';
import { format } from 'prettier';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { parse, type Grammar } from '../../grader/code/parse.ts';

/** How somebody hides that a program is a copy: each keeps what it does. */
export const WAYS = [
  'renamed',
  'reordered',
  'commented',
  'reformatted',
  'loops rewritten',
  'statements inserted',
  'constants extracted',
  'branches flipped',
] as const;
export type Way = (typeof WAYS)[number];

type Rule = (node: SyntaxNode, inner: (node: SyntaxNode) => string) => string | null;
type Draw = (below: number) => number;

export function drawFrom(seed: number): Draw {
  const stream = xoroshiro128plus(seed);
  return (below) => uniformInt(stream, 0, below - 1);
}

/** A program disguised in one way, by a seed; the same text where there is nothing to do it to. */
export async function disguise(text: string, grammar: Grammar, way: Way, seed: number): Promise<string> {
  const draw = drawFrom(seed);
  const is = grammar === 'python';
  switch (way) {
    case 'renamed':
      return rewritten(text, grammar, renaming(text, treeOf(text, grammar), grammar, draw));
    case 'reordered':
      return rewritten(text, grammar, reordering(text, draw));
    case 'commented':
      return commented(text, grammar, draw);
    case 'reformatted':
      return is ? looser(text, grammar) : format(text, { ...PRETTIER, parser: 'typescript' });
    case 'loops rewritten':
      return rewritten(text, grammar, is ? pythonLoops(text) : scriptLoops());
    case 'statements inserted':
      return inserted(text, grammar, draw);
    case 'constants extracted':
      return extracted(text, grammar);
    case 'branches flipped':
      return rewritten(text, grammar, flipping(text, is));
  }
}

const PRETTIER = {
  printWidth: 48,
  semi: false,
  singleQuote: true,
  useTabs: true,
  arrowParens: 'avoid',
} as const;

export function treeOf(text: string, grammar: Grammar): Tree {
  const tree = parse(text, grammar);
  if (tree === null) throw new Error('this cannot be parsed');
  return tree;
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** The text with each node that the rule knows in the rule's words, from the inside out. */
function rewritten(text: string, grammar: Grammar, rule: Rule): string {
  const inner = (node: SyntaxNode): string => {
    const own = rule(node, inner);
    if (own !== null) return own;
    let [out, at] = ['', node.from];
    for (const child of childrenOf(node)) {
      out += text.slice(at, child.from) + inner(child);
      at = child.to;
    }
    return out + text.slice(at, node.to);
  };
  const top = treeOf(text, grammar).topNode;
  return text.slice(0, top.from) + inner(top) + text.slice(top.to);
}

const NAMES =
  'node best score lower upper move item total flag guess entry depthNow limit turn pick part'.split(' ');
const KEPT = new Set(
  (
    'len range enumerate zip map filter sorted reversed min max sum abs any all list dict set tuple float int str ' +
    'bool print isinstance iter next super round type hasattr getattr self Math Object Array Number String Map Set ' +
    'JSON console Infinity undefined NaN Symbol Error Promise require module exports globalThis Boolean ' +
    'minimax alphaBeta alpha_beta expectimax hillClimbing hill_climbing geneticAlgorithm genetic_algorithm ' +
    'simulatedAnnealing simulated_annealing firstChoice first_choice localBeam local_beam mutate reproduce ' +
    'randomRestart random_restart randomSelection random_selection stochasticHillClimbing negamax ' +
    'stochastic_hill_climbing NotImplementedError ValueError Exception object RuntimeError'
  ).split(' '),
);

function renaming(text: string, tree: Tree, grammar: Grammar, draw: Draw): Rule {
  const word = (node: SyntaxNode): string => text.slice(node.from, node.to);
  const given = new Set(KEPT);
  tree.iterate({
    enter(node) {
      const ofOthers =
        node.name.startsWith('Import') ||
        (node.name === 'ArgList' && node.node.parent?.name === 'ClassDefinition');
      if (ofOthers)
        node.node.toTree().iterate({
          enter: (part) => void given.add(text.slice(node.from + part.from, node.from + part.to)),
        });
      if (node.name === 'ClassDefinition')
        for (const part of childrenOf(node.node)) if (part.name === 'VariableName') given.add(word(part));
    },
  });
  const to = new Map<string, string>();
  const newName = (name: string): string => {
    const known = to.get(name);
    if (known !== undefined) return known;
    const made = `${NAMES[draw(NAMES.length)]}${to.size}`;
    to.set(name, made);
    return made;
  };
  return (node) => {
    const name = word(node);
    const isKey =
      grammar === 'python' && node.parent?.name === 'ArgList' && node.nextSibling?.name === 'AssignOp';
    const isMethod =
      grammar === 'python' &&
      node.parent?.name === 'FunctionDefinition' &&
      node.parent.parent?.parent?.name === 'ClassDefinition';
    if (/^Variable(Name|Definition)$/.test(node.name) && !given.has(name) && !isKey && !isMethod) {
      const isShort = node.parent?.name === 'PatternProperty' && node.prevSibling === null;
      return isShort ? `${name}: ${newName(name)}` : newName(name);
    }
    const isShorthand =
      node.name === 'PropertyDefinition' &&
      node.parent?.name === 'Property' &&
      node.parent.firstChild?.to === node.parent.to;
    return isShorthand && !given.has(name) ? `${name}: ${newName(name)}` : null;
  };
}

const FUNCTION =
  /^(FunctionDeclaration|FunctionDefinition|MethodDeclaration|ExportDeclaration|ClassDefinition)$/;

/** Functions that stand together in another order. */
function reordering(text: string, draw: Draw): Rule {
  return (node, inner) => {
    const children = childrenOf(node);
    const places = children.flatMap((child, at) => (FUNCTION.test(child.name) ? [at] : []));
    if (places.length < 2) return null;
    const order = [...places];
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = draw(i);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    let [out, at] = ['', node.from];
    for (const [index, child] of children.entries()) {
      const moved = places.indexOf(index);
      const from = children[order[moved] ?? index] ?? child;
      out +=
        text.slice(at, child.from) +
        inner(from).trimEnd() +
        (/\s*$/.exec(text.slice(child.from, child.to))?.[0] ?? '');
      at = child.to;
    }
    return out + text.slice(at, node.to);
  };
}

const REMARKS = [
  'now look at the next one',
  'keep track of it',
  'the important part',
  'see the lecture',
  'TODO: tidy up',
];

const isStatement = ({ name }: SyntaxNode): boolean =>
  /(Statement|Declaration|Definition)$/.test(name) && !/^(Variable|Property)Definition$/.test(name);

/** Statements that begin a line, with their indentation. */
function statementsOf(text: string, grammar: Grammar): { at: number; indent: string; name: string }[] {
  const found: { at: number; indent: string; name: string }[] = [];
  treeOf(text, grammar).iterate({
    enter(ref) {
      if (!isStatement(ref.node) || !/^(Body|Block|Script)$/.test(ref.node.parent?.name ?? '')) return;
      const indent = /[ \t]*$/.exec(text.slice(0, ref.from))?.[0] ?? '';
      const start = ref.from - indent.length;
      if (start === 0 || text[start - 1] === '\n') found.push({ at: start, indent, name: ref.name });
    },
  });
  return found;
}

function withLines(text: string, lines: readonly { at: number; line: string }[]): string {
  return lines.toReversed().reduce((out, { at, line }) => out.slice(0, at) + line + out.slice(at), text);
}

function commented(text: string, grammar: Grammar, draw: Draw): string {
  const bare = rewritten(text, grammar, (node) => (node.name.endsWith('Comment') ? '' : null));
  const mark = grammar === 'python' ? '#' : '//';
  return withLines(
    bare,
    statementsOf(bare, grammar).flatMap(({ at, indent }) =>
      draw(2) === 0 ? [{ at, line: `${indent}${mark} ${REMARKS[draw(REMARKS.length)]}\n` }] : [],
    ),
  );
}

/** Python in another layout: half the indentation, and empty lines. */
const looser = (text: string, grammar: Grammar): string =>
  rewritten(text, grammar, (node) =>
    /^(CompareOp|AssignOp)$/.test(node.name) ? `  ${text.slice(node.from, node.to)}  ` : null,
  )
    .split('\n')
    .flatMap((line) => {
      const indent = /^ */.exec(line)?.[0].length ?? 0;
      const moved = ' '.repeat(Math.ceil(indent / 2)) + line.slice(indent);
      return line.trimEnd().endsWith(':') ? [moved, ''] : [moved];
    })
    .join('\n');

const indentOf = (text: string, node: SyntaxNode): string =>
  /(?:^|\n)([ \t]*)[^\n]*$/.exec(text.slice(0, node.from))?.[1] ?? '';

function scriptLoops(): Rule {
  let number = 0;
  return (node, inner) => {
    if (node.name !== 'ForStatement') return null;
    const [, spec, body] = childrenOf(node);
    if (spec === undefined || body === undefined) return null;
    const parts = childrenOf(spec);
    const block = body.name === 'Block' ? inner(body).slice(1, -1) : inner(body);
    if (spec.name === 'ForOfSpec') {
      const [, , name, , list] = parts;
      if (name === undefined || list === undefined) return null;
      number += 1;
      return `const all${number} = [...${inner(list)}];\nlet at${number} = 0;\nwhile (at${number} < all${number}.length) {\nconst ${inner(name)} = all${number}[at${number}];\nat${number} += 1;\n${block}}`;
    }
    const [, init, test, , step] = parts;
    if (
      spec.name !== 'ForSpec' ||
      init?.name !== 'VariableDeclaration' ||
      test === undefined ||
      step === undefined
    )
      return null;
    return `${inner(init)}\nwhile (${inner(test)}) {\n${block}\n${inner(step)};\n}`;
  };
}

function pythonLoops(text: string): Rule {
  let number = 0;
  return (node, inner) => {
    if (node.name !== 'ForStatement') return null;
    const parts = childrenOf(node);
    const at = parts.findIndex(({ name }) => name === 'in');
    const [list, body, ...more] = parts.slice(at + 1);
    const [first, last] = [parts[1], parts[at - 1]];
    if (
      at < 0 ||
      list === undefined ||
      body?.name !== 'Body' ||
      more.length > 0 ||
      first === undefined ||
      last === undefined
    )
      return null;
    number += 1;
    const indent = indentOf(text, node);
    const lines = inner(body).slice(1);
    const deeper = /\n([ \t]+)\S/.exec(lines)?.[1] ?? `${indent}    `;
    const rest = /^\s*\n/.test(lines) ? lines.replace(/^[ \t]*\n/, '') : `${deeper}${lines.trim()}`;
    return `all${number} = list(${inner(list)})\n${indent}at${number} = 0\n${indent}while at${number} < len(all${number}):\n${deeper}${text.slice(first.from, last.to)} = all${number}[at${number}]\n${deeper}at${number} += 1\n${rest}`;
  };
}

const EXTRA = {
  python: ['seen = []', 'steps = 1', 'debug = False', 'trace = {"steps": 2}', 'assert True', 'print("here")'],
  script: [
    'let seen = [];',
    'let steps = 1;',
    'const debug = false;',
    'const trace = { steps: 2 };',
    'console.log("here");',
    'if (false) throw new Error();',
  ],
};

function inserted(text: string, grammar: Grammar, draw: Draw): string {
  return withLines(
    text,
    statementsOf(text, grammar).flatMap(({ at, indent, name }, index) =>
      indent !== '' && name !== 'ImportStatement' && index % 4 === draw(4)
        ? [{ at, line: `${indent}${EXTRA[grammar][draw(6)]}\n` }]
        : [],
    ),
  );
}

function extracted(text: string, grammar: Grammar): string {
  const names = new Map<string, string>();
  const changed = rewritten(text, grammar, (node) => {
    const word = text.slice(node.from, node.to);
    const isValue = node.name === 'Number' || node.name === 'String' || word === 'Infinity';
    const isText = /^(ExpressionStatement|ImportDeclaration|ImportStatement|ExportDeclaration)$/.test(
      node.parent?.name ?? '',
    );
    if (!isValue || isText || /^["'](use|__)/.test(word)) return null;
    const name = names.get(word) ?? `VALUE_${names.size}`;
    names.set(word, name);
    return name;
  });
  const head = [...names].map(([word, name]) =>
    grammar === 'python' ? `${name} = ${word}` : `const ${name} = ${word};`,
  );
  const doc =
    grammar === 'python' ? (/^\s*(?:"""[^]*?"""|from __future__[^\n]*)\n/.exec(changed)?.[0] ?? '') : '';
  return doc + head.map((line) => `${line}\n`).join('') + changed.slice(doc.length);
}

function flipping(text: string, isPython: boolean): Rule {
  return (node, inner) => {
    const parts = childrenOf(node);
    if (node.name === 'ConditionalExpression') {
      const [a, , b, , c] = parts;
      if (a === undefined || b === undefined || c === undefined) return null;
      return isPython
        ? `${inner(c)} if not (${inner(b)}) else ${inner(a)}`
        : `!(${inner(a)}) ? ${inner(c)} : ${inner(b)}`;
    }
    if (node.name !== 'IfStatement') return null;
    const [, test, then, , other, ...more] = parts;
    if (test === undefined || then === undefined || more.length > 0) return null;
    if (isPython) {
      const indent = indentOf(text, node);
      const end = /\s*$/.exec(text.slice(node.from, node.to))?.[0] ?? '';
      return `if not (${inner(test)})${other === undefined ? ': pass' : inner(other).trimEnd()}\n${indent}else${inner(then).trimEnd()}${end}`;
    }
    return `if (!${inner(test)}) ${other === undefined ? '{}' : inner(other)} else ${inner(then)}`;
  };
}
