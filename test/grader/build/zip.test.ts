import { expect, test } from 'vitest';
import { withoutEntries } from '../../../grader/build/zip.ts';
import { zipOf } from '../../support/zip.ts';

const [a, b, c] = ['a.py', 'lib/b.py', 'c.py'].map((name) => ({
  name,
  bytes: `print("${name}")\n`.repeat(9),
}));

test('a zip without some files is the zip of the others', () => {
  const zip = zipOf([a!, b!, c!]);
  expect(withoutEntries(zip, (path) => path.startsWith('lib/'))).toEqual(zipOf([a!, c!]));
  expect(withoutEntries(zip, () => false)).toEqual(zip);
  expect(zip).toEqual(zipOf([a!, b!, c!]));
});

test('what is no zip is refused', () => {
  expect(() => withoutEntries(Buffer.alloc(40), () => false)).toThrow('the archive is no zip');
});
