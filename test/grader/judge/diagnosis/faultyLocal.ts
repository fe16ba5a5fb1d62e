/**
 * Faulty local searches as source text, in styles that students write, with holes for the pieces that they get wrong.
 * Written apart from the bank of mistakes and its skeletons, so that one can be held to the other. `is`: ids of the bank
 * that may be named; none where the fault is no mistake of the bank, and must not be given a name.
 */
export interface FaultyLocal {
  readonly exercise: string;
  readonly name: string;
  readonly text: string;
  readonly is: readonly string[];
}

type Slots = Readonly<Record<string, string>>;
type Style = (x: Slots) => string;
interface Kind {
  readonly exercise: string;
  readonly right: Slots;
  readonly styles: readonly Style[];
  /** The bank's ids, by comma, and what is wrong; `-` where the bank has no such mistake. */
  readonly faults: readonly (readonly [is: string, slots: Slots])[];
}

const CLIMB: Kind = {
  exercise: 'hill-climbing',
  right: {
    start: 'problem.initial', look: 'problem.neighbours(current)', pool: 'around.filter((n) => n.value === Math.max(...around.map((m) => m.value)))', tie: 'random.choice(best)',
    goes: 'gain > 0 || (gain === 0 && sideways < limit)', count: 'sideways = gain === 0 ? sideways + 1 : 0', answer: 'current',
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
    ['goes-down', { pool: 'around.filter((n) => n.value === Math.min(...around.map((m) => m.value)))', goes: 'gain < 0' }],
    ['edge-rows-never', { look: 'problem.neighbours(current).filter((n) => n.every((row, i) => row === current[i] || (row > 0 && row < n.length - 1)))' }],
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

const ANNEAL: Kind = {
  exercise: 'simulated-annealing',
  right: {
    start: 'problem.initial', time: 't', temperature: 'T', ends: 'T === 0', look: 'problem.neighbours(current)', next: 'random.choice(around)',
    delta: 'problem.value(next) - problem.value(current)', accepts: 'delta >= 0 || random.number() < Math.exp(delta / T)', answer: 'current',
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

const UPHILL: readonly Style[] = [
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
const MOVES = { start: 'problem.initial', look: 'problem.neighbours(current)', uphill: 'm.gain > 0', answer: 'current' };
const STEEPEST = 'moves.filter((m) => m.gain === Math.max(...moves.map((n) => n.gain)))';
const UPHILL_FAULTS: Kind['faults'] = [
  ['level-moves-too', { uphill: 'm.gain >= 0', choose: 'random.choice(moves)' }],
  ['edge-rows-never', { look: 'problem.neighbours(current).filter((n) => n.every((row, i) => row === current[i] || (row > 0 && row < n.length - 1)))' }],
  ['neighbours-of-the-start', { look: 'problem.neighbours(problem.initial)' }],
  ['board-before', { answer: 'previous' }],
  ['-', { start: 'problem.randomState()' }],
  ['-', { look: 'problem.neighbours(current).slice(0, 5)' }],
  ['-', { uphill: 'm.gain > 1' }],
  ['-', { answer: '[current, problem.value(current)]' }],
];
const STOCHASTIC: Kind = {
  exercise: 'stochastic-hill-climbing', right: { ...MOVES, choose: WHEEL }, styles: UPHILL,
  faults: [
    ['uniform', { choose: 'random.choice(moves)' }], ['steepest', { choose: `random.choice(${STEEPEST})` }], ['first-uphill', { choose: 'moves[0]' }],
    ['anywhere', { uphill: 'true', choose: 'random.choice(moves)' }], ['value-returned', { answer: 'problem.value(current)' }], ...UPHILL_FAULTS,
  ],
};
const FIRST_CHOICE: Kind = {
  exercise: 'first-choice', right: { ...MOVES, choose: 'random.choice(moves)' }, styles: UPHILL,
  faults: [
    ['steepest', { choose: `random.choice(${STEEPEST})` }], ['steepest-first-tie', { choose: `${STEEPEST}[0]` }], ['list-order', { choose: 'moves[0]' }], ['list-order-backwards', { choose: 'moves.at(-1)' }],
    ['by-gain', { choose: WHEEL }], ['never-last', { choose: 'moves[random.integer(0, Math.max(0, moves.length - 2))]' }], ...UPHILL_FAULTS,
  ],
};

const RESTART: Kind = {
  exercise: 'random-restart',
  right: { again: 'problem.randomState()', most: 'options.restarts', goal: 'value >= options.goal', keep: 'value > bestValue', best: 'around.reduce((a, b) => (problem.value(b) > problem.value(a) ? b : a))', goes: 'problem.value(next) > problem.value(state)', answer: 'best' },
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

const BEAM: Kind = {
  exercise: 'local-beam',
  right: { pool: 'beam.flatMap((s) => problem.neighbours(s))', keep: 'sorted.slice(0, k)', order: 'b.value - a.value', goal: 'value(beam[0]) >= options.goal', most: 'options.steps', answer: 'beam[0]' },
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
    ['one-too-few', { keep: 'sorted.slice(0, k - 1)', goal: 'beam.length > 0 && value(beam[0]) >= options.goal' }],
    ['narrow', { keep: 'sorted.slice(0, 1)' }],
    ['first-state-only', { pool: 'problem.neighbours(beam[0])' }],
    ['one-step', { most: '1' }],
    ['goal-ignored', { goal: 'false' }],
    ['two-steps-too-many', { most: '(options.steps + 2)' }],
    ['worst-returned', { answer: 'beam.at(-1)' }],
    ['beam-returned', { answer: 'beam' }],
    ['start-returned', { answer: 'start' }],
    ['separate-climbs', { keep: 'beam.map((s) => problem.neighbours(s).reduce((a, b) => (value(b) > value(a) ? b : a)))' }],
    ['-', { answer: 'value(beam[0])' }],
    ['-', { keep: 'sorted.slice(0, 2 * k)' }],
    ['-', { most: '(options.steps - 1)' }],
    ['-', { pool: 'problem.neighbours(beam.at(-1))' }],
  ],
};

const GENETIC: Kind = {
  exercise: 'genetic-algorithm',
  right: {
    weight: 'fitness(p)', cut: 'random.integer(1, n - 1)', cross: '[...x.slice(0, c), ...y.slice(c)]', mother: 'pick()', rate: 'options.mutationRate', place: 'random.integer(0, n - 1)', value: '(old + 1 + random.integer(0, options.values - 2)) % options.values',
    next: 'children', report: 'options.onGeneration(population)', ends: 'made >= options.generations || population.some((p) => fitness(p) >= options.fitEnough)', answer: 'population.reduce((a, b) => (fitness(b) > fitness(a) ? b : a))',
  },
  styles: [
    (x) => `
function search(population, fitness, random, options) {
  const first = population;
  for (let made = 1; ; made++) {
    const n = population[0].length;
    const weights = population.map((p) => ${x['weight']});
    const total = weights.reduce((a, b) => a + b, 0);
    const pick = () => {
      let r = random.number() * total;
      for (let i = 0; i < population.length; i++) { r -= weights[i]; if (r < 0) return population[i]; }
      return population.at(-1);
    };
    const children = [];
    while (children.length < population.length) {
      const x = pick();
      const y = ${x['mother']};
      const c = ${x['cut']};
      const child = ${x['cross']};
      if (random.number() < ${x['rate']}) { const at = ${x['place']}; const old = child[at]; child[at] = ${x['value']}; }
      children.push(child);
    }
    population = ${x['next']};
    ${x['report']};
    if (${x['ends']}) return ${x['answer']};
  }
}`,
    (x) => `
function breed(population, fitness, random, options) {
  const n = population[0].length;
  const sums = [];
  for (const p of population) sums.push((sums.at(-1) ?? 0) + ${x['weight']});
  const pick = () => { const r = random.number() * sums.at(-1); const i = sums.findIndex((s) => r < s); return population[i < 0 ? population.length - 1 : i]; };
  return population.map(() => {
    const x = pick(), y = ${x['mother']};
    const c = ${x['cut']};
    const child = ${x['cross']};
    return mutated(child, random, options, n);
  });
}
function mutated(child, random, options, n) {
  if (!(random.number() < ${x['rate']})) return child;
  const at = ${x['place']}, old = child[at];
  return child.map((v, i) => (i === at ? ${x['value']} : v));
}
function search(population, fitness, random, options) {
  const first = population;
  let made = 0;
  do {
    const children = breed(population, fitness, random, options);
    population = ${x['next']};
    made += 1;
    ${x['report']};
  } while (!(${x['ends']}));
  return ${x['answer']};
}`,
  ],
  faults: [
    ['selection-uniform', { weight: '1 + 0 * fitness(p)' }],
    ['selection-squared', { weight: 'fitness(p) ** 2' }],
    ['cut-two-cuts', { cross: '((d) => x.map((v, i) => (i >= Math.min(c, d) && i < Math.max(c, d) ? y[i] : v)))(random.integer(1, n - 1))' }],
    ['cut-each-position', { cross: 'x.map((v, i) => (random.integer(0, 1) === 0 ? v : y[i]))' }],
    ['mutation-never', { rate: '0' }],
    ['mutation-always', { rate: '1' }],
    ['mutation-doubled', { rate: '2 * options.mutationRate' }],
    ['same-parent-twice', { mother: 'x' }],
    ['elitism', { next: '[population.reduce((a, b) => (fitness(b) > fitness(a) ? b : a)), ...children.slice(1)]' }],
    ['shrinks', { next: 'children.length > 2 ? children.slice(1) : children' }],
    ['without-twins', { next: '[...new Map(children.map((child) => [child.join(), child])).values()]' }],
    ['one-generation-too-many', { ends: 'made > options.generations || population.some((p) => fitness(p) >= options.fitEnough) && made > options.generations' }],
    ['one-generation', { ends: 'true' }],
    ['fit-enough-ignored', { ends: 'made >= options.generations' }],
    ['first-returned,best-of-start', { answer: 'population[0]' }],
    ['best-of-start,first-returned', { answer: 'first.reduce((a, b) => (fitness(b) > fitness(a) ? b : a))' }],
    ['population-returned', { answer: 'population' }],
    ['never-reports', { report: '' }],
    ['-', { answer: 'fitness(population[0])' }],
    ['-', { next: '[...children, children[0]]' }],
    ['-', { cross: '[...y.slice(c), ...x.slice(0, c)]' }],
    ['-', { report: 'options.onGeneration(population); options.onGeneration(population)' }],
  ],
};

const SELECT: Kind = {
  exercise: 'random-selection',
  right: { before: '', weight: 'fitness(p)', inside: 'r < sum', answer: 'population[i]', last: 'population.length' },
  styles: [
    (x) => `
function search(population, fitness, random) {
  ${x['before']}
  const weights = population.map((p) => ${x['weight']});
  const r = random.number() * weights.reduce((a, b) => a + b, 0);
  let sum = 0;
  for (let i = 0; i < ${x['last']}; i++) { sum += weights[i]; if (${x['inside']}) return ${x['answer']}; }
  return population.at(-1);
}`,
    (x) => `
function search(population, fitness, random) {
  ${x['before']}
  let total = 0;
  const ends = population.map((p) => (total += ${x['weight']}));
  const r = total * random.number();
  const i = ends.slice(0, ${x['last']}).findIndex((sum) => ${x['inside']});
  return i < 0 ? population[population.length - 1] : ${x['answer']};
}`,
  ],
  faults: [
    ['uniform', { weight: '1 + 0 * fitness(p)' }],
    ['squared', { weight: 'fitness(p) * fitness(p)' }],
    ['at-most-zero', { inside: 'r <= sum' }],
    ['index-returned', { answer: 'i' }],
    ['one-slot-late', { answer: 'population[(i + 1) % population.length]' }],
    ['population-sorted', { before: 'population.sort((a, b) => fitness(b) - fitness(a));' }],
    ['-', { answer: 'fitness(population[i])' }],
    ['-', { answer: '[population[i]]' }],
    ['-', { answer: 'population[i].slice(1)' }],
  ],
};

const CROSS: Kind = {
  exercise: 'reproduce',
  right: { cut: 'random.integer(1, n - 1)', child: '[...x.slice(0, c), ...y.slice(c)]' },
  styles: [
    (x) => `function search(x, y, random) { const n = x.length; const c = ${x['cut']}; return ${x['child']}; }`,
    (x) => `const cutOf = (x, random) => { const n = x.length; return ${x['cut']}; };\nfunction search(x, y, random) { const c = cutOf(x, random); const child = ${x['child']}; return child; }`,
  ],
  faults: [
    ['cut-at-0', { cut: 'Math.floor(random.number() * n)' }],
    ['cut-at-n', { cut: '1 + Math.floor(random.number() * n)' }],
    ['never-last-cut', { cut: 'random.integer(1, n - 2)' }],
    ['middle', { cut: '(random.number(), Math.floor(n / 2))' }],
    ['rounded', { cut: '1 + Math.round(random.number() * (n - 2))' }],
    ['two-cuts', { child: '((d) => x.map((v, i) => (i >= Math.min(c, d) && i < Math.max(c, d) ? y[i] : v)))(random.integer(1, x.length - 1))' }],
    ['each-position', { child: 'x.map((v, i) => (random.integer(0, 1) === 0 ? v : y[i]))' }],
    ['parents-swapped', { child: 'y.slice(0, c).concat(x.slice(c))' }],
    ['parent-changed', { child: '(() => { for (let i = c; i < x.length; i++) x[i] = y[i]; return x; })()' }],
    ['parent-spliced', { child: '[...x.slice(0, c), ...y.splice(c)]' }],
    ['both-children', { child: '[[...x.slice(0, c), ...y.slice(c)], [...y.slice(0, c), ...x.slice(c)]]' }],
    ['one-too-long', { child: '[...x.slice(0, c + 1), ...y.slice(c)]' }],
    ['-', { child: '[...x.slice(0, c), ...y.slice(c)].reverse()' }],
    ['-', { child: 'x.slice(0, c)' }],
    ['-', { child: '[...x.slice(0, c), ...y.slice(c)].map((v) => v + 1)' }],
  ],
};

const MUTATE: Kind = {
  exercise: 'mutate',
  right: { when: 'random.number() < options.mutationRate', place: 'random.integer(0, child.length - 1)', value: '(old + 1 + random.integer(0, options.values - 2)) % options.values', copy: '[...child]' },
  styles: [
    (x) => `function search(child, random, options) { const made = ${x['copy']}; if (${x['when']}) { const at = ${x['place']}; const old = made[at]; made[at] = ${x['value']}; } return made; }`,
    (x) => `function search(child, random, options) {\n  if (!(${x['when']})) return ${x['copy']};\n  const at = ${x['place']};\n  const made = ${x['copy']};\n  const old = made[at];\n  made.splice(at, 1, ${x['value']});\n  return made;\n}`,
  ],
  faults: [
    ['never', { when: 'random.number() < 0' }],
    ['always', { when: 'random.number() < 2' }],
    ['doubled', { when: 'random.number() < options.mutationRate * 2' }],
    ['halved', { when: 'random.number() < options.mutationRate / 2' }],
    ['inverted', { when: 'random.number() > options.mutationRate' }],
    ['last-position-never', { place: 'random.integer(0, child.length - 2)' }],
    ['first-position-never', { place: 'random.integer(1, child.length - 1)' }],
    ['next-value', { value: '(old + 1) % options.values' }],
    ['value-too-high', { value: 'random.integer(0, options.values)' }],
    ['child-changed', { copy: 'child' }],
    ['-', { value: '-1' }],
    ['-', { copy: 'child.slice(0, -1)' }],
    ['-', { copy: '[...child].reverse()' }],
  ],
};

const KINDS: readonly Kind[] = [CLIMB, ANNEAL, STOCHASTIC, FIRST_CHOICE, RESTART, BEAM, GENETIC, SELECT, CROSS, MUTATE];

/** Every fault in every style: those of one fault together. */
export const FAULTY_LOCAL: readonly (readonly FaultyLocal[])[] = KINDS.flatMap(({ exercise, right, styles, faults }) => faults.map(([is, slots]) => styles.map((style, at): FaultyLocal => ({
  exercise,
  name: `${exercise}, style ${at + 1}: ${is} ${JSON.stringify(slots)}`,
  text: style({ ...right, ...slots }),
  is: is === '-' ? [] : is.split(','),
}))));

/** The same without any fault. */
export const CORRECT_LOCAL: readonly FaultyLocal[] = KINDS.flatMap(({ exercise, right, styles }) => styles.map((style, at): FaultyLocal => ({ exercise, name: `${exercise}, style ${at + 1}`, text: style(right), is: [] })));
