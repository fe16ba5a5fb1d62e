import { PRINTING, SILENT, type HostFunctionName } from './boot.ts';
import type { Value } from './exports.ts';
import type { Guest, HostFunction } from './guest.ts';
import { Inspector } from './inspect.ts';
import { kindOf } from './kinds.ts';

/** What `console` does; `print` gets each line with its end. */
export function consoleFunctions(
  guest: Guest,
  print: (text: string) => void,
): Partial<Record<HostFunctionName, HostFunction>> {
  const { js } = guest;
  const printLine = (text: string): void => {
    js.work.chargeText(text.length);
    print(`${text}\n`);
  };
  const line = (args: readonly Value[]): Value => {
    printLine(formatLine(guest, args));
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
      printLine(`Assertion failed${rest.length === 0 ? '' : `: ${formatLine(guest, rest)}`}`);
      return js.undefined;
    },
  };
}

/**
 * The arguments as Node joins them, with `%s`, `%d` and their like filled in. All of them share what one line
 * may show.
 */
function formatLine({ js }: Guest, [first, ...rest]: readonly Value[]): string {
  if (first === undefined) return '';
  const inspector = new Inspector(js);
  const show = (arg: Value): string => inspector.argument(arg);
  const begun = show(first);
  if (kindOf(js, first) !== 'string') return [begun, ...rest.map(show)].join(' ');
  let used = 0;
  const filled = begun.replace(/%[sdifjoOc%]/g, (mark) => {
    if (mark === '%%' && rest.length > 0) return '%';
    const next = rest[used];
    if (next === undefined) return mark;
    used += 1;
    if (mark === '%c') return '';
    const text = show(next);
    return mark === '%i'
      ? String(Math.trunc(Number(text)))
      : mark === '%d' || mark === '%f'
        ? String(Number(text))
        : text;
  });
  return [filled, ...rest.slice(used).map(show)].join(' ');
}
