import { Random } from '../../../../reference/random.ts';

/**
 * A list in an order that says nothing about it: the same whenever the same is asked, here and in a browser,
 * which has no hash of Node's.
 */
export function inSecretOrder<T>(of: unknown, list: readonly T[]): T[] {
  const text = JSON.stringify(of);
  let seed = 0;
  for (let at = 0; at < text.length; at += 1) seed = Math.imul(seed ^ text.charCodeAt(at), 0x9e3779b1) + at;
  return Random.seeded(seed).shuffle([...list]);
}
