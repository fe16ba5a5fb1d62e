import { expect, test } from 'vitest';
import { Recent } from '../../../grader/types/recent.ts';

/** Asks for each key in turn, and gives what was made for it: the key and how many were made before. */
function ask(most: number, keys: readonly string[]): string[] {
  const recent = new Recent<string, string>(most);
  let made = 0;
  return keys.map((key) => recent.get(key, () => `${key}${(made += 1)}`));
}

test('a key is worked out once while there is room', () => {
  expect(ask(2, ['a', 'b', 'a', 'b', 'a'])).toEqual(['a1', 'b2', 'a1', 'b2', 'a1']);
});

test('without room the one not asked for longest goes', () => {
  expect(ask(2, ['a', 'b', 'a', 'c', 'a', 'b'])).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'b4']);
});

test('nothing is a value like any other', () => {
  const recent = new Recent<string, undefined>(2);
  let made = 0;
  for (let i = 0; i < 3; i += 1) recent.get('a', () => void (made += 1));
  expect(made).toBe(1);
});
