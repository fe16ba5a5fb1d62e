import { type LocalRun, includesState } from '../../../reading/localRun.ts';
import { type State, sameState } from '../../../reading/neighbourhood.ts';
import { withoutRepeats } from '../../../reading/askedAgain.ts';
import { type Beam, cutIntoBeams, successorsOf } from '../../../reading/beams.ts';
import type { Broken, Reading } from './broken.ts';
import { stateless, valued } from './brokenAnswers.ts';
import { isAtGoal, noBeams, pickedFirst } from './firstBeam.ts';
import { runEvidence } from './pictures.ts';
import { roughEnd } from './roughEnd.ts';
import type { Conventions } from '../../../types/exercise.ts';
import { itemAt, lastOf } from '../../../types/lookup.ts';

/**
 * The laws of local beam search: k states; all their successors; the k best of these next, and so on. Equal
 * successors may be kept once or as often as they come, and ties are free. It ends at the goal or after
 * `steps` beams.
 *
 * Where one beam ends and the next begins is not in the log. A run keeps the laws if it can be cut into beams
 * in any way that does; else the way that gets furthest tells what is wrong.
 */
export function readBeam(run: LocalRun, { accepts = [] }: Pick<Conventions, 'accepts'>): Reading {
  const k = Math.max(1, Math.round(Number(run.input.options['k'] ?? 1)));
  const { asked, beams, isWhole } = readAsked(run, k, accepts.includes('parents-compete'));
  // A search that starts at the goal has nothing to ask.
  if (asked.length === 0 && run.isFinished && isAtGoal(run)) return atOnce(run);
  const states = asked.length === 0 ? [run.initial] : asked;
  const isOver = run.isFinished && asked.length > 0;
  const end = !isOver ? null : isWhole ? brokenEnd(run, asked, beams, accepts) : roughEnd(run, asked, k);
  const neverBegan = run.isFinished ? noBeams(run, asked, k, isWhole && beams.length < 2 ? end : null) : null;
  const broken = [
    neverBegan,
    brokenFirstBeam(run, asked, k),
    isWhole && asked.length >= k ? pickedFirst(run, asked.slice(0, k)) : null,
    isWhole || asked.length === 0 ? null : brokenBeam(run, asked, beams, k),
    wentOn(run, asked, beams),
    end,
  ].filter((each) => each !== null);
  const numbers = numberOfBeams(asked.length, beams, k);
  const best = states.reduce((most, state) => (run.value(state) > run.value(most) ? state : most));
  return {
    neverBegan,
    broken,
    summary: { code: 'kept-beams', args: { beams: beams.length, k, best: run.value(best) } },
    expected: null,
    evidence: (shown) =>
      runEvidence(run, { states, brokenAt: shown?.at, beams: asked.length === 0 ? [0] : numbers }),
  };
}

/** The beam of each state; what follows the last beam that can be told is taken k at a time. */
function numberOfBeams(states: number, beams: readonly Beam[], k: number): number[] {
  const end = beams.at(-1)?.to ?? 0;
  const numbers = Array.from({ length: states }, (_, at) => beams.length + Math.floor((at - end) / k));
  beams.forEach(({ from, to }, beam) => numbers.fill(beam, from, to));
  return numbers;
}

interface Read extends ReturnType<typeof cutIntoBeams> {
  readonly asked: readonly State[];
}

/** The first way to read the log that keeps the laws; as it is, where none does. */
function readAsked(run: LocalRun, k: number, mayParentsCompete: boolean): Read {
  const whole = askedStates(run);
  const cut = (asked: readonly State[], doParentsCompete: boolean): Read => ({
    asked,
    ...cutIntoBeams(run, asked, k, doParentsCompete),
  });
  const asItIs = cut(whole, false);
  if (asItIs.isWhole) return asItIs;
  const ways = mayParentsCompete ? [true, false] : [false];
  for (const asked of [whole, ...withoutRepeats(whole, k)]) {
    for (const doParentsCompete of ways) {
      const one = asked === whole && !doParentsCompete ? asItIs : cut(asked, doParentsCompete);
      if (one.isWhole) return one;
    }
  }
  return asItIs;
}

/** The first beam holds the initial state. */
function brokenFirstBeam(run: LocalRun, asked: readonly State[], k: number): Broken | null {
  const [first] = asked;
  if (first === undefined || asked.length < k || includesState(asked.slice(0, k), run.initial)) return null;
  return {
    law: 'beam',
    at: 0,
    remark: { code: 'began-elsewhere', args: { first, initial: run.initial } },
    expected: [...run.initial],
  };
}

function atOnce(run: LocalRun): Reading {
  const { returned, observation } = run;
  const isStart = observation.points.some((point) => sameState(point, returned!));
  const broken: Broken = {
    law: 'returns',
    at: 0,
    remark: { code: 'returned-what-was-never-given', args: { returned: valued(run, returned!) } },
    expected: [...run.initial],
  };
  return {
    neverBegan: null,
    broken: isStart ? [] : [broken],
    summary: { code: 'began-at-goal', args: { state: returned! } },
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
  const { from, to } = itemAt(beams, found);
  const state = asked.slice(from, to).find((each) => run.value(each) >= Number(goal))!;
  return {
    law: 'stops',
    at: to,
    remark: { code: 'went-on-after-goal', args: { beam: found + 1, goal: valued(run, state) } },
    expected: [...state],
  };
}

/** In order, with repeats, since a state may fill two places of a beam. */
function askedStates({ asked, observation }: LocalRun): State[] {
  return asked.filter(({ op }) => op === 'neighbours').map(({ state }) => itemAt(observation.points, state));
}

function brokenBeam(run: LocalRun, asked: readonly State[], beams: readonly Beam[], k: number): Broken {
  const last = lastOf(beams);
  const at = last.to;
  const states = asked.slice(last.from, last.to);
  const { all, byKey } = successorsOf(run, states);
  const next = asked.slice(at, at + k);
  const stray = next.findIndex((state) => !byKey.has(state.join()));
  const number = beams.length + 1;
  if (stray >= 0) {
    const state = itemAt(next, stray);
    return {
      law: 'beam',
      at: at + stray,
      remark: { code: 'beam-holds-no-successor', args: { beam: number, stray: valued(run, state) } },
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
      remark: {
        code: 'beam-leaves-out-better',
        args: { beam: number, missing: { state: missing.state, value: missing.value } },
      },
      expected: best.map(({ state }) => [...state]),
    };
  }
  return {
    law: 'beam',
    at,
    remark: {
      code: 'beam-is-not-the-best',
      args: { beam: number, k, values: best.map(({ value }) => value) },
    },
    expected: best.map(({ state }) => [...state]),
  };
}

function brokenEnd(
  run: LocalRun,
  asked: readonly State[],
  beams: readonly Beam[],
  accepts: readonly string[],
): Broken | null {
  const { options } = run.input;
  const at = asked.length - 1;
  const best = asked.reduce((most, state) => (run.value(state) > run.value(most) ? state : most));
  const { returned } = run;
  if (returned === null)
    return {
      law: 'returns',
      at,
      remark: { code: 'returned-no-state', args: stateless(run, best) },
      expected: [...best],
    };
  const last = lastOf(beams);
  const lastStates = asked.slice(last.from, last.to);
  const successors = successorsOf(run, lastStates);
  const isSuccessor = successors.byKey.has(returned.join());
  const value = run.value(returned);
  if (!isSuccessor && !includesState(asked, returned))
    return {
      law: 'returns',
      at,
      remark: { code: 'returned-from-no-beam', args: { returned: valued(run, returned) } },
      expected: [...best],
    };
  const lastBest = lastStates.reduce((most, state) => Math.max(most, run.value(state)), -Infinity);
  if (value < Math.min(lastBest, run.value(best)) && !(isSuccessor && value === successors.all[0]?.value)) {
    return {
      law: 'returns',
      at,
      remark: {
        code: 'returned-less-than-last-beam',
        args: { returned: valued(run, returned), best: lastBest },
      },
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
  // Who asks for the successors of the last beam too, to return the best of that beam, made no step more.
  const isStepMore = made === Number(steps) + 1 && !includesState(asked, returned);
  if (made > Number(steps) + 1 || isStepMore)
    return {
      law: 'stops',
      at,
      remark: {
        code: 'too-many-beam-steps',
        args: { made: isStepMore ? made : made - 1, most: Number(steps) },
      },
      expected: Number(steps),
    };
  // Successors may be as good as the beam and no better.
  const isTop = accepts.includes('stops-at-top') && !successors.all.some((one) => one.value > lastBest);
  if (!isGoal && !isTop && made < Number(steps))
    return {
      law: 'stops',
      at,
      remark: {
        code: 'too-few-beam-steps',
        args: { beams: made, most: Number(steps), returned: valued(run, returned) },
      },
      expected: Number(steps),
    };
  return null;
}
