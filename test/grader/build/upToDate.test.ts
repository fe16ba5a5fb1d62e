import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runUnlessUpToDate } from '../../../grader/build/upToDate.ts';
import { folderOf } from '../../support/folders.ts';

test('a step runs where what it reads has changed, or what it makes is gone, and else not', async () => {
  const root = folderOf({ 'from/a/one.js': '1', 'from/two.js': '2', lock: 'x' });
  let runs = 0;
  const step = {
    makes: ['made.wasm', 'more.wasm'],
    from: ['lock', 'from'],
    run: async () => {
      runs += 1;
      for (const name of step.makes) writeFileSync(join(root, name), 'made');
    },
  };
  const runsAfter = async (change: () => void): Promise<number> => {
    change();
    await runUnlessUpToDate(root, step);
    return runs;
  };
  expect(await runsAfter(() => {})).toBe(1);
  expect(await runsAfter(() => {})).toBe(1);
  expect(await runsAfter(() => writeFileSync(join(root, 'from/a/one.js'), '2'))).toBe(2);
  expect(await runsAfter(() => writeFileSync(join(root, 'from/a/new.js'), ''))).toBe(3);
  expect(await runsAfter(() => rmSync(join(root, 'more.wasm')))).toBe(4);
  expect(await runsAfter(() => writeFileSync(join(root, 'elsewhere'), ''))).toBe(4);
});
