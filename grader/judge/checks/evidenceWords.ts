import type { EvidenceFamily } from '../../types/exercise.ts';
import type { ChanceEvidence } from '../../types/verdict.ts';
import type { Finding } from '../finding.ts';
import { count, showCount } from '../../words/values.ts';
import type { BrokenLaw } from './brokenLaw.ts';

/** What a correct submission does, for "does not …" and "as it should: …". */
const RIGHT: Readonly<Record<EvidenceFamily, string>> = {
  annealing: 'draw every neighbour with the same chance and accept a worse one with probability e^(ΔE/T)',
  ties: 'choose among equally good neighbours with the same chance for each',
  'first-choice':
    'take the first better neighbour of a random order, so that each better one is equally likely',
  stochastic: 'draw uphill moves with the chances that they should have',
  restarts: 'build its random states so that each is equally likely',
  selection: 'choose individuals in proportion to their fitness',
  crossover: 'cut the parents at every allowed place with the same chance',
  mutation: 'mutate with the given rate, at every position and to every value with the same chance',
  generations: 'breed generations with the chances that they should have',
};

/** Words for a verdict that the evidence decided. */
export function evidenceWords(
  evidence: ChanceEvidence,
  state: 'passed' | 'failed',
): { readonly rationale: string; readonly help?: string } {
  const { family, decisions, runs, highestLog10, threshold, alpha, mistake, ended, convention } = evidence;
  const seen = `${showCount(decisions)} ${decisions === 1 ? 'decision' : 'decisions'} of ${count(runs, 'run')}`;
  if (state === 'passed') {
    const why =
      ended === 'ruled-out'
        ? 'They rule out every known mistake.'
        : 'No evidence against it was found within the runs of this check, which is no proof.';
    const as = convention === undefined ? '' : ` They fit this convention: ${convention}.`;
    return {
      rationale: `In ${seen}, the choices fit a search that does what it should: ${RIGHT[family]}. ${why}${as}`,
    };
  }
  const found = `The evidence reached ${times(highestLog10)}; ${times(Math.log10(threshold))} is enough, and a correct submission comes to that at most once in ${showCount(Math.round(1 / alpha))} gradings.`;
  if (mistake === undefined)
    return {
      rationale: `Your code does not ${RIGHT[family]}: ${seen} cannot be explained by chance. ${found}`,
      help: 'No known mistake explains what was seen. Compare what you observe and expect in the chart.',
    };
  return { rationale: `${mistake.title} It should ${RIGHT[family]}. ${found} (${seen})`, help: mistake.hint };
}

/** `300 to 1`, `2 × 10⁷ to 1`. */
function times(log10: number): string {
  if (log10 < 4) return `${showCount(Math.round(10 ** log10))} to 1`;
  const exponent = Math.floor(log10 + 1e-9);
  const front = Math.round(10 ** (log10 - exponent) * 10) / 10;
  return `${front === 1 ? '' : `${front} × `}10${superscript(exponent)} to 1`;
}

function superscript(n: number): string {
  return String(n).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);
}

/**
 * Words for runs in which too few decisions can be seen: the student's to mend if a law was broken, else ours
 * to look at.
 */
export function noEvidenceWords(
  law: BrokenLaw | null,
  runs: number,
  evidence: ChanceEvidence | undefined,
): Finding {
  const shown = evidence === undefined || evidence.decisions === 0 ? {} : { evidence };
  if (law !== null) {
    return {
      state: 'not-checked',
      reason: 'student-error',
      rationale: `How your code draws cannot be judged before it keeps the rules of the algorithm. ${law.sentence}`,
      ...(law.help === undefined ? {} : { help: law.help }),
      ...shown,
    };
  }
  return {
    state: 'not-checked',
    reason: 'unreadable',
    rationale: `Too few of the choices that your code makes can be seen in ${count(runs, 'run')} to judge how it draws. That is no mistake: somebody will look at it, and until then its points are withheld.`,
    ...shown,
  };
}
