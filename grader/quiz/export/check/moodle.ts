import { all, attribute, children, content, first, rootOf } from './dom.ts';
import type { Element } from './dom.ts';
import { folded, numberIn, sum, textOf, textsOf, Unreadable, within } from './readBack.ts';
import type { ReadBack, Reply } from './readBack.ts';

/** What fits a blank, and the share that it brings; the first that fits counts. */
interface Fitting {
  readonly fits: (text: string) => boolean;
  readonly share: number;
}

/** Moodle’s question bank, marked as its kinds of question do. */
export function readMoodle(xml: string, path: string): ReadBack[] {
  return all(rootOf(xml, path), 'question')
    .filter((question) => attribute(question, 'type') !== 'category')
    .map((question) => ({
      name: content(first(question, 'idnumber')),
      mark: markerOf(question),
    }));
}

function markerOf(question: Element): ReadBack['mark'] {
  const type = attribute(question, 'type');
  const answers = children(question, 'answer').map((answer) => ({
    text: content(first(answer, 'text')),
    share: Number(attribute(answer, 'fraction')) / 100,
    tolerance: Number(all(answer, 'tolerance').map(content)[0] ?? 0),
  }));
  switch (type) {
    case 'multichoice': {
      const shares = new Map(answers.map(({ text, share }) => [plain(text), share]));
      const isSingle = content(first(question, 'single')) === 'true';
      const earned = ([reply]: readonly Reply[]): number =>
        sum(textsOf(reply).map((text) => shares.get(text) ?? 0));
      return isSingle ? earned : (replies) => within(0, earned(replies), 1);
    }
    case 'shortanswer': {
      const fitting = answers.map(({ text, share }) => ({ fits: wild(text), share }));
      return ([reply]) => shareOf(fitting, textOf(reply));
    }
    case 'numerical': {
      const fitting = answers.map(({ text, tolerance, share }) => ({ fits: near(text, tolerance), share }));
      return ([reply]) => shareOf(fitting, textOf(reply));
    }
    case 'cloze':
      return clozeMarker(content(first(first(question, 'questiontext'), 'text')));
    default:
      throw new Unreadable(`Moodle has no question of type "${type}"`);
  }
}

const shareOf = (fitting: readonly Fitting[], text: string): number =>
  fitting.find(({ fits }) => fits(text))?.share ?? 0;

/** `*` stands for anything, `\*` for itself. */
function wild(pattern: string): (text: string) => boolean {
  const parts = folded(pattern).split(/(?<!\\)\*/);
  const source = parts.map((part) => part.replaceAll('\\*', '*').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const regex = new RegExp(`^${source.join('.*')}$`, 'su');
  return (text) => regex.test(folded(text));
}

/** Rounded as its own comparison is, by a little. */
const near =
  (value: string, tolerance: number) =>
  (text: string): boolean =>
    value === '*' || Math.abs(numberIn(text) - Number(value)) <= tolerance + 1e-9 * Math.abs(Number(value));

/** `{weight:TYPE:alternatives}`, as `qtype_multianswer` finds them. */
const BLANK = /\{(\d*):([A-Z]+):((?:\\.|[^\\}])*)\}/gs;
const ALTERNATIVE = /^(?:(=)|%(-?\d+(?:[.,]\d*)?)%)?(.*)$/s;

function clozeMarker(html: string): ReadBack['mark'] {
  const blanks = [...html.matchAll(BLANK)].map(([, weight = '', type = '', alternatives = '']) => ({
    weight: Number(weight === '' ? 1 : weight),
    fitting: alternatives.split(/(?<!\\)~/).map((alternative) => fittingOf(alternative, type)),
  }));
  const whole = sum(blanks.map(({ weight }) => weight));
  if (whole === 0) throw new Unreadable('a question of type "cloze" has no blank');
  return (replies) =>
    sum(blanks.map(({ weight, fitting }, at) => weight * shareOf(fitting, textOf(replies[at])))) / whole;
}

function fittingOf(alternative: string, type: string): Fitting {
  const [, right, percent = '0', rest = ''] = ALTERNATIVE.exec(alternative) ?? [];
  const share = right === '=' ? 1 : Number(percent.replace(',', '.')) / 100;
  const text = plain(rest.replace(/\\(.)/g, '$1'));
  if (type === 'NUMERICAL') {
    const [value = '', tolerance = '0'] = text.split(':');
    return { fits: near(value, Number(tolerance)), share };
  }
  // A star that is escaped in the file is one that stands for anything no more.
  return {
    fits: type === 'SHORTANSWER' ? wild(plain(rest.replace(/\\([^*])/g, '$1'))) : (own) => own === text,
    share,
  };
}

/** Markup of one line as it is shown. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
