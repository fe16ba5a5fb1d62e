/** A part of a formula. Names are letters that stand for something; words, such as max, stand upright. */
export type Piece =
  | { readonly kind: 'name' | 'word' | 'number' | 'sign'; readonly text: string }
  | { readonly kind: 'group'; readonly of: Formula }
  | { readonly kind: 'fraction'; readonly over: Formula; readonly under: Formula }
  | { readonly kind: 'root'; readonly of: Formula }
  | { readonly kind: 'script'; readonly base: Piece; readonly sub: Formula; readonly sup: Formula };

export type Formula = readonly Piece[];

const NAMES: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  Delta: 'Δ',
  Sigma: 'Σ',
};

const SIGNS: Readonly<Record<string, string>> = {
  infty: '∞',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  in: '∈',
  cdot: '·',
  times: '×',
  pm: '±',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  ldots: '…',
  dots: '…',
  sum: '∑',
  prod: '∏',
  lfloor: '⌊',
  rfloor: '⌋',
  lceil: '⌈',
  rceil: '⌉',
  mid: '|',
  '{': '{',
  '}': '}',
  '%': '%',
};

const WORDS = ['max', 'min', 'log', 'ln', 'exp', 'arg'];
const BLANK = /\\[,;: ]|\s+/y;
const TOKEN = /\\([A-Za-z]+|[{}%])|([A-Za-zα-ωΑ-Ω])|(\d+(?:\.\d+)?)|([{}_^])|([^\\$])/y;
const DEEPEST = 12;

class Unreadable extends Error {}

interface Token {
  readonly command: string;
  readonly name: string;
  readonly number: string;
  readonly brace: string;
  readonly sign: string;
}

/**
 * Reads what stands between two dollar signs, in the little of LaTeX that exercises need: sub- and
 * superscripts, fractions, roots, Greek letters and signs. Null where it is something else.
 */
export function parseFormula(source: string): Formula | null {
  const tokens = tokensOf(source);
  if (tokens === null) return null;
  try {
    const reader = new Reader(tokens);
    const formula = reader.until('', 0);
    return formula.length === 0 ? null : formula;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function tokensOf(source: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length;) {
    BLANK.lastIndex = at;
    const blank = BLANK.exec(source);
    if (blank !== null) {
      at += blank[0].length;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(source);
    if (found === null) return null;
    const [all, command = '', name = '', number = '', brace = '', sign = ''] = found;
    tokens.push({ command, name, number, brace, sign });
    at += all.length;
  }
  return tokens;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Pieces up to a closing brace, or up to the end. */
  until(end: '' | '}', depth: number): Formula {
    if (depth > DEEPEST) throw new Unreadable();
    const pieces: Piece[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined) {
        if (end === '') return pieces;
        throw new Unreadable();
      }
      if (token.brace === '}') {
        if (end === '') throw new Unreadable();
        this.#at += 1;
        return pieces;
      }
      pieces.push(this.#scripted(this.#piece(depth), depth));
    }
  }

  #scripted(base: Piece, depth: number): Piece {
    let [sub, sup]: [Formula, Formula] = [[], []];
    for (;;) {
      const mark = this.#tokens[this.#at]?.brace;
      if (mark === '_' && sub.length === 0) {
        this.#at += 1;
        sub = [this.#piece(depth)];
      } else if (mark === '^' && sup.length === 0) {
        this.#at += 1;
        sup = [this.#piece(depth)];
      } else return sub.length + sup.length === 0 ? base : { kind: 'script', base, sub, sup };
    }
  }

  #piece(depth: number): Piece {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Unreadable();
    this.#at += 1;
    if (token.brace === '{') return { kind: 'group', of: this.until('}', depth + 1) };
    if (token.brace !== '') throw new Unreadable();
    if (token.name !== '') return { kind: 'name', text: token.name };
    if (token.number !== '') return { kind: 'number', text: token.number };
    if (token.sign !== '') return { kind: 'sign', text: token.sign === '-' ? '−' : token.sign };
    return this.#command(token.command, depth);
  }

  #command(command: string, depth: number): Piece {
    if (depth > DEEPEST) throw new Unreadable();
    if (Object.hasOwn(NAMES, command)) return { kind: 'name', text: NAMES[command] ?? '' };
    if (Object.hasOwn(SIGNS, command)) return { kind: 'sign', text: SIGNS[command] ?? '' };
    if (WORDS.includes(command)) return { kind: 'word', text: command };
    if (command === 'sqrt') return { kind: 'root', of: [this.#piece(depth + 1)] };
    if (command === 'frac') {
      const over = [this.#piece(depth + 1)];
      return { kind: 'fraction', over, under: [this.#piece(depth + 1)] };
    }
    if (command === 'text' || command === 'mathrm' || command === 'operatorname') return this.#word();
    throw new Unreadable();
  }

  /** Letters in braces, upright. Blanks are between tokens, so words of several are one word each. */
  #word(): Piece {
    let text = '';
    if (this.#tokens[this.#at]?.brace !== '{') throw new Unreadable();
    for (this.#at += 1; this.#tokens[this.#at]?.brace !== '}'; this.#at += 1) {
      const token = this.#tokens[this.#at];
      if (token === undefined || token.command + token.brace !== '') throw new Unreadable();
      text += token.name + token.number + token.sign;
    }
    this.#at += 1;
    return { kind: 'word', text };
  }
}
