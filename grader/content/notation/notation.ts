import type { LeafSpec, NumberSpec, PlayerSpec } from '../../../reference/games/treeSpec.ts';
import type { Placed } from '../rows/placed.ts';
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
 *
 * Where a line ends with a player and the next is further in, lines are read by how far in they begin: what
 * is further in than the line of a node is below it, and no `|` is needed.
 *
 *     max:
 *       left> min: 3 12
 *       right> min:
 *         2
 *         4
 */
export function parseNotation(text: string, file: string | null): Result<Placed> {
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
  /** Whether lines are read by how far in they begin. */
  readonly #isIndented: boolean;
  #at = 0;
  /** Brackets that are open: between them, lines say nothing. */
  #brackets = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    this.#isIndented = tokens.some((token, at) => {
      const next = tokens[at + 1];
      const ends = next !== undefined && next.line > token.line;
      return ends && token.kind === 'player' && next.indent > token.indent && next.kind !== 'bar';
    });
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  end(): void {
    if (this.#next !== undefined) throw new Slip(this.#next, 'the end of the tree');
  }

  /** Nodes are as deep as brackets: no more than a tree file may have plies. */
  node(depth: number = 0): Placed {
    if (depth > 1_000) throw new Slip(this.#next, 'a tree of at most 1,000 plies');
    const line = this.#next?.line ?? 1;
    const head = this.#head();
    const token = this.#next;
    this.#at += 1;
    switch (token?.kind) {
      case 'value':
        return this.#finished(head, { value: leafOf(token.text) }, line, []);
      case 'vector':
        return this.#finished(head, { utility: token.text.split(',').map(Number) }, line, []);
      case 'player':
        return this.#innerNode(head, token, line, depth);
      case 'open': {
        const player = this.#next;
        if (player?.kind !== 'player') throw new Slip(player, 'a player, such as max:');
        this.#at += 1;
        this.#brackets += 1;
        const below = this.#children(player, depth);
        this.#brackets -= 1;
        if (this.#next?.kind !== 'close') throw new Slip(this.#next, '")"');
        this.#at += 1;
        return this.#finished(head, innerOf(player, below), line, below);
      }
      default:
        throw new Slip(token, A_NODE);
    }
  }

  #innerNode(head: Head, player: Token, line: number, depth: number): Placed {
    const below = this.#children(player, depth);
    return this.#finished(head, innerOf(player, below), line, below);
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

  #children(player: Token, depth: number): Placed[] {
    const children: Placed[] = [];
    /** Where the lines of its children begin. */
    let indent: number | null = null;
    for (;;) {
      const token = this.#next;
      if (token === undefined || token.kind === 'close' || this.#isOutside(token, player)) break;
      if (token.kind === 'bar') {
        this.#at += 1;
        break;
      }
      if (this.#isIndented && this.#brackets === 0 && token.line > player.line) {
        if (indent !== null && token.indent !== indent && token.column === token.indent)
          throw new Slip(token, token.indent < indent ? 'a line as far in as one above' : A_PARENT);
        indent ??= token.indent;
      }
      children.push(this.node(depth + 1));
    }
    if (children.length === 0) throw new Slip(this.#next, `a child of ${written(player)}`);
    return children;
  }

  /** Whether a line begins that is no further in than that of a node. */
  #isOutside(token: Token, player: Token): boolean {
    return (
      this.#isIndented && this.#brackets === 0 && token.line > player.line && token.indent <= player.indent
    );
  }

  #finished(head: Head, node: Record<string, unknown>, line: number, below: readonly Placed[]): Placed {
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
    const spec = Object.keys(whole).length === 1 && 'value' in whole ? (whole.value as LeafSpec) : whole;
    return { spec, line, below };
  }
}

const A_PARENT = 'a line as far in as its neighbour above, which has no children';

const innerOf = (player: Token, below: readonly Placed[]): Record<string, unknown> => ({
  player: playerOf(player.text),
  children: below.map(({ spec }) => spec),
});

const playerOf = (text: string): PlayerSpec =>
  text === 'max' || text === 'min' || text === 'chance' ? text : Number(text);
const leafOf = (text: string): LeafSpec => (text === '?' ? null : numberOf(text));
const numberOf = (text: string): NumberSpec => (text === 'inf' || text === '-inf' ? text : Number(text));
