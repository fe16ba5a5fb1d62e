import type { Problem } from '../../../reference/problem.ts';

export type Climb = (problem: Problem<number[]>) => unknown;

/** All neighbours with the highest value, or none. */
function best(problem: Problem<number[]>, neighbours: number[][]): number[][] {
  const top = Math.max(...neighbours.map((board) => problem.value(board)));
  return neighbours.filter((board) => problem.value(board) === top);
}

interface Parts {
  /** The neighbours that are looked at. */
  look(problem: Problem<number[]>, board: number[]): number[][];
  /** Which of them is next. */
  pick(problem: Problem<number[]>, board: number[], neighbours: number[][]): number[] | undefined;
  /** Whether to move there. */
  goes(problem: Problem<number[]>, from: number[], to: number[], moves: number): boolean;
  /** What is returned: the boards visited, and the best neighbour of the last. */
  answer(problem: Problem<number[]>, path: number[][], next: number[]): unknown;
}

const STEEPEST: Parts = {
  look: (problem, board) => problem.neighbours(board),
  pick: (problem, _board, neighbours) => best(problem, neighbours)[0],
  goes: (problem, from, to) => problem.value(to) > problem.value(from),
  answer: (_problem, path) => path.at(-1),
};

function climb(replaced: Partial<Parts> = {}): Climb {
  const parts = { ...STEEPEST, ...replaced };
  return (problem) => {
    const path = [problem.initial];
    for (;;) {
      const board = path.at(-1)!;
      const next = parts.pick(problem, board, parts.look(problem, board)) ?? board;
      if (!parts.goes(problem, board, next, path.length - 1)) return parts.answer(problem, path, next);
      path.push(next);
      if (path.length > 200) return path.at(-1); // Stands for a search that never ends.
    }
  };
}

const better = STEEPEST.goes;

export const CORRECT_CLIMBS: Record<string, Climb> = {
  'first of the best': climb(),
  'last of the best': climb({ pick: (problem, _board, neighbours) => best(problem, neighbours).at(-1) }),
};

export const CLIMB_MISTAKES: Record<string, Climb> = {
  'returns the board it was given': (problem) => problem.initial,
  'asks for neighbours and returns the board it was given': climb({ goes: () => false }),
  'first better neighbour': climb({
    pick: (problem, board, neighbours) =>
      neighbours.find((next) => problem.value(next) > problem.value(board)),
  }),
  'last better neighbour': climb({
    pick: (problem, board, neighbours) =>
      neighbours.findLast((next) => problem.value(next) > problem.value(board)),
  }),
  'goes down': climb({
    pick: (problem, _board, neighbours) =>
      [...neighbours].sort((a, b) => problem.value(a) - problem.value(b))[0],
    goes: (problem, from, to) => problem.value(to) < problem.value(from),
  }),
  'equal neighbours without end': climb({
    goes: (problem, from, to) => problem.value(to) >= problem.value(from),
  }),
  'up to three sideways moves': climb({
    goes: (problem, from, to, moves) =>
      better(problem, from, to, moves) || (problem.value(to) === problem.value(from) && moves < 3),
  }),
  'until every queen is safe': climb({ goes: (problem, from) => problem.value(from) < 0 }),
  'at least one move': climb({
    goes: (problem, from, to, moves) => moves === 0 || better(problem, from, to, moves),
  }),
  'at most three moves': climb({
    goes: (problem, from, to, moves) => moves < 3 && better(problem, from, to, moves),
  }),
  'at most five moves': climb({
    goes: (problem, from, to, moves) => moves < 5 && better(problem, from, to, moves),
  }),
  'at most six moves': climb({
    goes: (problem, from, to, moves) => moves < 6 && better(problem, from, to, moves),
  }),
  'the last neighbour left out': climb({ look: (problem, board) => problem.neighbours(board).slice(0, -1) }),
  'the first neighbour left out': climb({ look: (problem, board) => problem.neighbours(board).slice(1) }),
  'the last column left out': climb({
    look: (problem, board) => problem.neighbours(board).filter((next) => next.at(-1) === board.at(-1)),
  }),
  'the bottom row left out': climb({
    look: (problem, board) =>
      problem
        .neighbours(board)
        .filter((next) => !next.some((row, column) => row === board.length - 1 && row !== board[column])),
  }),
  'only 56 neighbours': climb({ look: (problem, board) => problem.neighbours(board).slice(0, 56) }),
  'eight columns, whatever the board': climb({
    look: (problem, board) => {
      if (board.length < 8) throw new TypeError('no queen in column 7');
      return problem.neighbours(board).filter((next) => next.slice(8).join() === board.slice(8).join());
    },
  }),
  'better by two at least is good enough': climb({
    pick: (problem, board, neighbours) =>
      neighbours.find((next) => problem.value(next) >= problem.value(board) + 2) ??
      best(problem, neighbours)[0],
  }),
  'best starts at 0': climb({ goes: () => false }),
  'the best value of an earlier board': (problem) => {
    // Stops where the improvement gets smaller, because the gain is compared with the first one.
    let gain = 0;
    return climb({
      goes: (p, from, to) => {
        const now = p.value(to) - p.value(from);
        if (now <= 0 || now < gain / 2) return false;
        gain = Math.max(gain, now);
        return true;
      },
    })(problem);
  },
  'returns the board before the last move': climb({ answer: (_problem, path) => path.at(-2) ?? path[0] }),
  'returns the best neighbour': climb({ answer: (_problem, _path, next) => next }),
  'returns the value': climb({ answer: (problem, path) => problem.value(path.at(-1)!) }),
  'returns all boards': climb({ answer: (_problem, path) => path }),
  'moves the best queen of every column at once': (problem) => {
    let board = problem.initial;
    for (let moves = 0; moves < 50; moves += 1) {
      const next = [...board];
      for (const neighbour of problem.neighbours(board)) {
        const column = neighbour.findIndex((row, c) => row !== board[c]);
        if (problem.value(neighbour) > problem.value(board)) next[column] = neighbour[column]!;
      }
      if (problem.value(next) <= problem.value(board)) return board;
      board = next;
    }
    return board;
  },
};
