import type { EvidenceFamily } from '../types/exercise.ts';
import { type BrokenLawRemark, sayBrokenLaw } from './laws/laws.ts';
import { count, grouped } from './numbers.ts';
import { type NoArgs, type Templates, say } from './remark.ts';
import type { Vocabulary } from './vocabulary.ts';

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

const BY_STATES = (): string =>
  'ask problem.neighbours for each state on its way, one after the other, and for no others';
const BY_ANSWERS = (): string => 'return what it chooses';

/** What shows the choices of a family, for "it should …". */
const SEEN_BY: Readonly<Record<EvidenceFamily, (vocabulary: Vocabulary) => string>> = {
  annealing: () =>
    'ask schedule(t), draw from what problem.neighbours gave for the current state, and ask for the ' +
    'neighbours of no other state, in each step',
  ties: BY_STATES,
  'first-choice': BY_STATES,
  stochastic: BY_STATES,
  restarts: () => 'ask problem.neighbours for each state of each climb, and for no others',
  selection: BY_ANSWERS,
  crossover: BY_ANSWERS,
  mutation: BY_ANSWERS,
  generations: ({ option }) => `call ${option('onGeneration')} with each new population`,
};

/** What was looked at. */
export interface Looked {
  readonly family: EvidenceFamily;
  readonly decisions: number;
  readonly runs: number;
  /** Variants that the exercise accepts besides, in words. */
  readonly besides: readonly string[];
}

/** How strong the evidence became, how strong it had to be, and how rarely a correct one comes to that. */
export interface Strength {
  readonly highestLog10: number;
  readonly threshold: number;
  readonly alpha: number;
}

const right = ({ family, besides }: Pick<Looked, 'family' | 'besides'>): string =>
  besides.length === 0
    ? RIGHT[family]
    : `${RIGHT[family]}, or do what is accepted besides (${besides.join('; ')})`;

const seen = ({ decisions, runs }: Pick<Looked, 'decisions' | 'runs'>): string =>
  `${count(decisions, 'decision')} of ${count(runs, 'run')}`;

const strengthWords = ({ highestLog10, threshold, alpha }: Strength): string =>
  `The evidence reached ${odds(highestLog10)}; ${odds(Math.log10(threshold))} is enough, and a ` +
  `correct submission comes to that at most once in ${grouped(Math.round(1 / alpha))} gradings.`;

/** `300 to 1`, `2 × 10⁷ to 1`. */
function odds(log10: number): string {
  if (log10 < 4) return `${grouped(Math.round(10 ** log10))} to 1`;
  const exponent = Math.floor(log10 + 1e-9);
  const front = Math.round(10 ** (log10 - exponent) * 10) / 10;
  return `${front === 1 ? '' : `${front} × `}10${superscript(exponent)} to 1`;
}

const superscript = (n: number): string =>
  String(n).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

/** What the decisions of a randomised search say of its chances. */
export const CHANCES = {
  'chances-right': ({ convention, ...looked }: Looked & { convention: string | null }) => {
    const why =
      'All of them were looked at, together and case by case, for any other leaning. None showed, which is ' +
      'no proof: the smaller a leaning, the more runs it takes.';
    const as = convention === null ? '' : ` They fit this convention: ${convention}.`;
    return say(
      `In ${seen(looked)}, the choices fit a search that does what it should: ` +
        `${right(looked)}. ${why}${as}`,
    );
  },
  'chances-wrong': (args: Looked & Strength) =>
    say(
      `Your code does not ${right(args)}: ${seen(args)} cannot be explained by chance. ` +
        strengthWords(args),
      'No known mistake explains what was seen. Compare what you observe and expect in the chart.',
    ),
  'draws-unused': ({ choices, draws, ...args }: Looked & Strength & { choices: number; draws: number }) =>
    say(
      `Your code should ${right(args)}, but what it chooses does not depend on what it draws: ` +
        'some runs were made again on the same input with other random numbers, and ' +
        `${choices === 1 ? 'the choice' : `${grouped(choices)} choices`} came out as before. ` +
        strengthWords(args),
      draws === 0
        ? 'Draw with the random that your function is given.'
        : 'Choose by the numbers that you draw, not beside them.',
    ),
  'chances-of-a-mistake': ({ words, hint, ...args }: Looked & Strength & { words: string; hint: string }) =>
    say(`${words} It should ${right(args)}. ${strengthWords(args)} (${seen(args)})`, hint),
  'laws-before-chances': ({ broken }: { broken: BrokenLawRemark }, vocabulary: Vocabulary) => {
    const { rationale, help } = sayBrokenLaw(broken, vocabulary);
    return say(
      `How your code draws cannot be judged before it keeps the rules of the algorithm. ${rationale}`,
      help,
    );
  },
  'choices-unseen': ({ family, runs }: Pick<Looked, 'family' | 'runs'>, vocabulary: Vocabulary) =>
    say(
      `Too few of the choices that your code makes can be seen in ${count(runs, 'run')} to judge how ` +
        `it draws. It should ${SEEN_BY[family](vocabulary)}.`,
      'The handout says what to ask, so that your search can be followed.',
    ),
  'choices-of-several-ways': ({ runs, ...looked }: Pick<Looked, 'family' | 'runs' | 'besides'>) =>
    say(
      `Your code should ${right(looked)}: one of these, and in ${count(runs, 'run')} no single one can ` +
        'make all the choices that were seen.',
      'Choose in one and the same way in every call.',
    ),
  'starts-drawn-by-us': (_: NoArgs, { name }: Vocabulary) =>
    say(
      `Every climb starts from a state that problem.${name('randomState')}() gave, so its start is ` +
        'drawn fairly.',
    ),
} satisfies Templates;
