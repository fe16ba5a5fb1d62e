import type { FaultySearchKind } from './kind.ts';

export const CLIMB: FaultySearchKind = {
  exercise: 'hill-climbing',
  right: {
    start: 'problem.initial',
    look: 'problem.neighbours(current)',
    pool: 'around.filter((n) => n.value === Math.max(...around.map((m) => m.value)))',
    tie: 'random.choice(best)',
    goes: 'gain > 0 || (gain === 0 && sideways < limit)',
    count: 'sideways = gain === 0 ? sideways + 1 : 0',
    answer: 'current',
  },
  styles: [
    (x) => `
function search(problem, random, options) {
  let current = ${x['start']}, previous = current, sideways = 0;
  const limit = options.sideways ?? 0;
  while (true) {
    const value = problem.value(current);
    const around = ${x['look']}.map((state) => ({ state, value: problem.value(state) }));
    const best = ${x['pool']};
    const next = best.length > 0 ? best[0].state : null;
    const gain = best.length > 0 ? best[0].value - value : -Infinity;
    if (next === null || !(${x['goes']})) return ${x['answer']};
    ${x['count']};
    previous = current;
    current = (${x['tie']}).state;
  }
}`,
    (x) => `
const rate = (problem, states) => states.map((state) => ({ state, value: problem.value(state) }));
function search(problem, random, { sideways: limit = 0 }) {
  const climb = (current, previous, sideways) => {
    const around = random.shuffle(rate(problem, ${x['look']}).map((one, place) => ({ ...one, place }))).sort((a, b) => a.place - b.place);
    const value = problem.value(current);
    const best = ${x['pool']};
    if (best.length === 0) { const next = null; return ${x['answer']}; }
    const next = best[0].state;
    const gain = best[0].value - value;
    if (${x['goes']}) {
      ${x['count']};
      return climb((${x['tie']}).state, current, sideways);
    }
    return ${x['answer']};
  };
  const first = ${x['start']};
  return climb(first, first, 0);
}`,
  ],
  faults: [
    ['level-for-ever', { goes: 'gain >= 0' }],
    ['no-sideways', { goes: 'gain > 0' }],
    ['sideways-in-all', { count: 'if (gain === 0) sideways += 1' }],
    ['one-sideways-too-many', { goes: 'gain > 0 || (gain === 0 && limit > 0 && sideways < limit + 1)' }],
    ['first-tie', { tie: 'best[0]' }],
    ['last-tie', { tie: 'best.at(-1)' }],
    ['never-last-tie', { tie: 'best[Math.floor(random.number() * Math.max(1, best.length - 1))]' }],
    ['rounded-tie', { tie: 'best[Math.round(random.number() * (best.length - 1))]' }],
    ['first-better', { pool: 'around.filter((n) => n.value > value).slice(0, 1)' }],
    ['any-better', { pool: 'around.filter((n) => n.value > value)' }],
    [
      'goes-down',
      { pool: 'around.filter((n) => n.value === Math.min(...around.map((m) => m.value)))', goes: 'gain < 0' },
    ],
    [
      'edge-rows-never',
      {
        look: 'problem.neighbours(current).filter((n) => n.every((row, i) => row === current[i] || (row > 0 && row < n.length - 1)))',
      },
    ],
    ['last-neighbour-never', { look: 'problem.neighbours(current).slice(0, -1)' }],
    ['neighbours-of-the-start', { look: 'problem.neighbours(problem.initial)' }],
    ['board-before', { answer: 'previous' }],
    ['best-neighbour-returned', { answer: 'next ?? current' }],
    ['value-returned', { answer: 'problem.value(current)' }],
    ['-', { start: 'problem.randomState()' }],
    ['-', { answer: '[current]' }],
    ['-', { look: 'problem.neighbours(current).slice(1)' }],
    ['-', { look: 'problem.neighbours(current).filter((_, i) => i % 2 === 0)' }],
    ['-', { goes: 'gain > 1' }],
    ['-', { pool: 'around.filter((n) => n.value > value).slice(-1)' }],
    ['-', { answer: '[...current].reverse()' }],
  ],
};
