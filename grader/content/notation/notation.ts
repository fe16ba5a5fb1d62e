import type { LeafSpec, NodeSpec, NumberSpec, PlayerSpec } from '../../../reference/games/treeSpec.ts';
import { fail, ok, type Result } from '../../types/result.ts';
import { quote } from '../../words/quoting.ts';
import { type Token, type TokenKind, tokensOf } from './lexer.ts';

/**
 * The short notation of trees, on one line or several:
 *
 *     max: min: 3 12 8 | min: 2 4 6
 *     max: left>(min: 3 12) right>(chance: 1/3*5 2/3*B=(min: 7 ?)~4)
 *
 * An inner node is a player and its children; in brackets, it ends with them, else at the next `|`, which
 * ends one node. Before a node may stand its action, its probability and its name, in this order.
 */
export function parseNotation(text: string, file: string | null): Result<NodeSpec> {
  try {
    const reader = new Reader(tokensOf(text));
    const root = reader.node();
    reader.end();
    return ok(root);
  } catch (error) {
    if (!(error instanceof Slip)) throw error;
    const { place, found, expected } = error;
    return fail({ code: 'not-a-notation', file, place, found, expected });
  }
}

/** Where a text stops being a tree. */
class Slip extends Error {
  readonly place: string;
  readonly found: string;
  readonly expected: string;

  constructor(token: Token | undefined, expected: string) {
    super(expected);
    this.place = token === undefined ? 'the end' : `line ${token.line}, column ${token.column}`;
    this.found = token === undefined ? 'the end of the text' : quote(written(token));
    this.expected = expected;
  }
}

const SIGNS: Readonly<Partial<Record<TokenKind, string>>> = {
  player: ':',
  action: '>',
  name: '=',
  probability: '*',
};
const written = ({ kind, text }: Token): string => text + (SIGNS[kind] ?? '');

const A_NODE = 'a number, "?", or a player and its children, such as max: 3 5';

interface Head {
  action?: string;
  probability?: string;
  id?: string;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  end(): void {
    if (this.#next !== undefined) throw new Slip(this.#next, 'the end of the tree');
  }

  /** Nodes are as deep as brackets: no more than a tree file may have plies. */
  node(depth: number = 0): NodeSpec {
    if (depth > 1_000) throw new Slip(this.#next, 'a tree of at most 1,000 plies');
    const head = this.#head();
    const token = this.#next;
    this.#at += 1;
    switch (token?.kind) {
      case 'value':
        return this.#finished(head, { value: leafOf(token.text) });
      case 'vector':
        return this.#finished(head, { utility: token.text.split(',').map(Number) });
      case 'player':
        return this.#finished(head, this.#inner(token, depth));
      case 'open': {
        const player = this.#next;
        if (player?.kind !== 'player') throw new Slip(player, 'a player, such as max:');
        this.#at += 1;
        const inner = this.#inner(player, depth);
        if (this.#next?.kind !== 'close') throw new Slip(this.#next, '")"');
        this.#at += 1;
        return this.#finished(head, inner);
      }
      default:
        throw new Slip(token, A_NODE);
    }
  }

  #head(): Head {
    const head: Head = {};
    for (let token = this.#next; token !== undefined; token = this.#next) {
      const key = ({ action: 'action', probability: 'probability', name: 'id' } as const)[
        token.kind as 'action' | 'probability' | 'name'
      ];
      if (key === undefined || head[key] !== undefined) break;
      head[key] = token.text;
      this.#at += 1;
    }
    return head;
  }

  #inner(player: Token, depth: number): { player: PlayerSpec; children: NodeSpec[] } {
    const children: NodeSpec[] = [];
    for (;;) {
      const token = this.#next;
      if (token === undefined || token.kind === 'close') break;
      if (token.kind === 'bar') {
        this.#at += 1;
        break;
      }
      children.push(this.node(depth + 1));
    }
    if (children.length === 0) throw new Slip(this.#next, `a child of ${written(player)}`);
    return { player: playerOf(player.text), children };
  }

  #finished(head: Head, node: Record<string, unknown>): NodeSpec {
    const token = this.#next;
    const evaluation = token?.kind === 'evaluation' ? numberOf(token.text) : undefined;
    if (evaluation !== undefined) this.#at += 1;
    const { probability, ...rest } = head;
    const whole = {
      ...rest,
      ...(probability === undefined
        ? {}
        : { probability: probability.includes('/') ? probability : Number(probability) }),
      ...node,
      ...(evaluation === undefined ? {} : { evaluation }),
    };
    return Object.keys(whole).length === 1 && 'value' in whole ? (whole.value as LeafSpec) : whole;
  }
}

const playerOf = (text: string): PlayerSpec =>
  text === 'max' || text === 'min' || text === 'chance' ? text : Number(text);
const leafOf = (text: string): LeafSpec => (text === '?' ? null : numberOf(text));
const numberOf = (text: string): NumberSpec => (text === 'inf' || text === '-inf' ? text : Number(text));
