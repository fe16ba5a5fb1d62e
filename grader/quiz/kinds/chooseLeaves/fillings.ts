import { Random } from '../../../../reference/random.ts';
import { HAND_MISTAKES } from '../../../../mistakes/byHand/handMistakes.ts';
import { exactOf } from '../../exactNumber.ts';
import { numberGiven } from '../../question/fields.ts';
import { QuestionError } from '../../question/kind.ts';
import type { Offered } from '../../question/elsewhere.ts';
import { treeWorld } from '../../tree/world.ts';
import { brokenCondition } from './broken.ts';
import { filled, leavesToChoose } from './filled.ts';
import type { ChooseAsk } from './filled.ts';

/** Fillings looked at for an example; past this the author is told that none was found. */
const MOST_TRIED = 20_000;
/** Fillings looked at for those that are offered. */
const MOST_OFFERED = 120;
/** Near misses that known mistakes are tried on. */
const MOST_LIKELY = 8;

/** Fillings in a fixed order: all of them in order where they are no more than `most`, else seeded draws. */
function* fillings(ask: ChooseAsk, most: number): Generator<number[]> {
  const [low, high] = ask.question.range;
  const { length } = leavesToChoose(ask);
  const span = high - low + 1;
  const all = span ** length;
  const random = Random.seeded(length * 31 + span);
  for (let tried = 0; tried < Math.min(all, most); tried += 1) {
    let left = tried;
    yield Array.from({ length }, () => {
      if (all > most) return random.integer(low, high);
      const value = low + (left % span);
      left = Math.floor(left / span);
      return value;
    });
  }
}

/** The first filling that works. */
export function example(ask: ChooseAsk): number[] {
  const { so, how } = ask.question;
  for (const values of fillings(ask, MOST_TRIED))
    if (brokenCondition(treeWorld(filled(ask, values)), so, how) === null) return values;
  throw new QuestionError(
    'so',
    'conditions that no values in range were found to meet',
    'conditions that can be met',
  );
}

/** Fillings that work, and others: those first that work for who makes a known mistake, then near misses. */
export function offeredFillings(ask: ChooseAsk): Offered {
  const { so, how } = ask.question;
  const right: number[][] = [];
  const wrong: { readonly values: number[]; readonly broken: number }[] = [];
  for (const values of fillings(ask, MOST_OFFERED)) {
    const world = treeWorld(filled(ask, values));
    const broken = Object.entries(so).filter(
      ([key, part]) => brokenCondition(world, { [key]: part }, how) !== null,
    ).length;
    if (broken === 0) right.push(values);
    else wrong.push({ values, broken });
  }
  const near = wrong.sort((a, b) => a.broken - b.broken).map(({ values }) => values);
  const likely = near
    .slice(0, MOST_LIKELY)
    .map((values) => ({ values, misled: misledBy(ask, values) }))
    .sort((a, b) => b.misled - a.misled)
    .map(({ values }) => values);
  const asGiven = (values: readonly number[]) => values.map((value) => numberGiven(exactOf(value)));
  return {
    right: (right.length === 0 ? [example(ask)] : right).map(asGiven),
    wrong: [...likely, ...near.slice(MOST_LIKELY)].map(asGiven),
  };
}

/** For how many known mistakes this filling works. */
function misledBy(ask: ChooseAsk, values: readonly number[]): number {
  const { so, how } = ask.question;
  const tree = filled(ask, values);
  return HAND_MISTAKES.filter(
    ({ replaces }) => replaces.applies(tree) && brokenCondition(treeWorld(tree, replaces), so, how) === null,
  ).length;
}
