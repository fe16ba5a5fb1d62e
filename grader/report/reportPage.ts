import { host } from '../host/here.ts';
import { sentence } from '../words/sentence.ts';
import { grouped } from '../words/numbers.ts';
import { visible, visibleLine } from '../picture/visible.ts';
import type { Ledger } from '../types/ledger.ts';
import type { Counterexample, Print, Report } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import { formatPointsOf } from '../words/points.ts';
import { byClasses } from './byClasses.ts';
import { ledgerPart } from './ledgerPart.ts';
import { meterSvg } from './meter.ts';
import type { DrawEvidence } from './pageEvidence.ts';
import { pictures, playsRuns, steppedIn } from './pictures.ts';
import { formatPlain } from './plain.ts';
import { factsOf } from './pageFacts.ts';
import { sourcePart } from './sourcePart.ts';
import type { Prose } from './prose.ts';
import {
  alike,
  caseName,
  unpaidWords,
  checkViews,
  countWords,
  findingViews,
  scoreView,
  sharedReason,
  type CheckView,
} from './view.ts';
import {
  diagnosesHeading,
  exampleHeading,
  reasonWords,
  STATE_SIGNS,
  STATE_WORDS,
  stateWords,
  STATUS_WORDS,
  VISIBILITY_WORDS,
} from '../words/labels.ts';
import { FINDINGS_HEADING } from '../words/rules.ts';

/** What turns an author's words and a verdict's evidence into markup. */
export interface Makers {
  readonly prose: Prose;
  readonly evidence: DrawEvidence;
  /** A case of a check, closed at first if it is folded, with or without its search to be stepped through. */
  readonly caseHtml: (verdict: Verdict, folded: boolean, stepped: boolean) => string;
  /** How many searches are stepped through at most. */
  readonly mostStepped: number;
}

/**
 * What `templates/pages/report.hbs` shows. Every text is safe to escape once more; `svg` and `…Html` are
 * markup already.
 */
export function reportPage(report: Report, make: Makers, ledger: Ledger | null = null): object {
  const { exercise, submission } = report;
  const score = scoreView(report);
  const who = visibleLine(submission.name === '' ? submission.id : submission.name);
  const shared = sharedReason(report);
  const groups = byClasses(report.diagnoses);
  const isStepped = steppedIn(report, make.mostStepped);
  const caseHtml: CaseHtml = (verdict, folded) => make.caseHtml(verdict, folded, isStepped(verdict));
  const checks = checkViews(report).map((check, at) => checkPart(check, at, shared !== null, caseHtml));
  return {
    title: `${who} · ${visibleLine(exercise.title)}`,
    exercise: visibleLine(exercise.title),
    who,
    id: submission.name === submission.id ? '' : visibleLine(submission.id),
    isStaff: report.audience === 'staff',
    score: { ...score, svg: meterSvg(score) },
    ledger: ledger === null ? null : ledgerPart(ledger, report),
    // Where nothing ran, the status has said all there is.
    counted: report.verdicts.length === 0 && report.status !== 'graded' ? '' : countWords(report),
    status: sentence(STATUS_WORDS[report.status]),
    isGraded: report.status === 'graded',
    note: visible(report.note),
    shared: visible(shared ?? ''),
    findingsHeading: FINDINGS_HEADING,
    findings: findingViews(report).map(({ rule, words, says, isBroken }) => ({
      rule: visibleLine(rule),
      sign: STATE_SIGNS[isBroken ? 'failed' : 'not-checked'],
      state: isBroken ? 'failed' : 'not-checked',
      words: visibleLine(words),
      says: visible(says),
    })),
    diagnoses: groups.flatMap(({ classes, diagnoses }) =>
      diagnoses.map((each, at) => ({
        classes:
          classes === ''
            ? ''
            : `${classes}${groups.length > 1 && diagnoses.length > 1 ? ', one of these' : ''}`,
        common: at === 0 ? visible(each.common ?? '') : '',
        title: visibleLine(each.title),
        sentence: visible(each.sentence ?? ''),
        evidence: visible(each.evidence),
        hintHtml: make.prose(each.hint),
        audience: each.visibility === 'student' ? '' : VISIBILITY_WORDS[each.visibility],
      })),
    ),
    diagnosesHeading: diagnosesHeading(report.diagnoses),
    isOneOf: groups.length === 1 && report.diagnoses.length > 1,
    counterexample:
      report.counterexample === undefined
        ? null
        : counterexamplePart(report.counterexample, make, submission.language),
    checks,
    source: sourcePart(report),
    playsRuns: playsRuns([...report.verdicts, report.counterexample]),
    facts: factsOf(report),
  };
}

type CaseHtml = (verdict: Verdict, folded: boolean) => string;

function checkPart(check: CheckView, at: number, folded: boolean, caseHtml: CaseHtml): object {
  // One of several that are alike is enough to see at first.
  const firsts = new Set(alike(check.cases).map((group) => group[0]));
  return {
    anchor: `check-${at + 1}`,
    title: visibleLine(check.summary.title),
    state: check.cases.length === 0 ? 'not-checked' : check.state,
    sign: STATE_SIGNS[check.state],
    stateWord: check.cases.length === 0 ? 'not run' : STATE_WORDS[check.state],
    ...formatPointsOf(check.points, check.max),
    audience: check.summary.visibility === 'student' ? '' : VISIBILITY_WORDS[check.summary.visibility],
    unpaid: unpaidWords(check) ?? '',
    cases: check.cases.map((verdict) => caseHtml(verdict, folded || !firsts.has(verdict))),
    printed: check.printed.map((print) => printedPart(print, print.case)),
  };
}

/** What `templates/partials/case.hbs` shows. */
export function casePart(
  verdict: Verdict,
  folded: boolean,
  make: Pick<Makers, 'prose' | 'evidence'>,
  language: string | null,
  stepped = true,
): object {
  return {
    open: verdict.state !== 'passed' && !folded,
    state: verdict.state,
    sign: STATE_SIGNS[verdict.state],
    stateWord: stateWords(verdict),
    reason: reasonWords(verdict),
    name: caseName(verdict),
    ...formatPointsOf(verdict.points, verdict.maxPoints),
    description: visibleLine(verdict.description ?? ''),
    rationale: visible(verdict.rationale),
    helpHtml: verdict.help === undefined ? '' : make.prose(verdict.help),
    compared: [
      ...(verdict.expected === undefined
        ? []
        : [{ label: 'Expected', value: formatPlain(verdict.expected, language) }]),
      ...('actual' in verdict ? [{ label: 'Yours', value: formatPlain(verdict.actual, language) }] : []),
    ],
    ...pictures(verdict, make.evidence, language, stepped),
  };
}

function counterexamplePart(found: Counterexample, make: Makers, language: string | null): object {
  const flag = found.kind === 'law' ? 'run' : 'tree';
  const parts = make.evidence(found.evidence, language);
  return {
    heading: exampleHeading(found),
    how: found.isSmallest
      ? 'It was drawn at random and made smaller until everything simpler passed.'
      : 'It was drawn at random and made smaller as far as the limits allowed.',
    audience: found.visibility === 'student' ? '' : VISIBILITY_WORDS[found.visibility],
    file: found.file,
    command:
      `cutoff run YOUR-FILE --${flag} ` +
      `example.json${found.depthLimit === undefined ? '' : ` --depth ${found.depthLimit}`}`,
    printed: found.printed === undefined ? [] : [printedPart(found.printed)],
    rationale: visible(found.rationale),
    helpHtml: found.help === undefined ? '' : make.prose(found.help),
    compared: [
      ...(found.expected === undefined
        ? []
        : [{ label: 'Expected', value: formatPlain(found.expected, language) }]),
      ...(found.actual === undefined ? [] : [{ label: 'Yours', value: formatPlain(found.actual, language) }]),
    ],
    ...parts,
  };
}

function printedPart({ text, bytes }: Print, of?: string): object {
  const kept = host.byteLength(text);
  return {
    where: of === undefined ? '' : ` in ${visibleLine(of)}`,
    text: visible(text),
    size:
      kept < bytes
        ? `${grouped(bytes)} bytes in all; the first ${grouped(kept)} are kept`
        : `${grouped(bytes)} bytes`,
  };
}
