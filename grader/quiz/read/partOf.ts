/**
 * What an answer says about one part of a question. A question of several parts may be answered by an object,
 * by `A = 3; B = 5`, or by a list with one for each, in order.
 */
export function partOf(answer: unknown, key: string, count: number): unknown {
  if (answer === null || answer === undefined) return undefined;
  const isObject = typeof answer === 'object' && !Array.isArray(answer);
  if (count === 1) {
    if (!isObject) return answer;
    const only = Object.values(answer);
    return only.length === 1 ? (only[0] as unknown) : byKey(answer as Readonly<Record<string, unknown>>, key);
  }
  if (isObject) return byKey(answer as Readonly<Record<string, unknown>>, key);
  if (typeof answer !== 'string') return undefined;
  const pairs = [
    ...answer.matchAll(
      /\s*([^=:;]+?)\s*[=:]\s*((?:\([^)]*\)|[^;=:])*?)\s*(?=$|;|\n|,\s*[^,;=:]+[=:])[;,\n]?/gu,
    ),
  ].map(([, name = '', value = '']) => [name, value] as const);
  return byKey(Object.fromEntries(pairs), key);
}

function byKey(answer: Readonly<Record<string, unknown>>, key: string): unknown {
  if (Object.hasOwn(answer, key)) return answer[key];
  const [found, ...others] = Object.keys(answer).filter(
    (name) => name.trim().toLowerCase() === key.toLowerCase(),
  );
  return found === undefined || others.length > 0 ? undefined : answer[found];
}
