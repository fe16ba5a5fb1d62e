import type { LocalRun } from '../../../reading/localRun.ts';
import { isDraw } from '../../../reading/localRun.ts';
import { type Step, isListed } from '../../../reading/annealingSteps.ts';
import { type Neighbourhood, type State, countDifferent, sameState } from '../../../reading/neighbourhood.ts';
import type { Broken } from './broken.ts';
import { valued } from './brokenAnswers.ts';
import { itemAt } from '../../../types/lookup.ts';

/**
 * Where no parse explains the log, the first step to a state that is no neighbour is to blame, if there is
 * one. A search that is cold at once need not look at any.
 */
export function brokenMove(run: LocalRun, isExplained: boolean, isColdAtOnce: boolean): Broken | null {
  const { path } = run;
  if (path.length === 0 && run.isFinished && !isColdAtOnce) {
    return {
      law: 'moves',
      remark: { code: 'never-asked-neighbours', args: {} },
      expected: null,
    };
  }
  if (isExplained) return null;
  /** Where any state so far leads; each is looked at once. */
  const reached = new Set<string>();
  const left = new Set<State>();
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [itemAt(path, at - 1), itemAt(path, at)];
    if (!left.has(from)) for (const next of run.around(from).neighbours) reached.add(next.join());
    left.add(from);
    if (reached.has(to.join())) continue;
    return {
      law: 'moves',
      at,
      remark: { code: 'went-to-no-neighbour', args: { from: valued(run, from), to: valued(run, to) } },
      expected: null,
    };
  }
  return null;
}

/** A neighbour that is no worse is always taken: one that was weighed, or whichever it was. */
export const brokenUphill = (run: LocalRun, parses: readonly (readonly Step[])[]): Broken | null =>
  weighedAndRefused(run, parses) ?? stayedWhereNoneIsWorse(run, parses);

/**
 * A proposal that is no worse, and was not taken. Only where the search weighs exactly one neighbour in each
 * iteration: one that remembers values may weigh something else than what it proposes.
 */
function weighedAndRefused(run: LocalRun, parses: readonly (readonly Step[])[]): Broken | null {
  const { points } = run.observation;
  const found = parses.map((steps) => {
    const seen = steps.slice(0, -1).filter(({ t }) => isListed(t));
    if (
      seen.length === 0 ||
      seen.some(
        ({ evaluated, next, state }) =>
          evaluated === null || next === null || (next !== state && next !== evaluated),
      )
    )
      return null;
    const at = seen.findIndex(
      ({ state, next, evaluated }) =>
        next === state && run.value(itemAt(points, evaluated!)) >= run.value(itemAt(points, state)),
    );
    return at < 0 ? null : { at: steps.indexOf(itemAt(seen, at)), step: itemAt(seen, at) };
  });
  const [first] = found;
  if (first === null || first === undefined || found.some((each) => each === null)) return null;
  const { at, step } = first;
  const [from, to] = [itemAt(points, step.state), itemAt(points, step.evaluated!)];
  const isLevel = run.value(from) === run.value(to);
  return {
    law: 'uphill',
    at,
    remark: {
      code: 'better-not-taken',
      args: { t: step.t, from: valued(run, from), drawn: valued(run, to), isLevel },
    },
    expected: [...to],
  };
}

/** A step that stayed at a state although none of its neighbours is worse, however the log is read. */
function stayedWhereNoneIsWorse(run: LocalRun, parses: readonly (readonly Step[])[]): Broken | null {
  const { points } = run.observation;
  const noneIsWorse = ({ state, value, values, neighbours, isUnclear }: Neighbourhood): boolean =>
    !isUnclear &&
    values.length > 0 &&
    values.every((other) => other >= value) &&
    !neighbours.some((neighbour) => sameState(neighbour, state));
  const found = parses.map((steps) =>
    steps.findIndex(
      ({ t, state, next }) => next === state && isListed(t) && noneIsWorse(run.around(itemAt(points, state))),
    ),
  );
  const [at] = found;
  if (at === undefined || found.includes(-1)) return null;
  const { t, state } = itemAt(itemAt(parses, 0), at);
  const from = itemAt(points, state);
  const { neighbours, values } = run.around(from);
  const worst = itemAt(neighbours, values.indexOf(Math.min(...values)));
  return {
    law: 'uphill',
    at,
    remark: {
      code: 'stayed-where-none-is-worse',
      args: {
        t,
        from: valued(run, from),
        worst: valued(run, worst),
        isLevel: values.includes(run.value(from)),
      },
    },
    expected: [...worst],
  };
}

/**
 * Where each state had one neighbour only, it need not be drawn; whether it was then accepted needs no draw
 * where it is no worse.
 */
export function drawsNothing(run: LocalRun): Broken | null {
  if (run.asked.some(isDraw)) return null;
  const hasChoice = ({ value, values, neighbours }: Neighbourhood): boolean =>
    countDifferent(neighbours) > 1 || values.some((other) => other < value);
  if (!run.path.some((state) => hasChoice(run.around(state)))) return null;
  return {
    law: 'stream',
    remark: { code: 'annealed-without-drawing', args: {} },
    expected: null,
  };
}
