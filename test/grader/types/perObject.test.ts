import { expect, test } from 'vitest';
import { perObject } from '../../../grader/types/perObject.ts';

test('worked out once for each object, also where nothing comes of it', () => {
  const asked: object[] = [];
  const none = perObject((key: object) => void asked.push(key));
  const [a, b] = [{}, {}];
  for (const key of [a, b, a, b]) none(key);
  expect(asked).toEqual([a, b]);
});
