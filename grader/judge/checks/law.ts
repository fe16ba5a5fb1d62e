import type { RunEvidence } from '../../types/verdict.ts';
import type { Plain } from '../../types/observation.ts';
import { type Finding, passed, wrong } from '../finding.ts';
import { type Broken, brokenAnswer, brokenStep } from '../climb/laws.ts';
import { type Board, type Climb, areNeighbours, readBoard, readClimb, sameBoard } from '../reading/climb.ts';
import type { LocalSubject } from '../subject.ts';
import { count, showNumber } from '../words.ts';

/** A longer path, from a search that never ends, is cut after the step that matters. */
const MOST_STATES = 200;

/**
 * The laws of steepest ascent, step by step (figure 4.2): start at the initial state, move only to a best neighbour
 * and only if it is better, stop exactly when none is, return the state reached.
 */
export function judgeLaw(subject: LocalSubject, answer: Plain): Finding {
  const climb = readClimb(subject.input, subject.observation);
  const path = pathOf(climb, readBoard(answer, climb.initial.length));
  const broken = brokenStep(climb, path) ?? brokenAnswer(climb, path, answer);
  const evidence = runEvidence(subject, climb, path, broken, answer);
  if (broken !== null) return wrong({ rationale: broken.sentence, help: broken.help, expected: broken.expected, actual: answer, evidence });
  const last = path.at(-1)!;
  const moves = path.length - 1;
  const value = climb.problem.value([...last]);
  return passed({
    rationale: `${moves === 0 ? 'Made no move' : `Made ${count(moves, 'move')}, each to a best neighbour`}, and stopped at value ${showNumber(value)}, where no neighbour is better.`,
    expected: [...last],
    actual: answer,
    evidence,
  });
}

/** A run that gave no answer: `ended` says why, and the first law that it broke on the way may be the cause. */
export function judgeUnfinishedLaw(subject: LocalSubject, ended: Finding): Finding {
  const climb = readClimb(subject.input, subject.observation);
  const path = pathOf(climb, null);
  const broken = brokenStep(climb, path);
  const evidence = runEvidence(subject, climb, path, broken, undefined);
  return broken === null ? { evidence, ...ended } : { evidence, ...ended, help: broken.sentence };
}

/**
 * The current states: those asked for neighbours, and the one returned if it is one move further. To return it without
 * asking is right where nothing can be better.
 */
function pathOf(climb: Climb, returned: Board | null): readonly Board[] {
  const path = climb.asked.length === 0 ? [climb.initial] : climb.asked;
  const last = path.at(-1)!;
  const isStep = returned !== null && climb.asked.length > 0 && areNeighbours(last, returned) && !path.some((state) => sameBoard(state, returned))
    && climb.problem.value([...returned]) > climb.problem.value([...last]);
  return isStep ? [...path, returned] : path;
}

function runEvidence({ input }: LocalSubject, climb: Climb, path: readonly Board[], broken: Broken | null, returned: Plain): RunEvidence {
  const brokenAt = broken?.at;
  const states = path.slice(0, Math.max(MOST_STATES, brokenAt === undefined ? 0 : brokenAt + 2));
  return {
    kind: 'run',
    problem: { ...input.problem, initial: climb.initial },
    seed: input.seed,
    states,
    values: states.map((state) => climb.problem.value([...state])),
    ...(returned === undefined ? {} : { returned }),
    ...(brokenAt === undefined ? {} : { brokenAt }),
  };
}
