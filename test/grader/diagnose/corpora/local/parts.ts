import type { FaultySearchKind } from './kind.ts';

export const SELECT: FaultySearchKind = {
  exercise: 'random-selection',
  right: {
    before: '',
    weight: 'fitness(p)',
    inside: 'r < sum',
    answer: 'population[i]',
    last: 'population.length',
  },
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

export const CROSS: FaultySearchKind = {
  exercise: 'reproduce',
  right: { cut: 'random.integer(1, n - 1)', child: '[...x.slice(0, c), ...y.slice(c)]' },
  styles: [
    (x) =>
      `function search(x, y, random) { const n = x.length; const c = ${x['cut']}; return ${x['child']}; }`,
    (x) =>
      `const cutOf = (x, random) => { const n = x.length; return ${x['cut']}; };\nfunction search(x, y, random) { const c = cutOf(x, random); const child = ${x['child']}; return child; }`,
  ],
  faults: [
    ['cut-at-0', { cut: 'Math.floor(random.number() * n)' }],
    ['cut-at-n', { cut: '1 + Math.floor(random.number() * n)' }],
    ['never-last-cut', { cut: 'random.integer(1, n - 2)' }],
    ['middle', { cut: '(random.number(), Math.floor(n / 2))' }],
    ['rounded', { cut: '1 + Math.round(random.number() * (n - 2))' }],
    [
      'two-cuts',
      {
        child:
          '((d) => x.map((v, i) => (i >= Math.min(c, d) && i < Math.max(c, d) ? y[i] : v)))(random.integer(1, x.length - 1))',
      },
    ],
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

export const MUTATE: FaultySearchKind = {
  exercise: 'mutate',
  right: {
    when: 'random.number() < options.mutationRate',
    place: 'random.integer(0, child.length - 1)',
    value: '(old + 1 + random.integer(0, options.values - 2)) % options.values',
    copy: '[...child]',
  },
  styles: [
    (x) =>
      `function search(child, random, options) { const made = ${x['copy']}; if (${x['when']}) { const at = ${x['place']}; const old = made[at]; made[at] = ${x['value']}; } return made; }`,
    (x) =>
      `function search(child, random, options) {\n  if (!(${x['when']})) return ${x['copy']};\n  const at = ${x['place']};\n  const made = ${x['copy']};\n  const old = made[at];\n  made.splice(at, 1, ${x['value']});\n  return made;\n}`,
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
