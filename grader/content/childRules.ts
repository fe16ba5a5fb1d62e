import Fraction from 'fraction.js';
import type { PlayerSpec } from '../../reference/games/treeSpec.ts';
import type { Problems } from './problems.ts';
import { isExplicit, mayMean, pathOf } from './treeVisit.ts';
import type { Visit } from './treeVisit.ts';
import { quote } from '../words/quoting.ts';

/** Probabilities of a chance node add up to 1 within this. */
const PROBABILITY_TOLERANCE = 1e-9;

/** Siblings must be told apart by their actions; an action left out is the child's place in decimal. */
export function checkActions(visit: Visit, children: readonly unknown[], problems: Problems): void {
  if (!children.some((child) => isExplicit(child) && typeof child['action'] === 'string')) return;
  const first = new Map<string, number>();
  children.forEach((child, step) => {
    const given = isExplicit(child) ? child['action'] : undefined;
    if ((given !== undefined && typeof given !== 'string') || mayMean(child, 'action')) return;
    const action = given ?? String(step);
    const other = first.get(action);
    if (other === undefined) {
      first.set(action, step);
      return;
    }
    // The one that was written is the one to change.
    const [written, unlike] = given === undefined ? [other, step] : [step, other];
    problems.add({
      code: 'repeated-action',
      place: `${pathOf({ node: children[written], above: visit, step: written, ply: visit.ply + 1 })}.action`,
      found: quote(action),
      expected: 'an action that no sibling has',
      hint: `child ${unlike} has it too${given === undefined ? ', by its place' : ''}`,
    });
  });
}

/**
 * Children of a chance node carry probabilities that add up to 1, or none does; other children carry none.
 */
export function checkChildProbabilities(
  visit: Visit,
  children: readonly unknown[],
  mover: PlayerSpec | null,
  problems: Problems,
): void {
  if (mover === null) return;
  const place = (step: number): string =>
    pathOf({ node: children[step], above: visit, step, ply: visit.ply + 1 });
  const carried = children.map((child) => (isExplicit(child) ? child['probability'] : undefined));
  const given = carried.filter((probability) => probability !== undefined);
  if (given.length === 0 || children.some((child) => mayMean(child, 'probability'))) return;
  if (mover !== 'chance') {
    const name = typeof mover === 'number' ? `player ${mover}` : mover.toUpperCase();
    carried.forEach((probability, step) => {
      if (probability !== undefined)
        problems.add({
          code: 'probability-without-chance',
          place: `${place(step)}.probability`,
          found: 'a probability where chance does not move',
          expected: 'probabilities only under a chance node',
          hint: `${name} moves at ${pathOf(visit)}`,
        });
    });
    return;
  }
  if (given.length < children.length) {
    problems.add({
      code: 'some-probabilities-missing',
      place: place(carried.indexOf(undefined)),
      found: 'no probability',
      expected: 'a probability, as its siblings have',
      hint: 'give one to all children of a chance node, or to none when they are equally likely',
    });
    return;
  }
  // Above 1 as a number is the schema's to refuse; a fraction is looked at here.
  carried.forEach((probability, step) => {
    if (isFraction(probability) && new Fraction(probability).compare(1) > 0)
      problems.add({
        code: 'wrong-value',
        place: `${place(step)}.probability`,
        found: quote(probability),
        expected: 'a fraction of at most 1',
      });
  });
  const sum = sumOf(given);
  if (sum !== null && sum !== '1')
    problems.add({
      code: 'probabilities-do-not-sum-to-1',
      place: pathOf(visit),
      found: `probabilities that add up to ${sum}`,
      expected: 'a sum of 1',
    });
}

const isFraction = (written: unknown): written is string =>
  typeof written === 'string' && /^[0-9]{1,9}\/[1-9][0-9]{0,8}$/.test(written);

/**
 * What probabilities add up to, as it is said: fractions exactly, others within the tolerance. Null where one
 * is wrong by itself.
 */
function sumOf(given: readonly unknown[]): string | null {
  if (given.every(isFraction)) {
    if (given.some((each) => new Fraction(each).compare(1) > 0)) return null;
    return given.reduce((total, each) => total.add(each), new Fraction(0)).toFraction();
  }
  const values = given.map((each) => (isFraction(each) ? new Fraction(each).valueOf() : each));
  if (!values.every((each) => typeof each === 'number' && each >= 0 && each <= 1)) return null;
  const sum = (values as number[]).reduce((total, each) => total + each, 0);
  return Math.abs(sum - 1) <= PROBABILITY_TOLERANCE ? '1' : String(Number(sum.toPrecision(10)));
}
