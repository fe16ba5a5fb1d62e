import { expect, test } from 'vitest';
import { partsFor, takeParts } from '../../../../grader/observe/sandbox/parts.ts';

test('an engine is compiled once a process, for all who ask', () => {
  const javascript = partsFor('javascript');
  expect(javascript?.parts).toBeInstanceOf(
    (globalThis as unknown as { WebAssembly: { Module: new () => object } }).WebAssembly.Module,
  );
  expect(partsFor('typescript')).toEqual(javascript);
  expect(partsFor('typescript')?.parts).toBe(javascript?.parts);
  takeParts({ name: 'javascript', parts: 'of another thread, too late' });
  expect(partsFor('javascript')?.parts).toBe(javascript?.parts);
  expect(partsFor('command')).toBeNull();
});
