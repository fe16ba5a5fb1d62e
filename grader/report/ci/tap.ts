import { visible, visibleLine } from '../../picture/visible.ts';
import { inertJson } from '../../words/inert.ts';
import { nameOf, scoreWords, type Suite } from './suite.ts';

/**
 * TAP 14 (https://testanything.org/tap-version-14-specification.html): a test point for each case, and what
 * more there is to say in YAML below it. What could not be judged is not ok either, so that nobody takes it
 * for passed.
 */
export function tap(suites: readonly Suite[]): string {
  const lines: string[] = [];
  let number = 0;
  for (const suite of suites) {
    lines.push(`# ${visibleLine(suite.id)}: ${scoreWords(suite)}`);
    for (const test of suite.tests) {
      number += 1;
      const point = `${number} - ${plain(`${suite.id}: ${nameOf(test)}`)}`;
      if (test.state === 'passed') lines.push(`ok ${point}`);
      else
        lines.push(
          `not ok ${point}`,
          '  ---',
          `  message: ${quoted(test.message)}`,
          `  severity: ${test.state === 'failed' ? 'fail' : 'error'}`,
          `  type: ${quoted(test.type)}`,
          ...(test.details.length === 0
            ? []
            : ['  details:', ...test.details.map((line) => `    - ${quoted(line)}`)]),
          '  ...',
        );
    }
  }
  return `${['TAP version 14', `1..${number}`, ...lines].join('\n')}\n`;
}

/** A description: what would begin a directive is escaped. */
const plain = (text: string): string => visibleLine(text).replace(/[\\#]/g, '\\$&');

/** A string of JSON is one of YAML. */
const quoted = (text: string): string => inertJson(JSON.stringify(visible(text)));
