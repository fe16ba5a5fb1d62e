/** A function that works out its result once for each object, and keeps it as long as the object lives. */
export function perObject<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = { result: work(key) }));
    return found.result;
  };
}
