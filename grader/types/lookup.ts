/** Look-ups of what is known to be there: a miss is a fault of the program and throws. */

export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

export function entry<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no entry ${String(key)} in a map of ${map.size}`);
  return value;
}

/** What a check of the same object has found to be given. */
export function given<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TypeError(`${what} is not given`);
  return value;
}

export function lastOf<T>(list: readonly T[]): T {
  return itemAt(list, list.length - 1);
}
