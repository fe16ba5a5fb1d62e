import type { SearchMistake } from '../../../mistakes/adversarial/searchMistake.ts';
import { type Visibility, VISIBILITIES } from '../../types/exercise.ts';
import type { Diagnosis } from '../../types/report.ts';
import type { Verdict } from '../../types/verdict.ts';
import {
  type Basis,
  explanationEvidence,
  severalEvidence,
  severalMistakes,
  unknownEvidence,
  unknownMistake,
} from '../../words/diagnosis/diagnosis.ts';
import { mayShow } from '../shared/counterexample.ts';
import { MOST_NAMED } from '../shared/diagnosisResult.ts';
import { behaviourWords } from '../../words/diagnosis/behaviour.ts';
import { commonBehaviour } from './behaviour.ts';
import type { DiagnosisContext } from './context.ts';
import type { CandidateSearch, Fault } from './candidateSearch.ts';
import type { Explanation } from './explainTrees.ts';
import type { SearchRun } from './searchRun.ts';

/** The diagnoses in words; the last resort is to say that no known mistake explains it. */
export function describeDiagnosis(
  context: DiagnosisContext,
  explained: Explanation,
  runs: readonly SearchRun[],
  failed: readonly Verdict[],
): Diagnosis[] {
  const diagnoses = describeExplanation(explained, runs, failed);
  const mayBeSeveral = diagnoses.length > 1 || diagnoses.some(({ mistake }) => mistake === 'several');
  if (!mayBeSeveral) return diagnoses;
  const shown = runs.filter((run) => mayShow(run.visibility, explained.visibility));
  const behaviour = commonBehaviour(context, shown);
  if (behaviour === null) return diagnoses;
  return diagnoses.map((each) => ({ ...each, common: behaviourWords(behaviour) }));
}

function describeExplanation(
  { candidates, probes, visibility }: Explanation,
  runs: readonly SearchRun[],
  failed: readonly Verdict[],
): Diagnosis[] {
  const basisFor = (level: Visibility): Basis => ({
    runs: runs.filter((run) => mayShow(run.visibility, level)).length,
    choices: 0,
    probes: probes.length,
  });
  const groups = [...new Set(candidates.map(groupName))].map((name) =>
    candidates.filter((candidate) => groupName(candidate) === name),
  );
  if (groups.length === 0) {
    const level =
      VISIBILITIES.find((one) => failed.some((verdict) => verdict.visibility === one)) ?? visibility;
    return [
      {
        ...unknownMistake('search'),
        evidence: unknownEvidence('search', basisFor(level)),
        visibility: level,
      },
    ];
  }
  const basis = basisFor(visibility);
  if (groups.length > MOST_NAMED)
    return [
      {
        ...severalMistakes('search'),
        evidence: severalEvidence('search', groups.length, basis),
        visibility,
      },
    ];
  return groups.map((alike) => describeGroup(alike, basis, visibility));
}

/** The same for candidates that are described together: the same mistakes, or mistakes equivalent to them. */
const groupName = ({ faults }: CandidateSearch): string =>
  faults
    .map(({ mistake, form }) => form.equivalentTo?.title ?? mistake.id)
    .sort()
    .join('+');

/** What is said of one fault of a diagnosis. */
type FaultWords = Pick<SearchMistake, 'id' | 'title' | 'words' | 'hint'> & { readonly form: string };

/** `alike`: candidates that are described together, in all of the forms that explain everything. */
function describeGroup(alike: readonly CandidateSearch[], basis: Basis, visibility: Visibility): Diagnosis {
  const [first] = alike;
  const said = (first?.faults ?? []).map((fault) => wordsFor(fault, alike));
  const forms = said.map(({ form }) => form).filter((form) => form !== '');
  return {
    mistake: said.map(({ id }) => id).join('+'),
    title: said.map(({ title }) => title).join('. And: '),
    sentence: said.map(({ words }) => words).join(' '),
    evidence: explanationEvidence(basis, forms),
    hint: said.map(({ hint }) => hint).join(' '),
    visibility,
  };
}

function wordsFor({ mistake, form: { equivalentTo } }: Fault, alike: readonly CandidateSearch[]): FaultWords {
  if (equivalentTo === undefined) return { ...mistake, form: commonForm(alike, mistake) };
  const same = new Set(
    alike.flatMap(({ faults }) =>
      faults.filter(({ form }) => form.equivalentTo === equivalentTo).map((fault) => fault.mistake.id),
    ),
  );
  return same.size > 1
    ? { ...equivalentTo, id: [...same].join('|'), form: '' }
    : { ...mistake, form: commonForm(alike, mistake) };
}

/**
 * What sets the form of a mistake apart from its others; where several forms do as well, what they have in
 * common.
 */
function commonForm(alike: readonly CandidateSearch[], mistake: SearchMistake): string {
  const faults = alike.flatMap((one) => one.faults.filter((fault) => fault.mistake === mistake));
  const labels = new Set(
    faults.map(({ form, region }) => [form.label, region ?? ''].filter((word) => word !== '').join(', ')),
  );
  const constants = new Set(faults.map(({ form: { figure } }) => figure?.label ?? ''));
  const [common = ''] = labels.size === 1 ? labels : constants.size === 1 ? constants : [];
  return common;
}
