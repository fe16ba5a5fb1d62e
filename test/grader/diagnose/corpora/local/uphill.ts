import type { FaultySearchKind, Template } from './kind.ts';

const UPHILL: readonly Template[] = [
  (x) => `
function search(problem, random) {
  let current = ${x['start']}, previous = current;
  for (;;) {
    const here = problem.value(current);
    const around = ${x['look']}.map((state) => ({ state, gain: problem.value(state) - here }));
    const moves = around.filter((m) => ${x['uphill']});
    if (moves.length === 0) return ${x['answer']};
    previous = current;
    current = (${x['choose']}).state;
  }
}`,
  (x) => `
const wheel = (random, moves, weight) => {
  let left = random.number() * moves.reduce((sum, m) => sum + weight(m), 0);
  return moves.find((m) => (left -= weight(m)) < 0) ?? moves[moves.length - 1];
};
function search(problem, random) {
  const go = (current, previous) => {
    const here = problem.value(current);
    const moves = [];
    for (const state of ${x['look']}) {
      const m = { state, gain: problem.value(state) - here };
      if (${x['uphill']}) moves.push(m);
    }
    return moves.length === 0 ? ${x['answer']} : go((${x['choose']}).state, current);
  };
  const first = ${x['start']};
  return go(first, first);
}`,
];

const WHEEL = `(() => { let left = random.number() * moves.reduce((sum, m) => sum + m.gain, 0); return moves.find((m) => (left -= m.gain) < 0) ?? moves.at(-1); })()`;
const MOVES = {
  start: 'problem.initial',
  look: 'problem.neighbours(current)',
  uphill: 'm.gain > 0',
  answer: 'current',
};
const STEEPEST = 'moves.filter((m) => m.gain === Math.max(...moves.map((n) => n.gain)))';
const UPHILL_FAULTS: FaultySearchKind['faults'] = [
  ['level-moves-too', { uphill: 'm.gain >= 0', choose: 'random.choice(moves)' }],
  [
    'edge-rows-never',
    {
      look: 'problem.neighbours(current).filter((n) => n.every((row, i) => row === current[i] || (row > 0 && row < n.length - 1)))',
    },
  ],
  ['neighbours-of-the-start', { look: 'problem.neighbours(problem.initial)' }],
  ['board-before', { answer: 'previous' }],
  ['-', { start: 'problem.randomState()' }],
  ['-', { look: 'problem.neighbours(current).slice(0, 5)' }],
  ['-', { uphill: 'm.gain > 1' }],
  ['-', { answer: '[current, problem.value(current)]' }],
];
export const STOCHASTIC: FaultySearchKind = {
  exercise: 'stochastic-hill-climbing',
  right: { ...MOVES, choose: WHEEL },
  styles: UPHILL,
  faults: [
    ['uniform', { choose: 'random.choice(moves)' }],
    ['steepest', { choose: `random.choice(${STEEPEST})` }],
    ['first-uphill', { choose: 'moves[0]' }],
    ['anywhere', { uphill: 'true', choose: 'random.choice(moves)' }],
    ['value-returned', { answer: 'problem.value(current)' }],
    ...UPHILL_FAULTS,
  ],
};
export const FIRST_CHOICE: FaultySearchKind = {
  exercise: 'first-choice',
  right: { ...MOVES, choose: 'random.choice(moves)' },
  styles: UPHILL,
  faults: [
    ['steepest', { choose: `random.choice(${STEEPEST})` }],
    ['steepest-first-tie', { choose: `${STEEPEST}[0]` }],
    ['list-order', { choose: 'moves[0]' }],
    ['list-order-backwards', { choose: 'moves.at(-1)' }],
    ['by-gain', { choose: WHEEL }],
    ['never-last', { choose: 'moves[random.integer(0, Math.max(0, moves.length - 2))]' }],
    ...UPHILL_FAULTS,
  ],
};
