import { inertJson } from '../words/inert.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON with parts that are laid out already. */
type Layable = Json | LaidOut | readonly Layable[] | { readonly [key: string]: Layable };

/** A value as it is written `indent` columns from the left. */
export class LaidOut {
  readonly text: string;

  constructor(value: Json, indent: number) {
    this.text = render(value, indent);
  }
}

const WIDTH = 100;

/**
 * JSON for people and programs: two spaces a level, and on one line whatever fits in 100 columns, so that a
 * tree of numbers reads as a tree and not as a column of them. Keys stay in the order given. Ends in a line
 * end.
 */
export function layOut(value: Layable): string {
  return `${render(value, 0)}\n`;
}

/**
 * @throws TypeError for a function or undefined: `JSON.stringify` has no text for them, and a file with
 * neither is no JSON.
 */
function scalar(value: null | boolean | number | string): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError(`${typeof value} cannot be written as JSON`);
  return inertJson(text);
}

function render(value: Layable, indent: number): string {
  if (value === null || typeof value !== 'object') return scalar(value);
  if (value instanceof LaidOut) return value.text;
  const isList = Array.isArray(value);
  const items = isList
    ? (value as readonly Layable[]).map((item) => render(item, indent + 2))
    : Object.entries(value as { readonly [key: string]: Layable }).map(
        ([key, item]) => `${scalar(key)}: ${render(item, indent + 2)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  const length = items.reduce((total, item) => total + item.length + 2, indent + 2);
  // Strings hold no raw line end in JSON, so an item with one is a nested block.
  if (length <= WIDTH && !items.some((item) => item.includes('\n'))) {
    return isList ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  }
  const pad = ' '.repeat(indent + 2);
  return `${open}\n${pad}${items.join(`,\n${pad}`)}\n${' '.repeat(indent)}${close}`;
}
