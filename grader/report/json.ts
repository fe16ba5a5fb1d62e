import { host } from '../host/here.ts';
import type { TreeSpec } from '../../reference/games/treeSpec.ts';
import type { Plain } from '../types/observation.ts';
import { Recent } from '../types/recent.ts';
import type { Counterexample, Diagnosis, Report, Told } from '../types/report.ts';
import type { Evidence, Verdict } from '../types/verdict.ts';
import { LaidOut, layOut, type Json } from './layOut.ts';
import { FORMAT_WITHOUT_RULES, RESULT_FORMAT } from '../types/version.ts';
import { roundPoints } from '../words/points.ts';

/** A tree as it stands in `trees`. */
export interface NamedTree {
  readonly name: string;
  readonly laidOut: LaidOut;
}

/** Parts of a result, laid out; whoever writes many results keeps those that they share. */
export interface ResultParts {
  verdict(verdict: Verdict): LaidOut;
  tree(tree: TreeSpec): NamedTree;
}

/** Keeps as many verdicts, and as many trees, as `most` says. */
export function createResultParts(most: number): ResultParts {
  const verdicts = new Recent<Verdict, LaidOut>(most);
  const trees = new Recent<TreeSpec, NamedTree>(most);
  const tree = (spec: TreeSpec): NamedTree => trees.get(spec, () => nameTree(spec));
  return {
    tree,
    verdict: (verdict) =>
      verdicts.get(
        verdict,
        () =>
          new LaidOut(
            verdictJson(verdict, (spec) => tree(spec).name),
            4,
          ),
      ),
  };
}

function nameTree(spec: TreeSpec): NamedTree {
  const laidOut = new LaidOut(plainJson(withoutGaps(spec as unknown as Plain)), 4);
  return { name: host.sha256([laidOut.text]).slice(0, 16), laidOut };
}

/**
 * The bytes of `result.json`: see `exercises/schemas/result.schema.json`.
 *
 * Keys come in one fixed order, a line ends in `\n`, and the file too: the same report gives the same bytes
 * on every machine. −0 is written 0, infinities `"inf"` and `"-inf"`, NaN `"nan"`, and a value that is not
 * there `"undefined"`.
 */
export function reportJson(report: Report, parts: ResultParts = createResultParts(1_000)): string {
  const { exercise, submission, score } = report;
  return layOut({
    tool: report.tool,
    format: exercise.rules === undefined ? FORMAT_WITHOUT_RULES : RESULT_FORMAT,
    version: report.version,
    audience: report.audience,
    exercise: {
      slug: exercise.slug,
      title: exercise.title,
      hash: exercise.hash,
      checks: exercise.checks.map(({ id, title, visibility, points, needed }) => ({
        id,
        title,
        visibility,
        points,
        ...given('needed', needed),
      })),
      ...(exercise.rules === undefined ? {} : { rules: exercise.rules.map((rule) => ({ ...rule })) }),
    },
    submission: {
      id: submission.id,
      name: submission.name,
      hash: submission.hash,
      language: submission.language,
      files: [...submission.files],
    },
    status: report.status,
    note: report.note,
    score: score.value,
    maxScore: roundPoints(score.max),
    earned: score.earned,
    max: score.max,
    ...given('withheld', score.withheld),
    ...given('notShown', report.notShown),
    ...(report.findings === undefined ? {} : { findings: report.findings.map((each) => ({ ...each })) }),
    verdicts: report.verdicts.map((verdict) => parts.verdict(verdict)),
    diagnoses: report.diagnoses.map(diagnosisJson),
    ...(report.told === undefined ? {} : { told: report.told.map(toldJson) }),
    ...(report.counterexample === undefined
      ? {}
      : { counterexample: counterexampleJson(report.counterexample, (spec) => parts.tree(spec).name) }),
    output: report.output.map(({ check, case: of, visibility, text, bytes }) => ({
      check,
      ...given('case', of),
      visibility,
      text,
      bytes,
    })),
    limits: plainJson(report.limits as unknown as Plain),
    trees: treesOf(report, parts),
  });
}

const diagnosisJson = (diagnosis: Diagnosis): Json => ({
  ...(diagnosis.classes === undefined ? {} : { classes: diagnosis.classes }),
  mistake: diagnosis.mistake,
  title: diagnosis.title,
  ...given('common', diagnosis.common),
  ...given('sentence', diagnosis.sentence),
  evidence: diagnosis.evidence,
  hint: diagnosis.hint,
  visibility: diagnosis.visibility,
});

/** Verdicts that are told otherwise are of tests of chances, and so have no tree to name. */
const toldJson = ({ to, diagnoses, verdicts }: Told): Json => ({
  to,
  diagnoses: diagnoses.map(diagnosisJson),
  ...(verdicts === undefined ? {} : { verdicts: verdicts.map((each) => verdictJson(each, () => '')) }),
});

/** Each tree that the report shows, by its name, in the order of the verdicts. */
function treesOf(report: Report, parts: ResultParts): { readonly [name: string]: LaidOut } {
  const trees = [...report.verdicts, report.counterexample].flatMap((item) => {
    const evidence = item?.evidence;
    return evidence?.kind !== 'tree' || 'game' in evidence.tree ? [] : [parts.tree(evidence.tree)];
  });
  return Object.fromEntries(trees.map(({ name, laidOut }) => [name, laidOut]));
}

function verdictJson(verdict: Verdict, nameOf: (tree: TreeSpec) => string): Json {
  return {
    check: verdict.check,
    ...given('case', verdict.case),
    ...given('description', verdict.description),
    state: verdict.state,
    ...given('reason', verdict.reason),
    points: verdict.points,
    maxPoints: verdict.maxPoints,
    visibility: verdict.visibility,
    code: verdict.code,
    ...(verdict.among === undefined ? {} : { among: plainJson({ ...verdict.among }) }),
    rationale: verdict.rationale,
    ...given('help', verdict.help),
    ...(verdict.expected === undefined ? {} : { expected: plainJson(verdict.expected) }),
    ...('actual' in verdict ? { actual: plainJson(verdict.actual) } : {}),
    ...(verdict.evidence === undefined ? {} : { evidence: evidenceJson(verdict.evidence, nameOf) }),
  };
}

function counterexampleJson(counterexample: Counterexample, nameOf: (tree: TreeSpec) => string): Json {
  const { class: name, kind, visibility, file, depthLimit, rationale, help } = counterexample;
  const { expected, actual, evidence, printed, isSmallest, probes } = counterexample;
  return {
    ...given('class', name),
    kind,
    visibility,
    file,
    ...(depthLimit === undefined ? {} : { depthLimit }),
    rationale,
    ...given('help', help),
    ...(expected === undefined ? {} : { expected: plainJson(expected) }),
    ...(actual === undefined ? {} : { actual: plainJson(actual) }),
    ...(evidence === undefined ? {} : { evidence: evidenceJson(evidence, nameOf) }),
    ...(printed === undefined ? {} : { printed: { text: printed.text, bytes: printed.bytes } }),
    isSmallest,
    probes,
  };
}

const given = (key: string, value: string | number | undefined): { [key: string]: Json } =>
  value === undefined ? {} : { [key]: value };

/**
 * Optional fields of our own that hold `undefined` are left out; only a student's value may be `"undefined"`.
 */
function evidenceJson(evidence: Evidence, nameOf: (tree: TreeSpec) => string): Json {
  const hasTree = evidence.kind === 'tree' && !('game' in evidence.tree);
  const named = hasTree ? { ...evidence, tree: nameOf(evidence.tree) } : evidence;
  return Object.fromEntries(
    Object.entries(named)
      .filter(([key, value]) => value !== undefined || key === 'returned')
      .map(([key, value]) => [
        key,
        key === 'returned' ? plainJson(value as Plain) : plainJson(withoutGaps(value as Plain)),
      ]),
  );
}

function withoutGaps(value: Plain): Plain {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly Plain[]).map(withoutGaps);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, withoutGaps(inner)]])),
  );
}

function plainJson(value: Plain): Json {
  if (value === undefined) return 'undefined';
  if (typeof value === 'number') return numberJson(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly Plain[]).map(plainJson);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainJson(inner)]));
}

const SPECIAL: Readonly<Record<string, Plain>> = {
  inf: Infinity,
  '-inf': -Infinity,
  nan: NaN,
  undefined: undefined,
};

/**
 * A value as it was before it was written to `result.json`. A text that reads like one of the four special
 * values is taken for it, since the file cannot tell them apart.
 */
export function plainFromJson(value: Json): Plain {
  if (typeof value === 'string') return Object.hasOwn(SPECIAL, value) ? SPECIAL[value] : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(plainFromJson);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainFromJson(inner)]));
}

function numberJson(value: number): Json {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  return value === 0 ? 0 : value;
}
