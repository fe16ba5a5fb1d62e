import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAlgorithmNames } from '../../../grader/build/algorithmNames.ts';
import { SUBJECTS } from '../../../grader/subjects/subjects.ts';
import { packageRoot } from '../../../grader/types/root.ts';

const text = readFileSync(join(packageRoot(), 'exercises', 'schemas', 'exercise.schema.json'), 'utf8');
const names = SUBJECTS.map(({ name }) => name);

test('the published schema is current', () => expect(withAlgorithmNames(text, names)).toBe(text));

test('an algorithm more stands in the list, and nothing else changes', () => {
  const more = [...names, 'tabu-search'];
  const changed = withAlgorithmNames(text, more);
  const [before, after] = [text, changed].map((each) => JSON.parse(each) as Schema);
  expect(after!.properties.algorithm.enum).toEqual(more);
  before!.properties.algorithm.enum = more;
  expect(after).toEqual(before);
  expect(withAlgorithmNames(changed, names)).not.toBe(changed);
});

test('a schema without the list is refused', () =>
  expect(() => withAlgorithmNames('{}', names)).toThrow('lists no algorithms'));

interface Schema {
  readonly properties: { readonly algorithm: { enum: string[] } };
}
