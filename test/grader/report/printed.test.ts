import { afterAll, expect, test } from 'vitest';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import { reportText } from '../../../grader/report/text.ts';
import { bundled, gradeFiles } from '../../support/handedIn.ts';

const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

test('what was printed stands with its case, and with the smallest example', async () => {
  const text = `export function minimax(game, state) {
    console.log('at', state);
    return { value: 0.5, action: null };
  }`;
  const report = await gradeFiles(engines, await bundled('minimax'), { 'minimax.js': text });
  const cases = report.verdicts.flatMap(({ check, case: of }) =>
    of === undefined ? [] : [`${check}/${of}`],
  );
  const printed = report.output.map(({ check, case: of }) => `${check}/${of}`);
  expect(printed).toEqual(cases.filter((each) => printed.includes(each)));
  expect(new Set(printed).size).toBe(printed.length);
  expect(report.output.every((print) => print.text.startsWith('at 0\n'))).toBe(true);
  expect(report.counterexample?.printed).toEqual({ text: 'at 0\n', bytes: 5 });
  const said = reportText(report, { width: 80, color: false, verbose: false });
  expect(said.match(/It printed/g)).toHaveLength(1);
});
