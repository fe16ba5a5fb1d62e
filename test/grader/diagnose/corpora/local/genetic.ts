import type { FaultySearchKind } from './kind.ts';

export const GENETIC: FaultySearchKind = {
  exercise: 'genetic-algorithm',
  right: {
    weight: 'fitness(p)',
    cut: 'random.integer(1, n - 1)',
    cross: '[...x.slice(0, c), ...y.slice(c)]',
    mother: 'pick()',
    rate: 'options.mutationRate',
    place: 'random.integer(0, n - 1)',
    value: '(old + 1 + random.integer(0, options.values - 2)) % options.values',
    next: 'children',
    report: 'options.onGeneration(population)',
    ends: 'made >= options.generations || population.some((p) => fitness(p) >= options.fitEnough)',
    answer: 'population.reduce((a, b) => (fitness(b) > fitness(a) ? b : a))',
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
    [
      'cut-two-cuts',
      {
        cross:
          '((d) => x.map((v, i) => (i >= Math.min(c, d) && i < Math.max(c, d) ? y[i] : v)))(random.integer(1, n - 1))',
      },
    ],
    ['cut-each-position', { cross: 'x.map((v, i) => (random.integer(0, 1) === 0 ? v : y[i]))' }],
    ['mutation-never', { rate: '0' }],
    ['mutation-always', { rate: '1' }],
    ['mutation-doubled', { rate: '2 * options.mutationRate' }],
    ['same-parent-twice', { mother: 'x' }],
    [
      'elitism',
      { next: '[population.reduce((a, b) => (fitness(b) > fitness(a) ? b : a)), ...children.slice(1)]' },
    ],
    ['shrinks', { next: 'children.length > 2 ? children.slice(1) : children' }],
    ['without-twins', { next: '[...new Map(children.map((child) => [child.join(), child])).values()]' }],
    [
      'one-generation-too-many',
      {
        ends: 'made > options.generations || population.some((p) => fitness(p) >= options.fitEnough) && made > options.generations',
      },
    ],
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
