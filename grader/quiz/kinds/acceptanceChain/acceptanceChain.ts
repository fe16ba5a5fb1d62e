import { formatNumber } from '../../../words/numbers.ts';
import { exactOf, toNumber } from '../../exactNumber.ts';
import { numberField, numberGiven, roundedGiven } from '../../question/fields.ts';
import { QuestionError } from '../../question/kind.ts';
import type { QuestionKind } from '../../question/kind.ts';
import type { Given } from '../../types.ts';
import { USUAL_TOLERANCE } from '../shared/keys.ts';
import { drawRun, LEAST_APART } from './draw.ts';
import { keys } from './keys.ts';
import type { ChainQuestion, Run, Step } from './keys.ts';
import { slips } from './slips.ts';
import { walk } from './walk.ts';
import type { Walked } from './walk.ts';

/** `acceptance-chain`: a run of simulated annealing, step by step, with its random numbers. */
export const acceptanceChain: QuestionKind<ChainQuestion, null> = {
  name: 'acceptance-chain',
  summary: 'a run of annealing: how likely steps are, where they lead',
  example: {
    figure: null,
    question: {
      start: 5,
      chain: [
        { value: 3, temperature: 4, draw: 0.4 },
        { value: 2, temperature: 2, draw: 0.7 },
        { value: 6, temperature: 1, draw: 0.9 },
      ],
    },
  },
  figures: [],
  keys,
  required: ['start', 'chain'],
  period: 2,
  prompt: ({ question: { start } }) =>
    'Simulated annealing maximises the value of its state. In each step it draws a successor, and a random ' +
    'number r from 0 to 1; it goes there if r is below the probability that such a move is accepted. Now ' +
    `it stands in a state of value ${formatNumber(start)}. With which probability is each successor ` +
    'accepted, and what is the value of its state after that step?',
  fields: ({ question: { chain, tolerance } }) =>
    chain.flatMap(({ value, temperature, draw }, at) => [
      numberField(
        `${at + 1}.p`,
        `Step ${at + 1}, successor ${formatNumber(value)}, T = ${formatNumber(temperature)}: probability`,
        tolerance ?? USUAL_TOLERANCE,
        true,
      ),
      numberField(`${at + 1}.value`, `Step ${at + 1}, r = ${formatNumber(draw)}: value after it`),
    ]),
  look: (_ask, _world, at) =>
    at % 2 === 0
      ? 'ΔE is the value of the successor less that of the state before this step.'
      : 'Compare r with the probability of this step.',
  idea: () =>
    'A move with ΔE ≥ 0 is always taken, any other with probability e^(ΔE/T): it is taken where r is below ' +
    'that, and else the state stays what it was.',
  because: ({ question }, _world, at) => {
    const place = Math.floor(at / 2);
    const [step, walked] = [question.chain[place], walk(question)[place]];
    if (step === undefined || walked === undefined) return '';
    return at % 2 === 0 ? whySoLikely(step, walked) : whyThere(step, walked);
  },
  answer: ({ question }, { own }) => {
    const mine = own.chains.get(question.id);
    if (mine === undefined) checkDraws(question);
    return walk(question, mine).flatMap(givenOf);
  },
  learn: ({ question: { id } }, { local }, at, given) => {
    if (given.type !== 'number') return;
    const mine = local.chains.get(id) ?? { probabilities: new Map(), values: new Map() };
    local.chains.set(id, mine);
    const list = at % 2 === 0 ? mine.probabilities : mine.values;
    list.set(Math.floor(at / 2), toNumber(given.value));
  },
  vary: ({ question }, random) => ({ ...drawRun(question, random) }),
  slips: slips(givenOf),
};

function givenOf({ probability, after }: Pick<Walked, 'probability' | 'after'>): Given[] {
  return [roundedGiven(probability), numberGiven(exactOf(after))];
}

function whySoLikely({ value, temperature }: Step, { before }: Walked): string {
  const delta = formatNumber(value - before);
  const rise = `Now ΔE is ${formatNumber(value)} − ${formatNumber(before)} = ${delta}`;
  return value >= before
    ? `${rise}, and a move that makes nothing worse is always accepted.`
    : `${rise}, so that it is e^(ΔE/T) with T = ${formatNumber(temperature)}.`;
}

function whyThere({ draw }: Step, { probability, isAccepted }: Walked): string {
  const likely = formatNumber(Number(probability.toPrecision(4)));
  return isAccepted
    ? `The random number ${formatNumber(draw)} is below ${likely}, so the search goes there.`
    : `The random number ${formatNumber(draw)} is not below ${likely}, so the search stays.`;
}

/** Whoever rounds must come to the same. */
function checkDraws(run: Run): void {
  for (const [at, { probability }] of walk(run).entries()) {
    const draw = run.chain[at]?.draw ?? 0;
    if (probability < 1 && Math.abs(draw - probability) < LEAST_APART)
      throw new QuestionError(
        `chain[${at}].draw`,
        `${formatNumber(draw)}, next to the probability itself`,
        `a number at least ${formatNumber(LEAST_APART)} away from it`,
      );
  }
}
