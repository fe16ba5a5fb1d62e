import { escapeMarkup } from '../../picture/markup.ts';
import { parseFormula } from './parse.ts';
import type { Formula, Piece } from './parse.ts';

/** A formula in a text: `$v_2 \ge \beta$`. A price, as in “$5 and $6”, is none. */
export const FORMULA = /\$(?![\s$])((?:\\.|[^$\\\n]){1,300})(?<!\s)\$(?!\d)/;

/** Where the formula is shown: on a page of ours, in a system that knows plain HTML, or as characters. */
export type Form = 'mathml' | 'html' | 'text';

/** Null where it cannot be read. `text` is not escaped, as nothing in it is markup. */
export function writeFormula(source: string, form: Form): string | null {
  const formula = parseFormula(source);
  if (formula === null) return null;
  return form === 'mathml' ? `<math>${row(formula)}</math>` : spaced(formula, WRITERS[form]);
}

const row = (formula: Formula): string => {
  const pieces = formula.map(mathml);
  return pieces.length === 1 ? pieces.join('') : `<mrow>${pieces.join('')}</mrow>`;
};

const ELEMENTS = { name: 'mi', word: 'mi', number: 'mn', sign: 'mo' } as const;

function mathml(piece: Piece): string {
  switch (piece.kind) {
    case 'group':
      return row(piece.of);
    case 'fraction':
      return `<mfrac>${row(piece.over)}${row(piece.under)}</mfrac>`;
    case 'root':
      return `<msqrt>${row(piece.of)}</msqrt>`;
    case 'script': {
      const { base, sub, sup } = piece;
      const [under, over] = [sub, sup].map((each) => (each.length === 0 ? '' : row(each)));
      const name = sub.length === 0 ? 'msup' : sup.length === 0 ? 'msub' : 'msubsup';
      return `<${name}>${mathml(base)}${under}${over}</${name}>`;
    }
    default: {
      const name = ELEMENTS[piece.kind];
      return `<${name}>${escapeMarkup(piece.text)}</${name}>`;
    }
  }
}

/** How letters and scripts are written where there is no mathematics. */
interface Writer {
  readonly plain: (text: string) => string;
  readonly name: (text: string) => string;
  readonly sub: (text: string) => string;
  readonly sup: (text: string) => string;
}

const bracketed = (text: string): string => ([...text].length === 1 ? text : `(${text})`);

const WRITERS: Readonly<Record<Exclude<Form, 'mathml'>, Writer>> = {
  html: {
    plain: escapeMarkup,
    name: (text) => `<i>${escapeMarkup(text)}</i>`,
    sub: (text) => `<sub>${text}</sub>`,
    sup: (text) => `<sup>${text}</sup>`,
  },
  text: {
    plain: (text) => text,
    name: (text) => text,
    sub: (text) => lowered(text, '₀₁₂₃₄₅₆₇₈₉') ?? `_${bracketed(text)}`,
    sup: (text) => lowered(text, '⁰¹²³⁴⁵⁶⁷⁸⁹') ?? `^${bracketed(text)}`,
  },
};

const lowered = (text: string, digits: string): string | null =>
  /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : null;

const RELATIONS = /^[=<>≤≥≠≈∈→←±×]$/;

/** Relations, and plus and minus between two terms, stand with blanks around them. */
function spaced(formula: Formula, writer: Writer): string {
  return formula
    .map((piece, at) => {
      const text = written(piece, writer);
      if (piece.kind !== 'sign') return piece.kind === 'word' ? `${text}${wordEnd(formula[at + 1])}` : text;
      if (RELATIONS.test(piece.text)) return ` ${text} `;
      if (piece.text === ',') return ', ';
      const before = formula[at - 1];
      const isBetween = before !== undefined && !(before.kind === 'sign' && /[^)\]|∞]/.test(before.text));
      return /^[+−]$/.test(piece.text) && isBetween ? ` ${text} ` : text;
    })
    .join('')
    .trim();
}

const wordEnd = (next: Piece | undefined): string =>
  next === undefined || (next.kind === 'sign' && next.text !== '∞') ? '' : ' ';

function written(piece: Piece, writer: Writer): string {
  switch (piece.kind) {
    case 'group':
      return spaced(piece.of, writer);
    case 'fraction':
      return `${term(piece.over, writer)}/${term(piece.under, writer)}`;
    case 'root':
      return `√${term(piece.of, writer)}`;
    case 'script': {
      const { base, sub, sup } = piece;
      const below = sub.length === 0 ? '' : writer.sub(spaced(sub, writer));
      return written(base, writer) + below + (sup.length === 0 ? '' : writer.sup(spaced(sup, writer)));
    }
    case 'name':
      return writer.name(piece.text);
    default:
      return writer.plain(piece.text);
  }
}

/** In brackets, where it is more than one piece. */
function term(formula: Formula, writer: Writer): string {
  const [first] = formula;
  const inner = first?.kind === 'group' ? first.of : formula;
  const text = spaced(formula, writer);
  return inner.length > 1 ? `(${text})` : text;
}
