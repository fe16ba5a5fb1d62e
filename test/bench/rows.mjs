/**
 * The rows of the bench: what is timed, in which unit it is told, and what it is meant to reach.
 *
 * `work` names an entry of `works.mjs`, `limit` one of `limit.cpp`. `amount` is how many units one run does;
 * a row whose unit is a time tells how long one run takes. `aim` is the highest ratio of our time to the C++
 * limit's.
 */
const LIMIT = 'C++ limit';

export const ROWS = [
  { row: 'synthetic alpha–beta b4 d8, 100 seeds', work: 'hash-4-8', limit: 'hash-4-8', unit: 'ms', aim: 2.2 },
  {
    row: 'synthetic alpha–beta b10 d6, 20 seeds',
    work: 'hash-10-6',
    limit: 'hash-10-6',
    unit: 'ms',
    aim: 3.0,
  },
  {
    row: 'synthetic alpha–beta b2 d18, 20 seeds',
    work: 'hash-2-18',
    limit: 'hash-2-18',
    unit: 'ms',
    aim: 3.5,
  },
  {
    row: 'tic-tac-toe minimax, 549,946 nodes',
    work: 'tic-tac-toe-minimax',
    limit: 'tic-tac-toe-minimax',
    unit: 'ms',
    aim: 4,
  },
  {
    row: 'tic-tac-toe alpha–beta, 18,297 nodes',
    work: 'tic-tac-toe-alpha-beta',
    limit: 'tic-tac-toe-alpha-beta',
    unit: 'µs',
    aim: 4.5,
  },
  {
    row: 'connect four, depth 8, 12,574 nodes',
    work: 'connect-four',
    limit: 'connect-four',
    unit: 'µs',
    aim: 2,
  },
  {
    row: 'connect four minimax, depth 8, 6,634,027 nodes',
    work: 'connect-four-minimax',
    limit: 'connect-four-minimax',
    unit: 'ms',
  },
  {
    row: '8-queens steepest ascent, packed',
    work: 'queens',
    limit: 'queens',
    unit: 'runs/s',
    amount: 200_000,
    aim: 1.0,
  },
  {
    row: '8-queens steepest ascent, packed, against 64-bit lanes',
    work: 'queens',
    limit: 'queens-swar',
    against: 'C++ limit, SWAR',
    unit: 'runs/s',
    amount: 200_000,
  },
  {
    row: '8-queens steepest ascent, delta interface',
    work: 'queens-by-moves',
    limit: 'queens',
    unit: 'runs/s',
    amount: 200_000,
    aim: 5,
  },
  {
    row: 'annealing, 100-city tour, 2-opt',
    work: 'annealing',
    limit: 'annealing',
    unit: 'steps/s',
    amount: 1_000_000,
    aim: 1.9,
  },
  {
    row: 'genetic algorithm, 8 queens, population 100',
    work: 'genetic',
    limit: 'genetic',
    unit: 'generations/s',
    amount: 2000,
    aim: 1.5,
  },
  { row: '3,000,000 queens', work: 'many-queens', limit: 'many-queens', unit: 's', aim: 2 },
].map((row) => ({ against: LIMIT, ...row }));

/** Ours against ours: what a trace costs when nobody watches, and in typed columns. */
export const TRACE_ROWS = [
  {
    row: 'alpha–beta as in the notes, 20 trees of the lab, b4 d8, trace hook off',
    work: 'readable',
    base: 'readable-without-hook',
    against: 'the same without the hook',
    unit: 'ms',
    aim: 1.05,
  },
  {
    row: 'alpha–beta b4 d8 with a trace in typed columns',
    work: 'hash-4-8-traced',
    base: 'hash-4-8',
    against: 'no trace',
    unit: 'ms',
    aim: 1.3,
  },
];

const PER_SECOND = { s: 1, ms: 1e3, µs: 1e6 };

/** Seconds for one run as a number in the row's unit. */
export function inUnit({ unit, amount = 1 }, seconds) {
  const scale = PER_SECOND[unit];
  return scale === undefined ? amount / seconds : seconds * scale;
}
