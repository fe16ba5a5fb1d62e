import { PRINTING, SILENT, type HostFunctionName } from './boot.ts';
import type { Value } from './exports.ts';
import type { Guest, HostFunction } from './guest.ts';
import { inspect } from './inspect.ts';
import { kindOf } from './kinds.ts';

/** What `console` does; `print` gets each line with its end. */
export function consoleFunctions(
  guest: Guest,
  print: (text: string) => void,
): Partial<Record<HostFunctionName, HostFunction>> {
  const { js } = guest;
  const line = (args: readonly Value[]): Value => {
    print(`${formatLine(guest, args)}\n`);
    return js.undefined;
  };
  const nothing = (): Value => js.undefined;
  return {
    ...Object.fromEntries([
      ...PRINTING.map((name) => [`console.${name}`, line] as const),
      ...SILENT.map((name) => [`console.${name}`, nothing] as const),
    ]),
    'console.assert': ([condition, ...rest]) => {
      if (condition !== undefined && js.exports.qjs_get_bool(condition) !== 0) return js.undefined;
      print(`Assertion failed${rest.length === 0 ? '' : `: ${formatLine(guest, rest)}`}\n`);
      return js.undefined;
    },
  };
}

/** The arguments as Node joins them, with `%s`, `%d` and their like filled in. */
function formatLine({ js }: Guest, args: readonly Value[]): string {
  const [first, ...rest] = args;
  if (first === undefined) return '';
  if (kindOf(js, first) !== 'string' || rest.length === 0)
    return args.map((arg) => inspect(js, arg)).join(' ');
  const left = [...rest];
  const filled = inspect(js, first).replace(/%[sdifjoOc%]/g, (mark) => {
    if (mark === '%%') return '%';
    const next = left.shift();
    if (next === undefined) return mark;
    if (mark === '%c') return '';
    const text = inspect(js, next);
    return mark === '%i'
      ? String(Math.trunc(Number(text)))
      : mark === '%d' || mark === '%f'
        ? String(Number(text))
        : text;
  });
  return [filled, ...left.map((arg) => inspect(js, arg))].join(' ');
}
