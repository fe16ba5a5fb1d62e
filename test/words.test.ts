import { expect, test } from 'vitest';
import { type Call, readSource, sourcesOf } from './support/sources.ts';

/** Rooms that decide; sentences are made for people, in `grader/words/`, and nobody reads them back. */
const ROOMS = ['judge', 'report', 'diagnose', 'batch', 'quiz'].map((room) => `grader/${room}`);

/** What holds words of ours: properties, and the names that they are given. */
const WORDS = new Set(['rationale', 'help', 'sentence', 'title', 'summary', 'said', 'hint']);

/** Methods that look inside a text. */
const READS = new Set([
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'split',
]);

/** Methods of patterns, which read what they are given. */
const MATCHES = new Set(['test', 'exec']);

const readsWords = ({ on, method, given }: Call): boolean =>
  (WORDS.has(on) && READS.has(method)) || (MATCHES.has(method) && given.some((name) => WORDS.has(name)));

/** Uses that are no decision, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'grader/quiz/export/gift.ts': 'a title is written in the marks of another format',
};

test('no room that decides reads a sentence', () => {
  const sources = ROOMS.flatMap((room) => sourcesOf(room));
  const reading = sources.filter(({ calls }) => calls.some(readsWords)).map(({ path }) => path);
  expect(reading.filter((path) => !(path in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((path) => !reading.includes(path))).toEqual([]);
});

/** Patterns where observations are judged and explained, each with what it reads. */
const PATTERNS: Readonly<Record<string, string>> = {
  'grader/diagnose/shared/counterexample.ts': 'JSON that was just written is put on one line',
  'grader/diagnose/runs/runLikelihood.ts': 'the kind of a step, which is the first word of its key',
  'grader/diagnose/trees/explains.ts': 'actions that are numbers',
  'grader/diagnose/trees/treeScope.ts': 'actions that are numbers',
};

test('where observations are judged, no text is matched by a pattern', () => {
  const sources = ['grader/judge', 'grader/diagnose'].flatMap((room) => sourcesOf(room));
  const matching = sources.filter(({ patterns }) => patterns.length > 0).map(({ path }) => path);
  expect(matching.filter((path) => !(path in PATTERNS))).toEqual([]);
  expect(Object.keys(PATTERNS).filter((path) => !matching.includes(path))).toEqual([]);
});

test.each([
  ["verdict.rationale.startsWith('It')", true],
  ["finding?.help?.includes('x')", true],
  ['/never/.test(broken.sentence)', true],
  ["rationale.replace('Your function', 'getAction')", true],
  ['codes.includes(finding.code)', false],
  ['wordsOf(remark, voice).rationale', false],
  ['verdicts.some(({ state }) => state === other)', false],
])('%s reads a sentence: %s', (text, reads) => {
  expect(readSource('grader/judge/x.ts', text).calls.some(readsWords)).toBe(reads);
});
