import { prunes } from '../../subjects/subjects.ts';
import type { Behaviour } from '../../words/diagnosis/behaviour.ts';
import { acceptedConventions, candidateSearch } from './candidateSearch.ts';
import type { DiagnosisContext } from './context.ts';
import type { SearchRun } from './searchRun.ts';
import { simulate } from './searchRun.ts';
import type { Signature } from './signature.ts';

/** A run beside what a correct search does on the same input. */
interface Compared {
  readonly run: SearchRun;
  readonly correct: Signature;
}

/** Fewer nodes than this show no habit. */
const LEAST_NODES = 4;

/**
 * What a search does in all of its runs, as plainly as can be seen: what the mistakes that may be behind it
 * have in common. Null where there is no such habit.
 */
export function commonBehaviour(context: DiagnosisContext, runs: readonly SearchRun[]): Behaviour | null {
  const [convention] = acceptedConventions(context.algorithm, context.conventions);
  if (convention === undefined) return null;
  const { algorithm, conventions, order, mostQuestions } = context;
  const compared = runs
    .filter(({ input, seen }) => input.game.name === 'tree' && seen.outcome === 'returned')
    .map((run): Compared => {
      const search = candidateSearch(algorithm, conventions, convention, []).make();
      return { run, correct: simulate(run, search, order, mostQuestions) };
    });
  if (compared.length === 0) return null;
  return (prunes({ algorithm }) ? ofCuts(compared) : null) ?? ofLeaves(compared) ?? ofAnswers(compared);
}

/** How many children are gone into, of each node of a player that is gone into and has several. */
function childrenEntered(
  { unrolled }: SearchRun,
  { evaluated }: Signature,
  player: 'max' | 'min',
): { readonly entered: number; readonly of: number }[] {
  const entered = new Set<number>();
  for (const leaf of evaluated)
    for (let node = leaf; node >= 0 && !entered.has(node); node = unrolled.parent(node)) entered.add(node);
  return [...entered].flatMap((node) => {
    const children = unrolled.children(node);
    // The root is left early by nobody.
    if (node === 0 || children.length < 2 || unrolled.game.player(node) !== player) return [];
    const count = children.filter((child) => entered.has(child)).length;
    return count === 0 ? [] : [{ entered: count, of: children.length }];
  });
}

function ofCuts(compared: readonly Compared[]): Behaviour | null {
  const habits = (['min', 'max'] as const)
    .map((player) => ({
      player,
      seen: compared.flatMap(({ run }) => childrenEntered(run, run.seen, player)),
      right: compared.flatMap(({ run, correct }) => childrenEntered(run, correct, player)),
    }))
    .filter(({ seen }) => seen.length >= LEAST_NODES);
  const uncut = habits.filter(
    ({ seen, right }) =>
      seen.every(({ entered, of }) => entered === of) && right.some(({ entered, of }) => entered < of),
  );
  if (uncut.length === 2) return { code: 'nothing-left-out', args: {} };
  const hasty = habits.find(
    ({ seen, right }) =>
      seen.every(({ entered }) => entered === 1) && right.some(({ entered }) => entered > 1),
  );
  if (hasty !== undefined) return { code: 'left-after-first-child', args: { player: hasty.player } };
  const [one] = uncut;
  return one === undefined ? null : { code: 'never-left-early', args: { player: one.player } };
}

function ofLeaves(compared: readonly Compared[]): Behaviour | null {
  const sets = compared.map(({ run, correct }) => ({
    seen: new Set(run.seen.evaluated),
    right: new Set(correct.evaluated),
  }));
  const hasMore = sets.some(({ seen, right }) => [...seen].some((leaf) => !right.has(leaf)));
  const hasLess = sets.some(({ seen, right }) => [...right].some((leaf) => !seen.has(leaf)));
  if (hasMore === hasLess) return null;
  return hasMore ? { code: 'looked-at-too-much', args: {} } : { code: 'looked-at-too-little', args: {} };
}

/** Of lists of utilities it is no number, unless they are equal. */
const difference = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : a === b ? 0 : NaN;

function ofAnswers(compared: readonly Compared[]): Behaviour | null {
  const errors = compared.flatMap(({ run: { seen }, correct }) =>
    seen.value.ok && correct.value.ok ? [difference(seen.value.value, correct.value.value)] : [],
  );
  if (errors.length < compared.length) return null;
  const wrong = errors.filter((error) => error !== 0);
  const sameLeaves = compared.every(
    ({ run, correct }) => new Set(run.seen.evaluated).size === new Set(correct.evaluated).size,
  );
  if (wrong.length === 0) return { code: 'action-alone-wrong', args: {} };
  if (!sameLeaves) return null;
  if (wrong.every((error) => error > 0)) return { code: 'value-too-high', args: {} };
  return wrong.every((error) => error < 0) ? { code: 'value-too-low', args: {} } : null;
}
