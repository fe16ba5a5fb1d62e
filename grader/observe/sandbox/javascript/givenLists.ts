import { HostError, describeArgument } from '../../host/errors.ts';
import type { Value } from './exports.ts';
import type { Guest } from './guest.ts';
import { kindOf } from './kinds.ts';

/** What a list that is handed to `random` must be, and how long it is. */
export function lengthOf(name: string, list: Value | undefined, guest: Guest): number {
  if (list !== undefined && kindOf(guest.js, list) === 'array') return guest.length(list);
  throw new HostError(
    'TypeError',
    `random.${name}(list) takes an array; found ${describeArgument(guest.argument(list))}`,
  );
}

/** Exchanges items from the last down, as the host drew; gives the list itself. */
export function shuffle(list: Value, partners: readonly number[], { js }: Guest): Value {
  partners.forEach((partner, i) => {
    const at = partners.length - i;
    const here = js.at(list, at);
    const there = js.at(list, partner);
    js.setAt(list, at, there);
    js.setAt(list, partner, here);
    js.free(here);
    js.free(there);
  });
  return js.copy(list);
}
