import { expect, test } from 'vitest';
import { compact } from '../../../grader/build/compact.ts';

test('comments and long names go, what is exported and the names of functions stay', () => {
  const short = compact(
    'file.js',
    '/* why */ export function outer(one) { const first = one; return first + 1; }',
  );
  expect(short).toMatch(/^export function outer\((\w)\)\{return \1\+1\}/);
});

test('letters beyond ASCII are escapes that mean the same', async () => {
  const short = compact('file.js', 'export const all = ["α ≥ β", `𝛼${1}`, /[𝛼–𝛽]/u.source, /≤/.test("≤")];');
  expect(short).toMatch(/^[\0-\x7f]+$/);
  const made = (await import(`data:text/javascript,${encodeURIComponent(short)}`)) as { all: unknown };
  expect(made.all).toEqual(['α ≥ β', '𝛼1', expect.any(String), true]);
});

test('raw templates, in which an escape would be other letters, are refused', () => {
  expect(() => compact('file.js', 'export const a = String.raw`α${1}`;')).toThrow(/file\.js: .*raw template/);
});
