import type { FaultySearchKind } from './kind.ts';

export const RESTART: FaultySearchKind = {
  exercise: 'random-restart',
  right: {
    again: 'problem.randomState()',
    most: 'options.restarts',
    goal: 'value >= options.goal',
    keep: 'value > bestValue',
    best: 'around.reduce((a, b) => (problem.value(b) > problem.value(a) ? b : a))',
    goes: 'problem.value(next) > problem.value(state)',
    answer: 'best',
  },
  styles: [
    (x) => `
function search(problem, random, options) {
  let best = null, bestValue = -Infinity, state = problem.initial, first = null;
  for (let climb = 0; climb < ${x['most']}; climb++) {
    if (climb > 0) state = ${x['again']};
    for (;;) {
      const around = problem.neighbours(state);
      const next = ${x['best']};
      if (next === undefined || !(${x['goes']})) break;
      state = next;
    }
    const value = problem.value(state);
    if (best === null || ${x['keep']}) { best = state; bestValue = value; }
    if (${x['goal']}) break;
  }
  return ${x['answer']};
}`,
    (x) => `
function climbFrom(problem, start) {
  let state = start;
  let around = problem.neighbours(state);
  let next = ${x['best']};
  while (next !== undefined && (${x['goes']})) {
    state = next;
    around = problem.neighbours(state);
    next = ${x['best']};
  }
  return state;
}
function search(problem, random, options) {
  let state = climbFrom(problem, problem.initial), first = null;
  let best = state, bestValue = problem.value(state), value = bestValue;
  let left = ${x['most']} - 1;
  while (left-- > 0 && !(${x['goal']})) {
    state = climbFrom(problem, ${x['again']});
    value = problem.value(state);
    if (${x['keep']}) { best = state; bestValue = value; }
  }
  return ${x['answer']};
}`,
  ],
  faults: [
    ['same-start', { again: 'problem.initial' }],
    ['one-random-start', { again: '(first ??= problem.randomState())' }],
    ['from-the-end,one-climb', { again: 'state' }],
    ['from-a-neighbour', { again: 'random.choice(problem.neighbours(state))' }],
    ['one-climb,from-the-end', { most: '1' }],
    ['one-climb-too-many', { most: '(options.restarts + 1)' }],
    ['goal-ignored', { goal: 'false' }],
    ['last-kept', { keep: 'true' }],
    ['first-kept', { keep: 'false' }],
    ['first-better', { best: 'around.find((n) => problem.value(n) > problem.value(state))' }],
    ['-', { answer: 'problem.value(best)' }],
    ['-', { best: 'around.reduce((a, b) => (problem.value(b) < problem.value(a) ? b : a))' }],
    ['-', { most: 'Math.ceil(options.restarts / 2)' }],
    ['-', { answer: 'problem.initial' }],
  ],
};

export const BEAM: FaultySearchKind = {
  exercise: 'local-beam',
  right: {
    pool: 'beam.flatMap((s) => problem.neighbours(s))',
    keep: 'sorted.slice(0, k)',
    order: 'b.value - a.value',
    goal: 'value(beam[0]) >= options.goal',
    most: 'options.steps',
    answer: 'beam[0]',
  },
  styles: [
    (x) => `
function search(problem, random, options) {
  const { k } = options;
  const value = (s) => problem.value(s);
  const inOrder = (states) => states.map((state) => ({ state, value: value(state) })).sort((a, b) => ${x['order']}).map((one) => one.state);
  const start = problem.initial;
  let beam = [start];
  while (beam.length < k) beam.push(problem.randomState());
  beam.sort((a, b) => value(b) - value(a));
  for (let step = 0; step < ${x['most']}; step++) {
    if (${x['goal']}) break;
    const pool = ${x['pool']};
    const sorted = inOrder(pool);
    beam = (${x['keep']}).sort((a, b) => value(b) - value(a));
  }
  return ${x['answer']};
}`,
    (x) => `
function search(problem, random, options) {
  const known = new Map();
  const value = (s) => { const key = s.join(); if (!known.has(key)) known.set(key, problem.value(s)); return known.get(key); };
  const k = options.k, start = problem.initial;
  const advance = (beam, step) => {
    if (step >= ${x['most']} || (${x['goal']})) return ${x['answer']};
    const pool = ${x['pool']};
    const sorted = pool.map((s) => ({ s, value: value(s) })).sort((a, b) => ${x['order']}).map(({ s }) => s);
    return advance((${x['keep']}).sort((a, b) => value(b) - value(a)), step + 1);
  };
  return advance([start, ...Array.from({ length: k - 1 }, () => problem.randomState())].sort((a, b) => value(b) - value(a)), 0);
}`,
  ],
  faults: [
    ['worst-kept', { order: 'a.value - b.value' }],
    ['random-kept', { keep: 'random.shuffle(sorted).slice(0, k)' }],
    ['unsorted-kept', { keep: 'pool.slice(0, k)' }],
    ['parents-compete', { pool: '[...beam, ...beam.flatMap((s) => problem.neighbours(s))]' }],
    [
      'one-too-few',
      { keep: 'sorted.slice(0, k - 1)', goal: 'beam.length > 0 && value(beam[0]) >= options.goal' },
    ],
    ['narrow', { keep: 'sorted.slice(0, 1)' }],
    ['first-state-only', { pool: 'problem.neighbours(beam[0])' }],
    ['one-step', { most: '1' }],
    ['goal-ignored', { goal: 'false' }],
    ['two-steps-too-many', { most: '(options.steps + 2)' }],
    ['worst-returned', { answer: 'beam.at(-1)' }],
    ['beam-returned', { answer: 'beam' }],
    ['start-returned', { answer: 'start' }],
    [
      'separate-climbs',
      { keep: 'beam.map((s) => problem.neighbours(s).reduce((a, b) => (value(b) > value(a) ? b : a)))' },
    ],
    ['-', { answer: 'value(beam[0])' }],
    ['-', { keep: 'sorted.slice(0, 2 * k)' }],
    ['-', { most: '(options.steps - 1)' }],
    ['-', { pool: 'problem.neighbours(beam.at(-1))' }],
  ],
};
