import type { Plain } from '../../types/observation.ts';
import { type Board, type Climb, areNeighbours, bestNeighbours, readBoard, sameBoard } from '../reading/climb.ts';
import { describe, isRecord, showNumber } from '../words.ts';

/** The first law that a climb breaks. */
export interface Broken {
  /** Position in the path of the state that should not be there, or from which the search should have gone on. */
  readonly at?: number;
  readonly sentence: string;
  readonly help?: string;
  readonly expected: Plain;
}

const showBoard = (board: Board): string => `[${board.join(', ')}]`;

/** The first move that steepest ascent would not make. */
export function brokenStep(climb: Climb, path: readonly Board[]): Broken | null {
  const { problem, initial } = climb;
  if (!sameBoard(path[0]!, initial)) {
    return { at: 0, sentence: `Your search began at ${showBoard(path[0]!)}, not at the initial state ${showBoard(initial)}.`, help: 'Start from problem.initial.', expected: [...initial] };
  }
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1]!, path[at]!];
    const best = bestNeighbours(problem, from);
    const [before, after] = [problem.value([...from]), problem.value([...to])];
    const where = `In step ${at} your search went from ${showBoard(from)} (value ${showNumber(before)}) to ${showBoard(to)} (value ${showNumber(after)})`;
    const expected = best.value > before ? best.boards.map((board) => [...board]).slice(0, 8) : [...from];
    if (!areNeighbours(from, to)) {
      return { at, sentence: `${where}, which is not one of its neighbours.`, help: 'Move only to a state that problem.neighbours(state) gave for the current one.', expected };
    }
    if (best.value <= before) {
      const why = after === before ? 'which is no better' : 'which is worse';
      return { at, sentence: `${where}, ${why}: no neighbour is better than ${showNumber(before)}, so it should have stopped.`, help: 'Stop when the best neighbour is not better than the current state.', expected };
    }
    if (after < best.value) {
      return { at, sentence: `${where}, but the best neighbour has value ${showNumber(best.value)}: ${showBoard(best.boards[0]!)}, for one.`, help: 'Look at all neighbours before you move, and take one with the highest value.', expected };
    }
  }
  return null;
}

/** What is wrong with where the search stopped or what it returned, when each move was right. */
export function brokenAnswer(climb: Climb, path: readonly Board[], answer: Plain): Broken | null {
  const { problem, initial, asked, isValued } = climb;
  const at = path.length - 1;
  const last = path[at]!;
  const value = problem.value([...last]);
  const best = bestNeighbours(problem, last);
  const returned = readBoard(answer, initial.length);
  if (asked.length === 0 && !(returned !== null && sameBoard(returned, initial) && isValued(initial) && best.value <= value)) {
    return {
      sentence: 'Your search never asked problem.neighbours(state), so it cannot have looked at any neighbour.',
      help: "Ask problem.neighbours for the current state's neighbours: that is what makes the search visible.",
      expected: null,
    };
  }
  if (best.value > value) {
    return {
      at,
      sentence: `Your search stopped at ${showBoard(last)} (value ${showNumber(value)}), but a neighbour has value ${showNumber(best.value)}: ${showBoard(best.boards[0]!)}, for one.`,
      help: 'Go on until no neighbour is better than the current state.',
      expected: [...best.boards[0]!],
    };
  }
  if (returned !== null && sameBoard(returned, last)) return null;
  return { at, ...wrongAnswer(climb, path, answer, returned), expected: [...last] };
}

function wrongAnswer({ problem, initial }: Climb, path: readonly Board[], answer: Plain, returned: Board | null): { readonly sentence: string; readonly help?: string } {
  const last = path.at(-1)!;
  const ended = `The search ended at ${showBoard(last)} (value ${showNumber(problem.value([...last]))})`;
  const help = 'Return the state itself: the list of rows.';
  if (returned === null) {
    const inside = isRecord(answer) && readBoard(answer['state'], initial.length) !== null ? ', with the state inside it' : '';
    const what = answer === problem.value([...last]) ? `its value, ${showNumber(answer as number)}` : `${describe(answer)}${inside}`;
    return { sentence: `${ended}, but your function returned ${what}.`, help };
  }
  const value = `${showBoard(returned)} (value ${showNumber(problem.value([...returned]))})`;
  if (path.some((state) => sameBoard(state, returned))) return { sentence: `${ended}, but your function returned ${value}, a state from before.`, help: 'Return the last state, the one that no neighbour betters.' };
  if (areNeighbours(last, returned)) return { sentence: `${ended}, but your function returned its neighbour ${value}, which is not better.`, help: 'Return the current state when no neighbour is better, not the neighbour.' };
  return { sentence: `${ended}, but your function returned ${value}.` };
}
