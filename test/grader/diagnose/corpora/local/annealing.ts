import type { FaultySearchKind } from './kind.ts';

export const ANNEAL: FaultySearchKind = {
  exercise: 'simulated-annealing',
  right: {
    start: 'problem.initial',
    time: 't',
    temperature: 'T',
    ends: 'T === 0',
    look: 'problem.neighbours(current)',
    next: 'random.choice(around)',
    delta: 'problem.value(next) - problem.value(current)',
    accepts: 'delta >= 0 || random.number() < Math.exp(delta / T)',
    answer: 'current',
  },
  styles: [
    (x) => `
function search(problem, schedule, random) {
  let current = ${x['start']}, best = current, first = null;
  for (let t = 1; ; t++) {
    let T = schedule(${x['time']});
    first ??= T;
    T = ${x['temperature']};
    if (${x['ends']}) return ${x['answer']};
    const around = ${x['look']};
    const next = ${x['next']};
    const delta = ${x['delta']};
    if (${x['accepts']}) current = next;
    if (problem.value(current) > problem.value(best)) best = current;
  }
}`,
    (x) => `
function search(problem, schedule, random) {
  let best = ${x['start']};
  let current = best;
  let first = null;
  let t = 0;
  const step = () => {
    t += 1;
    const asked = schedule(${x['time']});
    if (first === null) first = asked;
    return ((T) => ${x['temperature']})(asked);
  };
  let T = step();
  while (!(${x['ends']})) {
    const around = ${x['look']};
    const next = ${x['next']};
    const delta = ${x['delta']};
    const take = ${x['accepts']};
    current = take ? next : current;
    best = problem.value(current) > problem.value(best) ? current : best;
    T = step();
  }
  return ${x['answer']};
}`,
  ],
  faults: [
    ['delta-sign', { delta: 'problem.value(current) - problem.value(next)' }],
    ['level-refused', { accepts: 'delta > 0 || (delta !== 0 && random.number() < Math.exp(delta / T))' }],
    ['always-accepts,positive-exponent', { accepts: 'delta >= 0 || random.number() < Math.exp(-delta / T)' }],
    ['never-accepts', { accepts: 'delta >= 0' }],
    ['times-temperature', { accepts: 'delta >= 0 || Math.exp(delta * T) > random.number()' }],
    ['comparison-inverted', { accepts: 'delta >= 0 || random.number() > Math.exp(delta / T)' }],
    ['coin', { accepts: 'delta >= 0 || random.integer(0, 1) === 1' }],
    ['temperature-ignored', { accepts: 'delta >= 0 || random.number() < Math.exp(delta)' }],
    ['temperature-truncated', { accepts: 'delta >= 0 || random.number() < Math.exp(delta / Math.floor(T))' }],
    ['first-temperature', { temperature: 'T === 0 ? 0 : first' }],
    ['time-from-zero', { time: 't - 1' }],
    ['time-from-two', { time: 't + 1' }],
    ['time-skips', { time: '2 * t - 1' }],
    ['ends-early', { ends: 'T < 0.6' }],
    ['truncated-to-the-end', { temperature: 'Math.floor(T)' }],
    ['best-returned', { answer: 'best' }],
    ['neighbours-of-the-start', { look: 'problem.neighbours(problem.initial)' }],
    ['anywhere', { next: 'problem.randomState()' }],
    ['last-neighbour-never,half-the-neighbours', { next: 'around[random.integer(0, around.length - 2)]' }],
    ['first-neighbour-always', { next: 'around[Math.floor(random.number() * 0)]' }],
    ['-', { start: 'problem.randomState()' }],
    ['-', { answer: 'problem.value(current)' }],
    ['-', { answer: 'problem.neighbours(current)[0]' }],
    ['-', { ends: 'T === 0 || t > 10' }],
    ['-', { accepts: 'random.number() < Math.exp(delta / T) / 3' }],
    ['-', { time: '(t % 2) + 1', ends: 'T === 0 || t > 12' }],
  ],
};
