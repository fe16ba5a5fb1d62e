import { element } from '../picture/markup.ts';
import { visibleLine } from '../picture/visible.ts';
import type { Report } from '../types/report.ts';
import { itemAt } from '../types/lookup.ts';
import { VISIBILITY_WORDS } from '../words/labels.ts';
import { grouped } from '../words/numbers.ts';
import { formatPoints } from '../words/points.ts';
import type { ClassRow } from './classRow.ts';
import type { Item } from './items.ts';

const MOST_NAMED = 12;

/** How each check fares in a class, for its page. */
export function checkParts(
  rows: readonly ClassRow[],
  exercise: Report['exercise'],
  items: readonly Item[],
): object[] {
  return exercise.checks.map((check, at) => {
    const results = rows.flatMap((row) =>
      row.status === 'graded' || row.status === 'withheld' ? [row.checks[at]] : [],
    );
    const judged = results.filter((result) => result !== undefined && result.state !== 'not-checked');
    const passed = judged.filter((result) => result!.state === 'passed').length;
    const part = judged.length === 0 ? 0 : passed / judged.length;
    return {
      title: visibleLine(check.title),
      points: formatPoints(check.points),
      audience: check.visibility === 'student' ? '' : VISIBILITY_WORDS[check.visibility],
      rate:
        judged.length === 0
          ? 'none judged'
          : `${passed} of ${grouped(judged.length)} (${Math.round(part * 100)} %)`,
      svg: barSvg(part),
      ...itemPart(itemAt(items, at)),
    };
  });
}

/** What the class tells of a check beside who passes it. */
function itemPart({ meanShare, discrimination, nobodyPassed, everybodyPassed }: Item): object {
  const named = nobodyPassed.slice(0, MOST_NAMED);
  return {
    mean: meanShare === null ? '' : `${Math.round(100 * meanShare)} %`,
    discrimination: discrimination === null ? '' : discrimination.toFixed(2).replace('-', '−'),
    nobody: named.map((id) => visibleLine(id)),
    moreNobody: nobodyPassed.length > named.length ? grouped(nobodyPassed.length - named.length) : '',
    everybody: everybodyPassed === 0 ? '' : grouped(everybodyPassed),
  };
}

/** A bar of which a part from 0 to 1 is full. */
export function barSvg(part: number): string {
  const inner =
    element('rect', { class: 'meter-all', width: '100%', height: '100%', rx: 4 }) +
    element('rect', {
      class: 'meter-earned',
      width: `${Math.round(part * 1000) / 10}%`,
      height: '100%',
      rx: 4,
    });
  return `<svg class="meter" aria-hidden="true" height="8">${inner}</svg>`;
}
