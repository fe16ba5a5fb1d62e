import { visibleLine } from '../picture/visible.ts';
import type { Verdict } from '../types/verdict.ts';
import { reasonWords, STATE_SIGNS, stateWords } from '../words/labels.ts';
import { count } from '../words/numbers.ts';
import type { Pen } from './pen.ts';
import { plainProse } from './plainProse.ts';
import { evidenceText } from './textEvidence.ts';
import { cut } from './wrap.ts';
import { caseName, isByHand } from './view.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * Cases that are alike, told as one: the first is shown in full. A reason that was told before is not told
 * again.
 */
export function verdictText(
  pen: Pen,
  group: readonly Verdict[],
  drawn: boolean,
  told: Map<string, string>,
): string[] {
  const verdict = itemAt(group, 0);
  const { why, hint } = reasonOf(pen, verdict, told);
  const words = [stateWords(verdict), reasonWords(verdict)].filter((word) => word !== '').join(', ');
  return [
    '',
    ...pen
      .broken(`${STATE_SIGNS[verdict.state]} ${group.map(caseName).join(', ')}: ${words}`, pen.width - 4)
      .map((line, at) => (at === 0 ? '  ' : '    ') + pen.colour(verdict.state)(line)),
    ...(pen.verbose && verdict.description !== undefined
      ? pen.wrapped(verdict.description, 4).map((line) => pen.paint.dim(line))
      : []),
    ...why,
    ...(verdict.expected === undefined ? [] : pen.labelled('Expected', pen.plain(verdict.expected))),
    ...('actual' in verdict ? pen.labelled('Yours', pen.plain(verdict.actual)) : []),
    ...hint,
    ...(drawn ? drawing(pen, verdict) : []),
  ];
}

/** Why, and what to do about it; where the same was said of another case, that is said. */
function reasonOf(
  pen: Pen,
  verdict: Verdict,
  told: Map<string, string>,
): { readonly why: readonly string[]; readonly hint: readonly string[] } {
  const { rationale, help = '', state } = verdict;
  const key = JSON.stringify([rationale, help]);
  const before = told.get(key);
  if (state !== 'passed' && before !== undefined && !isByHand(verdict))
    return { why: pen.wrapped(`The same as in ${before}.`, 4), hint: [] };
  told.set(key, caseName(verdict));
  return {
    why: pen.wrapped(rationale, 4),
    hint: help === '' ? [] : pen.labelled('Hint', plainProse(help)),
  };
}

function drawing(pen: Pen, verdict: Verdict): string[] {
  if (verdict.evidence === undefined) return [];
  const { said, drawn, convention } = evidenceText(verdict.evidence, pen.language);
  const notes = convention === undefined ? said : [...said, `Compared under the convention “${convention}”.`];
  const most = pen.verbose ? Infinity : 40;
  const more =
    drawn.length > most ? [`… ${count(drawn.length - most, 'more line')}: add --verbose to see them`] : [];
  const lines = [...drawn.slice(0, most), ...more].map(
    (line) => `    ${cut(visibleLine(line), pen.width - 4)}`,
  );
  if (lines.length + notes.length === 0) return [];
  return ['', ...lines, ...notes.flatMap((line) => pen.wrapped(line, 4)).map((line) => pen.paint.dim(line))];
}
