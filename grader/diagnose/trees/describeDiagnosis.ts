import type { SearchMistake } from '../../../mistakes/adversarial/searchMistake.ts';
import { type Visibility, VISIBILITIES } from '../../types/exercise.ts';
import type { Diagnosis } from '../../types/report.ts';
import type { Verdict } from '../../types/verdict.ts';
import { count } from '../../words/values.ts';
import type { CandidateSearch, Fault } from './candidateSearch.ts';
import { mayShow } from '../shared/counterexample.ts';
import type { SearchRun } from './searchRun.ts';

/** What was found to explain everything that a submission did. */
export interface Explanation {
  /** None where nothing known explains it. */
  readonly candidates: readonly CandidateSearch[];
  readonly probes: readonly SearchRun[];
  /** The first audience whose own runs, with the trees asked about, lead to them. */
  readonly visibility: Visibility;
}

/** Past so many that explain the same, naming them helps nobody. */
const MOST_NAMED = 3;

/** The diagnoses in words; the last resort is to say that no known mistake explains it. */
export function describeDiagnosis(
  { candidates, probes, visibility }: Explanation,
  runs: readonly SearchRun[],
  failed: readonly Verdict[],
): Diagnosis[] {
  const named = [...new Set(candidates.map(toldName))].map((name) =>
    candidates.filter((one) => toldName(one) === name),
  );
  if (named.length === 0) return [unknown(runs, probes, failed)];
  if (named.length > MOST_NAMED) return [several(named.length, visibility)];
  const seen = runs.filter((run) => mayShow(run.visibility, visibility));
  return named.map((alike) => inWords(alike, seen.length, probes.length, visibility));
}

/** Mistakes that come to the same are told as one. */
const toldName = ({ parts }: CandidateSearch): string =>
  parts
    .map(({ mistake, form }) => form.equivalentTo?.title ?? mistake.id)
    .sort()
    .join('+');

/** What is said of one part of a diagnosis. */
type Words = Pick<SearchMistake, 'id' | 'title' | 'words' | 'hint'> & { readonly form: string };

/** `alike`: mistakes that are told as one, in all of the forms that explain everything. */
function inWords(
  alike: readonly CandidateSearch[],
  runs: number,
  probes: number,
  visibility: Visibility,
): Diagnosis {
  const said = alike[0]!.parts.map((part) => wordsFor(part, alike));
  const forms = said.map(({ form }) => form).filter((form) => form !== '');
  const tested = probes === 0 ? '' : `, and in ${count(probes, 'random tree')} chosen to put it to the test`;
  return {
    mistake: said.map(({ id }) => id).join('+'),
    title: said.map(({ title }) => title).join('. And: '),
    sentence: said.map(({ words }) => words).join(' '),
    evidence: `This explains everything that your code did in ${count(runs, 'run')}${tested}${forms.length === 0 ? '' : ` (here: ${forms.join('; ')})`}.`,
    hint: said.map(({ hint }) => hint).join(' '),
    visibility,
  };
}

function wordsFor({ mistake, form: { equivalentTo } }: Fault, alike: readonly CandidateSearch[]): Words {
  const same = new Set(
    equivalentTo === undefined
      ? []
      : alike.flatMap(({ parts }) =>
          parts.filter(({ form }) => form.equivalentTo === equivalentTo).map((part) => part.mistake.id),
        ),
  );
  if (equivalentTo !== undefined && same.size > 1)
    return { ...equivalentTo, id: [...same].join('|'), form: '' };
  return { ...mistake, form: formIn(alike, mistake) };
}

/**
 * What sets the form of a mistake apart from its others; where several forms do as well, what they have in
 * common.
 */
function formIn(alike: readonly CandidateSearch[], mistake: SearchMistake): string {
  const forms = alike.flatMap(({ parts }) => parts.filter((part) => part.mistake === mistake));
  const words = new Set(
    forms.map(({ form, only }) => [form.label, only ?? ''].filter((word) => word !== '').join(', ')),
  );
  const figures = new Set(forms.map(({ form: { figure } }) => figure?.label ?? ''));
  const [only = ''] = words.size === 1 ? words : figures.size === 1 ? figures : [];
  return only;
}

function several(how: number, visibility: Visibility): Diagnosis {
  return {
    mistake: 'several',
    title: 'One of several known mistakes',
    sentence: 'Several known mistakes explain equally well what your search did, too many to name them.',
    evidence: `${how} mistakes, alone or two together, explain everything, and no tree that was tried tells them apart.`,
    hint: 'Look at the smallest example, and follow your search through it by hand.',
    visibility,
  };
}

function unknown(
  runs: readonly SearchRun[],
  probes: readonly SearchRun[],
  failed: readonly Verdict[],
): Diagnosis {
  const visibility = VISIBILITIES.find((level) => failed.some((verdict) => verdict.visibility === level))!;
  const seen = runs.filter((run) => mayShow(run.visibility, visibility)).length + probes.length;
  return {
    mistake: 'unknown',
    title: 'None of the known mistakes',
    sentence:
      'No mistake that is known here, and no two of them together, explains everything that your search did.',
    evidence: `${count(seen, 'run')} of your code were compared.`,
    hint: 'Look at the smallest example, and follow your search through it by hand.',
    visibility,
  };
}
