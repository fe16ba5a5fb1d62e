import type { Among, InputKind } from '../types/verdict.ts';
import { BOUNDED_LEAVES } from './boundedLeaves.ts';
import { CALLS } from './calls.ts';
import { CHANCES } from './chances.ts';
import { BROKEN_ENDINGS, ENDINGS, FAULTS } from './endings.ts';
import { ACTIONS, ALL_ACTIONS, VALUES } from './gameAnswers.ts';
import { BROKEN_LAWS, LAW_SUMMARIES } from './laws/laws.ts';
import { DIFFERENCES, LEAVES } from './leaves.ts';
import { HOLDING } from './holding.ts';
import { grouped } from './numbers.ts';
import { type RemarkOf, type Templates, type Words, say, speaker } from './remark.ts';
import { UTILITIES } from './severalAnswers.ts';
import { type Voice, type Vocabulary, vocabularyOf } from './vocabulary.ts';

const KINDS: Readonly<Record<InputKind, string>> = { trees: 'random trees', runs: 'runs' };

const CASES = {
  'all-passed': ({ inputs, kind }: { inputs: number; kind: InputKind }): Words =>
    say(`All ${grouped(inputs)} ${KINDS[kind]} passed.`),
} satisfies Templates;

/** The areas, for a test that no code stands in two of them. */
export const AREAS: readonly Templates[] = [
  VALUES,
  ACTIONS,
  ALL_ACTIONS,
  UTILITIES,
  HOLDING,
  CALLS,
  DIFFERENCES,
  LEAVES,
  BOUNDED_LEAVES,
  BROKEN_LAWS,
  LAW_SUMMARIES,
  CHANCES,
  ENDINGS,
  BROKEN_ENDINGS,
  FAULTS,
  CASES,
];

const ONE_RUN = {
  ...VALUES,
  ...ACTIONS,
  ...ALL_ACTIONS,
  ...UTILITIES,
  ...HOLDING,
  ...CALLS,
  ...DIFFERENCES,
  ...LEAVES,
  ...BOUNDED_LEAVES,
  ...BROKEN_LAWS,
  ...LAW_SUMMARIES,
  ...CHANCES,
  ...ENDINGS,
  ...BROKEN_ENDINGS,
  ...FAULTS,
  ...CASES,
};

/** What is said of one run by itself. */
export type RunRemark = RemarkOf<typeof ONE_RUN>;

const sayOfRun = speaker(ONE_RUN);

const BETWEEN_RUNS = {
  'state-kept-between-calls': ({ then }: { then: RunRemark }, vocabulary: Vocabulary): Words =>
    say(
      'Your code keeps state between calls: this case is right in a fresh start, but not after other ' +
        `calls. Then: ${sayOfRun(then, vocabulary).rationale}`,
      'Give each call its own variables: a best value, a counter or a list at the top of the file ' +
        'lives on from one call to the next.',
    ),
} satisfies Templates;

/** Everything that can be said of what a check looks at. */
export type Remark = RunRemark | RemarkOf<typeof BETWEEN_RUNS>;

export type Code = Remark['code'];

const sayRemark = speaker({ ...ONE_RUN, ...BETWEEN_RUNS });

/** Says a remark to whoever it is for. */
export function wordsOf(remark: Remark, voice: Voice, among?: Among): Words {
  const words = sayRemark(remark, vocabularyOf(voice));
  return among === undefined ? words : { ...words, rationale: `${words.rationale} ${amongWords(among)}` };
}

/** `(3 of 20 random trees fail; this is the smallest.)` */
export function amongWords({ failed, of, kind }: Among): string {
  if (failed === 1) return `(1 of ${of} ${KINDS[kind]} fails; this is it.)`;
  return `(${failed} of ${of} ${KINDS[kind]} fail; this is the ${kind === 'runs' ? 'first' : 'smallest'}.)`;
}
