import { bankOf, idsThatDrawLike, showsInChances } from '../../../mistakes/local/localBank.ts';
import { askedSubjectOf } from '../../subjects/asked.ts';
import type { Exercise, Visibility } from '../../types/exercise.ts';
import type { Diagnosis } from '../../types/report.ts';
import type { ObserveTrusted } from '../../types/trusted.ts';
import { type FailedChanceTest, failsSameTest } from './failedChanceTest.ts';
import type { KnownMistake } from './knownPrograms.ts';
import type { MistakeMatcher } from './mistakeMatcher.ts';
import type { PairFilter } from './mistakePairs.ts';
import type { RunSample } from './runSample.ts';

/** What is known to one audience. */
export interface AudienceView {
  readonly level: Visibility;
  readonly runs: readonly RunSample[];
  /** Tests of chances that failed, and whether any passed. */
  readonly failed: readonly FailedChanceTest[];
  readonly hasPassed: boolean;
}

export type NamedMistake = Pick<Diagnosis, 'mistake' | 'title' | 'sentence' | 'hint'>;

/** Mistakes that explain the laws broken, and the chances: single ones or, where none does, two at once. */
export function explainRuns(
  exercise: Exercise,
  matcher: MistakeMatcher,
  observe: ObserveTrusted,
  seen: AudienceView,
): NamedMistake[] {
  const bank = askedSubjectOf(exercise) ?? bankOf([]);
  const { runs, failed, hasPassed } = seen;
  const byChance = failed.map(({ evidence }) => evidence.mistake ?? null);
  // The first test, which most can see, must name it, and no other another.
  const chosen = byChance.every((one) => one === null || one.id === byChance[0]?.id)
    ? (byChance[0] ?? null)
    : null;
  const inBank = chosen === null ? [] : idsThatDrawLike(bank, chosen.id);
  if (runs.every(({ cause }) => cause === null)) {
    if (chosen === null) return [];
    // Laws alone say nothing then, but what is named must be able to keep them.
    return inBank.length === 0
      ? [{ mistake: chosen.id, title: chosen.title, sentence: chosen.words, hint: chosen.hint }]
      : named(matcher.possible(runs, inBank));
  }
  // What a test of chances would have caught, and did not, is none of it.
  const isRefuted = hasPassed && failed.length === 0;
  const isOpen = ({ id }: KnownMistake): boolean => !(isRefuted && showsInChances(bank, id));
  const areOpen: PairFilter = (one, other) => isOpen(one) && isOpen(other);
  const accountsFor = (mistake: KnownMistake): boolean =>
    failed.every((test) => failsSameTest(exercise, test, mistake, observe));
  const explaining = matcher.explaining(runs).filter(isOpen);
  // Thousands of choices tell more than a few runs, unless the runs are of hundreds of calls themselves.
  const isPart = runs.some(({ input }) => input.kind === 'part');
  const singles = firstFound([
    () => explaining.filter(({ id }) => inBank.includes(id)),
    () => (isPart && explaining.length > 0 ? [] : matcher.possible(runs, inBank)),
    () => explaining.filter(accountsFor),
  ]);
  if (singles.length > 0)
    return named(
      firstFound([() => matcher.withSecond(singles, runs, areOpen).filter(accountsFor), () => singles]),
    );
  // Two at once: what the test of chances names with another that the laws show, or else any two.
  const isChosen = ({ id }: KnownMistake): boolean => inBank.includes(id);
  const withChosen: PairFilter = (one, other) => areOpen(one, other) && (isChosen(one) || isChosen(other));
  return named(
    firstFound(
      [withChosen, areOpen].map(
        (isWanted) => () => matcher.explainingPairs(runs, isWanted).filter(accountsFor),
      ),
    ),
  );
}

/** The first list that is not empty. */
function firstFound(lists: readonly (() => KnownMistake[])[]): KnownMistake[] {
  for (const list of lists) {
    const found = list();
    if (found.length > 0) return found;
  }
  return [];
}

/** One of each name: forms of a mistake are told alike. */
const named = (found: readonly KnownMistake[]): NamedMistake[] =>
  found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at).map(wordsOf);

const wordsOf = ({ id, title, words, hint }: KnownMistake): NamedMistake => ({
  mistake: id,
  title,
  sentence: words,
  hint,
});
