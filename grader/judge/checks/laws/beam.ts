import { type LocalRun, includesState } from '../../../reading/localRun.ts';
import { type State, sameState } from '../../../reading/neighbourhood.ts';
import { count, showNumber } from '../../../words/values.ts';
import { noState, stateHelp } from './brokenAnswers.ts';
import { type Beam, cutIntoBeams, successorsOf } from '../../../reading/beams.ts';
import { type Broken, type Reading, showState, withValue } from './broken.ts';
import { runEvidence } from './pictures.ts';

/**
 * The laws of local beam search: k states; all their successors; the k best of these next, and so on. Equal
 * successors may be kept once or as often as they come, and ties are free. It ends at the goal or after
 * `steps` beams.
 *
 * Where one beam ends and the next begins is not in the log. A run keeps the laws if it can be cut into beams
 * in any way that does; else the way that gets furthest tells what is wrong.
 */
export function readBeam(run: LocalRun): Reading {
  const asked = askedStates(run);
  const k = Math.max(1, Math.round(Number(run.input.options['k'] ?? 1)));
  // A search that starts at the goal has nothing to ask.
  if (asked.length === 0 && run.isFinished && isAtGoal(run)) return atOnce(run);
  const { beams, isWhole } = cutIntoBeams(run, asked, k);
  const states = asked.length === 0 ? [run.initial] : asked;
  const broken = [
    asked.length === 0 && run.isFinished ? NEVER_ASKED : null,
    isWhole || asked.length === 0 ? null : brokenBeam(run, asked, beams, k),
    wentOn(run, asked, beams),
    run.isFinished && isWhole && asked.length > 0 ? brokenEnd(run, asked, beams) : null,
  ].filter((each) => each !== null);
  const numbers = asked.map((_, at) =>
    Math.max(
      0,
      beams.findIndex(({ from, to }) => at >= from && at < to),
    ),
  );
  const best = states.reduce((most, state) => (run.value(state) > run.value(most) ? state : most));
  return {
    broken,
    summary: `Kept ${count(beams.length, 'beam')} of at most ${k} states; the best state had value ${showNumber(run.value(best))}.`,
    expected: null,
    evidence: (shown) =>
      runEvidence(run, { states, brokenAt: shown?.at, beams: asked.length === 0 ? [0] : numbers }),
  };
}

function isAtGoal({ input, problem, returned, value }: LocalRun): boolean {
  const goal = input.options['goal'] ?? problem.goal;
  return returned !== null && goal !== null && value(returned) >= Number(goal);
}

function atOnce(run: LocalRun): Reading {
  const { returned, observation } = run;
  const isStart = observation.points.some((point) => sameState(point, returned!));
  const broken: Broken = {
    law: 'returns',
    at: 0,
    sentence: `Your function returned ${withValue(returned!, run.value(returned!))}, which it was never given.`,
    help: 'Return a state of the beam.',
    expected: [...run.initial],
  };
  return {
    broken: isStart ? [] : [broken],
    summary: `Began at the goal, ${showState(returned!)}, and made no step.`,
    expected: [...returned!],
    evidence: (shown) => runEvidence(run, { states: [returned!], brokenAt: shown?.at, beams: [0] }),
  };
}

/** A beam that holds the goal is the last. */
function wentOn(run: LocalRun, asked: readonly State[], beams: readonly Beam[]): Broken | null {
  const goal = run.input.options['goal'];
  if (goal === undefined) return null;
  const found = beams.findIndex(({ from, to }) =>
    asked.slice(from, to).some((state) => run.value(state) >= Number(goal)),
  );
  if (found < 0 || found === beams.length - 1) return null;
  const { from, to } = beams[found]!;
  const state = asked.slice(from, to).find((each) => run.value(each) >= Number(goal))!;
  return {
    law: 'stops',
    at: to,
    sentence: `Beam ${found + 1} of your search holds ${withValue(state, run.value(state))}, which is the goal, but your search went on.`,
    help: 'Return as soon as a state of the beam has value options.goal or more.',
    expected: [...state],
  };
}

const NEVER_ASKED: Broken = {
  law: 'beam',
  sentence: 'Your search never asked problem.neighbours(state), so it cannot have looked at any successor.',
  help: 'Ask problem.neighbours for each state of the beam: that is what makes the search visible.',
  expected: null,
};

/** In order, with repeats, since a state may fill two places of a beam. */
function askedStates({ asked, observation }: LocalRun): State[] {
  return asked.filter(({ op }) => op === 'neighbours').map(({ state }) => observation.points[state]!);
}

function brokenBeam(run: LocalRun, asked: readonly State[], beams: readonly Beam[], k: number): Broken {
  const last = beams.at(-1)!;
  const at = last.to;
  const states = asked.slice(last.from, last.to);
  const { all, byKey } = successorsOf(run, states);
  const next = asked.slice(at, at + k);
  const stray = next.findIndex((state) => !byKey.has(state.join()));
  const number = beams.length + 1;
  if (stray >= 0) {
    const state = next[stray]!;
    return {
      law: 'beam',
      at: at + stray,
      sentence: `Beam ${number} of your search holds ${withValue(state, run.value(state))}, which is no successor of any state of beam ${number - 1}.`,
      help: 'Fill the next beam from the successors of all states of this one.',
      expected: null,
    };
  }
  const best = all.slice(0, k);
  const missing = best.find(
    ({ state, value }) => !includesState(next, state) && next.some((each) => run.value(each) < value),
  );
  if (missing !== undefined) {
    return {
      law: 'beam',
      at,
      sentence: `Beam ${number} of your search leaves out ${withValue(missing.state, missing.value)}, which is better than a state that it holds.`,
      help: 'Put the successors of all states into one list, and keep the k best of it.',
      expected: best.map(({ state }) => [...state]),
    };
  }
  return {
    law: 'beam',
    at,
    sentence: `Beam ${number} of your search does not hold the ${k} best successors of beam ${number - 1}: the best are ${best.map(({ value }) => showNumber(value)).join(', ')}.`,
    help: `Keep ${k} states in each beam, the best of all successors together.`,
    expected: best.map(({ state }) => [...state]),
  };
}

function brokenEnd(run: LocalRun, asked: readonly State[], beams: readonly Beam[]): Broken | null {
  const { options } = run.input;
  const at = asked.length - 1;
  const best = asked.reduce((most, state) => (run.value(state) > run.value(most) ? state : most));
  const { returned } = run;
  if (returned === null)
    return {
      law: 'returns',
      at,
      sentence: `Your function returned ${noState(run, best)}.`,
      help: stateHelp(run),
      expected: [...best],
    };
  const last = beams.at(-1)!;
  const lastStates = asked.slice(last.from, last.to);
  const successors = successorsOf(run, lastStates);
  const isSuccessor = successors.byKey.has(returned.join());
  const value = run.value(returned);
  if (!isSuccessor && !includesState(asked, returned))
    return {
      law: 'returns',
      at,
      sentence: `Your function returned ${withValue(returned, value)}, which was in no beam.`,
      help: 'Return the best state of the last beam, or the best that any beam held.',
      expected: [...best],
    };
  const lastBest = lastStates.reduce((most, state) => Math.max(most, run.value(state)), -Infinity);
  if (value < Math.min(lastBest, run.value(best)) && !(isSuccessor && value === successors.all[0]?.value)) {
    return {
      law: 'returns',
      at,
      sentence: `Your function returned ${withValue(returned, value)}, but the last beam held a state of value ${showNumber(lastBest)}.`,
      help: 'Return the best state of the last beam, or the best that any beam held.',
      expected: [...best],
    };
  }
  const steps = options['steps'];
  if (steps === undefined) return null;
  const isGoal =
    options['goal'] !== undefined
      ? value >= Number(options['goal'])
      : run.problem.goal !== null && value >= run.problem.goal;
  const made = beams.length;
  if (made > Number(steps) + 1)
    return {
      law: 'stops',
      at,
      sentence: `Your search made ${made - 1} steps, and ${showNumber(Number(steps))} are allowed.`,
      help: 'Stop after options.steps steps.',
      expected: Number(steps),
    };
  if (!isGoal && made < Number(steps))
    return {
      law: 'stops',
      at,
      sentence: `Your search stopped after ${count(made, 'beam')} at value ${showNumber(value)}, and ${showNumber(Number(steps))} steps are allowed: ${showState(returned)} is no goal.`,
      help: 'Go on until a goal is found or options.steps steps are made.',
      expected: Number(steps),
    };
  return null;
}
