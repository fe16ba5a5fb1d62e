import type { Value } from './exports.ts';
import type { Guest } from './guest.ts';
import { inspect } from './inspect.ts';
import { kindOf } from './kinds.ts';

const PRINTING = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table', 'group'];
const SILENT = ['groupEnd', 'time', 'timeLog', 'timeEnd', 'count', 'countReset', 'clear'];

/** Puts `console` in place; `print` gets each line with its end. */
export function defineConsole(guest: Guest, print: (text: string) => void): void {
  const { js } = guest;
  const line = (args: readonly Value[]): Value => {
    print(`${formatLine(guest, args)}\n`);
    return js.undefined;
  };
  const object = js.object();
  for (const name of PRINTING) guest.put(object, [name], guest.function(name, line));
  for (const name of SILENT) guest.put(object, [name], guest.function(name, () => js.undefined));
  guest.put(object, ['assert'], guest.function('assert', ([condition, ...rest]) => {
    if (condition !== undefined && js.exports.qjs_get_bool(condition) !== 0) return js.undefined;
    print(`Assertion failed${rest.length === 0 ? '' : `: ${formatLine(guest, rest)}`}\n`);
    return js.undefined;
  }));
  const { global } = js;
  js.define(global, 'console', object, { enumerable: false, fixed: false });
  js.free(object, global);
}

/** The arguments as Node joins them, with `%s`, `%d` and their like filled in. */
function formatLine({ js }: Guest, args: readonly Value[]): string {
  const [first, ...rest] = args;
  if (first === undefined) return '';
  if (kindOf(js, first) !== 'string' || rest.length === 0) return args.map((arg) => inspect(js, arg)).join(' ');
  const left = [...rest];
  const filled = inspect(js, first).replace(/%[sdifjoOc%]/g, (mark) => {
    if (mark === '%%') return '%';
    const next = left.shift();
    if (next === undefined) return mark;
    if (mark === '%c') return '';
    const text = inspect(js, next);
    return mark === '%i' ? String(Math.trunc(Number(text))) : mark === '%d' || mark === '%f' ? String(Number(text)) : text;
  });
  return [filled, ...left.map((arg) => inspect(js, arg))].join(' ');
}
