/**
 * A report as a person reviews it: a line for the submission, one for each verdict and diagnosis, and short
 * hashes of all that is too long to be read. Whatever changes in a report changes a line, but for the source
 * that was handed in, whose hash is in the first.
 */
import { createHash } from 'node:crypto';

/**
 * Submissions whose `result.json` is kept whole as well, one of a kind: the staff's or the student's. Where
 * trees are many, they are kept by their names, which are hashes of them.
 */
export const WHOLE = [
  { slug: 'alpha-beta', id: 'quentin-lefèvre', audience: 'student' },
  { slug: 'expectimax', id: 'tariq-siddiqui', audience: 'student', treesByName: true },
  { slug: 'multi-agents', id: 'gina-lombardi', audience: 'student', treesByName: true },
  { slug: 'hill-climbing', id: 'keiko-mori', audience: 'staff' },
  { slug: 'first-choice', id: 'dalia-hassan', audience: 'staff' },
  { slug: 'random-selection', id: 'cyrus-amiri', audience: 'staff' },
];

const HEAD = `# What each submission of the sample class gets. Written by \`npm run goldens\`: do not edit.
# submission | status | points | what else there is to know
#   check/case | verdict and points | sentence | hashes of what is too long to be read
`;

/** A whole result as it is kept, from the text of its `result.json`. */
export function wholeGolden(text, { treesByName = false }) {
  if (!treesByName) return text;
  const at = text.indexOf('\n  "trees": {\n');
  const names = Object.keys(JSON.parse(text).trees);
  return `${text.slice(0, at)}\n  "trees": ${JSON.stringify(names, null, 2).replaceAll('\n', '\n  ')}\n}\n`;
}

/** The text of a class's file, from the lines of its submissions. */
export function classGolden(submissions) {
  return `${HEAD}${submissions.map((lines) => `\n${lines.join('\n')}\n`).join('')}`;
}

/** The lines of each submission, by its id. */
export function readClassGolden(text) {
  const blocks = text.split('\n\n').slice(1);
  return new Map(
    blocks.map((block) => {
      const lines = block.trimEnd().split('\n');
      return [lines[0].split(' | ')[0], lines];
    }),
  );
}

export function goldenLines(report) {
  const {
    version: _,
    source: _source,
    submission,
    status,
    note,
    score,
    verdicts,
    diagnoses,
    counterexample,
    ...others
  } = report;
  const { id, language, files, hash: handedIn } = submission;
  const points = `${score.earned} of ${score.max}`;
  // What the exercise says of its cases is the same for the whole class, and fills no line.
  const cases = verdicts.map(({ evidence: _e, expected: _x, actual: _a, help: _h, ...rest }) => rest);
  return [
    line(id, status, note, points, language, files.join(', '), `handed in ${handedIn.slice(0, 8)}`),
    ...verdicts.map(verdictLine),
    ...diagnoses.map(diagnosisLine),
    ...(counterexample === undefined ? [] : [counterexampleLine(counterexample)]),
    `  and | ${hashes({ ...others, cases, score, submission })}`,
  ];
}

function verdictLine(verdict) {
  const {
    check,
    case: name,
    state,
    reason,
    points,
    maxPoints,
    rationale,
    expected,
    help,
    evidence,
  } = verdict;
  const place = name === undefined ? check : `${check}/${name}`;
  const worth = points === maxPoints ? points : `${points} of ${maxPoints}`;
  const outcome = reason === undefined || reason === 'student-error' ? state : `${state} for ${reason}`;
  const actual = 'actual' in verdict ? { actual: verdict.actual } : {};
  return `  ${line(place, `${outcome} ${worth}`, rationale, hashes({ expected, ...actual, help, evidence }))}`;
}

function diagnosisLine({ mistake, classes = [], title, evidence, visibility, ...rest }) {
  return `  ${line('diagnosis', [...classes, mistake].join(': '), visibility, title, evidence, hashes(rest))}`;
}

function counterexampleLine({ class: name = '', kind, visibility, file, rationale, isSmallest, ...rest }) {
  const size = isSmallest ? 'smallest' : 'small';
  return `  ${line(`${size} input`, `${name} ${kind}`.trim(), visibility, file, rationale, hashes(rest))}`;
}

/** Texts of a student may hold anything; a line holds no line end. */
const line = (...parts) =>
  parts
    .filter((part) => part !== '' && part !== null)
    .map((part) => part.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r'))
    .join(' | ');

/** `evidence 1f3a90c2, help 77ab12d0`: a hash for each key, so that a change says where it is. */
const hashes = (values) => {
  const keys = Object.keys(values).filter((key) => values[key] !== undefined || key === 'actual');
  return sorted(keys.map((key) => `${key} ${hash(values[key])}`)).join(', ');
};

const sorted = (texts) => texts.sort((a, b) => (a < b ? -1 : 1));

const SPECIAL = { Infinity: 'inf', '-Infinity': '-inf', NaN: 'nan' };

const hash = (value) => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 8);

/** One text for each value: keys sorted, the rest as `result.json` has it. */
function canonical(value) {
  if (value === undefined) return '"undefined"';
  if (typeof value === 'number' && !Number.isFinite(value)) return JSON.stringify(SPECIAL[String(value)]);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${sorted(keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)).join(',')}}`;
}
