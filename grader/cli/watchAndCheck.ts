import type { Engines } from '../types/engine.ts';
import { visibleLine } from '../picture/visible.ts';
import type { Report } from '../types/report.ts';
import { type Changes, changeWords } from '../words/changes.ts';
import { checkOnce } from './checkOnce.ts';
import type { Checked, CheckEvents, CheckOptions } from './checkOnce.ts';
import type { Context } from './context.ts';
import { watchAndRepeat } from './watch.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Checks now and after every change. The last result stays on the screen until the next is known, which says
 * what has changed.
 */
export async function watchAndCheck(
  checked: Checked,
  engines: Engines,
  options: CheckOptions,
  context: Context,
  events: CheckEvents,
): Promise<void> {
  let before: Report | null = null;
  const onVerdict = (report: Report): string | null => {
    if (context.io.stdout.isTTY === true) context.io.stdout.write(CLEAR);
    const changes = before === null ? null : changesSince(before, report);
    before = report;
    return changes === null ? null : changeWords(changes);
  };
  await watchAndRepeat(checked.path, context, (file) => {
    const what = file === null ? 'Something' : visibleLine(file);
    if (before !== null) context.tell(`${what} has changed; checking again …`);
    return checkOnce(checked, engines, options, context, { ...events, onVerdict });
  });
}

/** Cases that pass in one report and not in the other. */
function changesSince(before: Report, now: Report): Changes {
  const passing = ({ verdicts }: Report): ReadonlySet<string> =>
    new Set(
      verdicts
        .filter(({ state }) => state === 'passed')
        .map(({ check, case: id }) => JSON.stringify([check, id])),
    );
  const [then, today] = [passing(before), passing(now)];
  const without = (all: ReadonlySet<string>, others: ReadonlySet<string>): number =>
    [...all].filter((each) => !others.has(each)).length;
  return { gained: without(today, then), lost: without(then, today) };
}
