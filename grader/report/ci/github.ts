import { visible, visibleLine } from '../../picture/visible.ts';
import { nameOf, scoreWords, type Suite } from './suite.ts';

/** How many cases of a submission are named: GitHub shows ten errors and ten warnings of a step as it is. */
const MOST_CASES = 10;

/**
 * Workflow commands of GitHub Actions, an annotation a submission: an error where something failed, a warning
 * where something could not be judged; last a notice with the whole.
 */
export function github(suites: readonly Suite[], exercise: string): string {
  const lines = suites.flatMap((suite) => {
    const amiss = suite.tests.filter(({ state }) => state !== 'passed');
    if (amiss.length === 0) return [];
    const level = amiss.some(({ state }) => state === 'failed') ? 'error' : 'warning';
    const shown = amiss.slice(0, MOST_CASES).map((test) => `${nameOf(test)}: ${test.message}`);
    const more = amiss.length - shown.length;
    const text = [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
    return [command(level, `${suite.id}: ${scoreWords(suite)}`, text)];
  });
  const clean = suites.length - lines.length;
  const count = `${suites.length} ${suites.length === 1 ? 'submission' : 'submissions'}`;
  const words = `${count}, ${clean} without a failure`;
  return `${[...lines, command('notice', exercise, words)].join('\n')}\n`;
}

const command = (level: string, title: string, message: string): string =>
  `::${level} title=${property(title)}::${data(message)}`;

/** As GitHub's own toolkit (actions/toolkit) escapes them: no text ends its line, no property the others. */
const data = (text: string): string =>
  visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string =>
  data(visibleLine(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
