import { visible, visibleLine } from '../../picture/visible.ts';
import { countWords, scoreView } from '../../report/view.ts';
import { host } from '../../host/here.ts';
import type { Report } from '../../types/report.ts';
import type { Told } from './protocol.ts';

/** What a page says of a check: `report` is what its student sees, `whole` has the lines where it stopped. */
export function toldOf(report: Report, whole: Report): Told {
  const { value, max, notes } = scoreView(report);
  const titles = new Map(report.exercise.checks.map(({ id, title }) => [id, title]));
  return {
    points: value,
    max,
    words: [report.note === '' ? countWords(report) : visible(report.note), ...notes].join(' '),
    isPassed: report.status === 'graded' && report.verdicts.every(({ state }) => state === 'passed'),
    printed: report.output.map(({ check, case: of, text, bytes }) => ({
      where: visibleLine([titles.get(check) ?? check, ...(of === undefined ? [] : [of])].join(', ')),
      text: visible(text),
      isCut: host.byteLength(text) < bytes,
    })),
    stops: whole.source?.stops ?? [],
  };
}
