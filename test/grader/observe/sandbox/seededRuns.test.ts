import { afterAll, describe, expect, test } from 'vitest';
import { EVENT_SIZE, OPS, type Observation } from '../../../../grader/types/observation.ts';
import type {
  GeneticInput,
  Input,
  LocalInput,
  MutateInput,
  ReproduceInput,
  SelectionInput,
} from '../../../../grader/types/input.ts';
import { outcomeInWords } from '../../../support/outcomes.ts';
import { Sandbox, type Asked } from '../../../support/sandbox.ts';

/** Schedules, parts and whole genetic runs: the same in JavaScript and in Python. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const RATES = { mutationRate: 0.25, values: 4 };
const annealing: LocalInput = {
  kind: 'local',
  seed: 3,
  options: { goal: 0 },
  schedule: { name: 'table', temperatures: [4, 2.5] },
  problem: { name: 'n-queens', n: 4, initial: [0, 1, 2, 3] },
};
const selection: SelectionInput = {
  kind: 'part',
  part: 'randomSelection',
  seed: 1,
  repeat: 3,
  population: [
    [0, 1],
    [1, 1],
    [0, 1],
  ],
  fitness: [1, 5, 1],
};
const reproduction: ReproduceInput = {
  kind: 'part',
  part: 'reproduce',
  seed: 1,
  repeat: 2,
  parents: [
    [0, 0, 0],
    [1, 1, 1],
  ],
};
const mutation: MutateInput = {
  kind: 'part',
  part: 'mutate',
  seed: 1,
  repeat: 2,
  child: [0, 1, 2, 3],
  options: RATES,
};
const genetic: GeneticInput = {
  kind: 'genetic',
  seed: 1,
  population: [
    [0, 0, 0, 0],
    [1, 3, 0, 2],
    [0, 0, 0, 0],
  ],
  fitness: { name: 'n-queens', n: 4, initial: null },
  options: { ...RATES, generations: 2 },
};

/** Events as text: `schedule -1 1 → 4`. */
function eventsOf({ events }: Observation): string[] {
  return Array.from({ length: events.length / EVENT_SIZE }, (_, i) => {
    const [op, state, argument, answer] = events.subarray(i * EVENT_SIZE);
    return `${OPS[op!]} ${state} ${argument} → ${answer}`;
  });
}

/** The same program in both languages: an expression of the arguments a, b, c and d. */
const PROGRAMS = {
  javascript: (body: string) => ({ 'search.js': `export function search(a, b, c, d) { ${body} }` }),
  python: (body: string) => ({
    'search.py': `def search(a, b, c, d=None):\n    ${body.split('\n').join('\n    ')}\n`,
  }),
};
const run = (language: 'javascript' | 'python', body: string, asked: Asked): Promise<Observation> =>
  sandbox.one(PROGRAMS[language](body), {
    language,
    ...asked,
    limits: { fuel: 100_000_000, ...asked.limits },
  });

describe.each(['javascript', 'python'] as const)('%s', (language) => {
  const inWords = async (body: string, asked: Asked): Promise<string> =>
    outcomeInWords((await run(language, body, asked)).outcome);
  const messageOf = ({ outcome }: Observation): string =>
    outcome.kind === 'threw' ? outcome.error.message : outcomeInWords(outcome);
  const refusal = async (body: string, asked: Asked): Promise<string> =>
    messageOf(await run(language, body, asked));

  test('a schedule stands between the problem and the stream', async () => {
    const observed = await run(language, 'return [b(1), b(2), b(3), b(1)]', { inputs: [annealing] });
    expect(outcomeInWords(observed.outcome)).toBe('returned: [4,2.5,0,4]');
    expect(eventsOf(observed)).toEqual([
      'schedule -1 1 → 4',
      'schedule -1 2 → 2.5',
      'schedule -1 3 → 0',
      'schedule -1 1 → 4',
    ]);
  });

  // The formula answers for any t, before the first step and beyond the last.
  test.each([
    ['0', 8],
    ['-1', 16],
    ['1.5', 4 * Math.exp(-0.5 * Math.LN2)],
    ['4', 4 * Math.exp(-3 * Math.LN2)],
    ['5', 0],
    ['1e9', 0],
  ])('schedule(%s) is what the formula says', async (t, temperature) => {
    const halved: Input = {
      ...annealing,
      schedule: { name: 'exponential', start: 4, rate: 0.5, steps: 4 },
    };
    const observed = await run(language, `return b(${t})`, { inputs: [halved] });
    expect(outcomeInWords(observed.outcome)).toBe(`returned: ${temperature}`);
    expect(eventsOf(observed)).toEqual([`schedule -1 ${Number(t)} → ${temperature}`]);
  });

  test.each(['0', '-1', '1.5', '4'])('a table has nothing for t = %s, so it says 0', async (t) => {
    const observed = await run(language, `return b(${t})`, { inputs: [annealing] });
    expect(outcomeInWords(observed.outcome)).toBe('returned: 0');
  });

  test('the initial state of the problem that a search is given is its own to set', async () => {
    const observed = await run(
      language,
      language === 'python'
        ? 'first = a.initial\na.initial = [3, 3, 3, 3]\na.initial[0] = 0\nreturn [first, a.initial, a.value([0, 1, 2, 3])]'
        : 'const first = a.initial; a.initial = [3, 3, 3, 3]; a.initial[0] = 0; return [first, a.initial, a.value([0, 1, 2, 3])];',
      { inputs: [annealing] },
    );
    expect(outcomeInWords(observed.outcome)).toBe('returned: [[0,1,2,3],[0,3,3,3],-6]');
    expect(observed.points[0]).toEqual([0, 1, 2, 3]);
  });

  test("what one run sets as its initial state is not the next run's", async () => {
    const body =
      language === 'python'
        ? 'first = a.initial\na.initial = [3, 3, 3, 3]\nreturn first'
        : 'const first = a.initial; a.initial = [3, 3, 3, 3]; return first;';
    const observed = await sandbox.observe(PROGRAMS[language](body), {
      language,
      inputs: [annealing, annealing],
      limits: { fuel: 100_000_000 },
    });
    expect(observed.map(({ outcome }) => outcomeInWords(outcome))).toEqual(
      Array.from({ length: 2 }, () => 'returned: [0,1,2,3]'),
    );
  });

  test('a part is called again and again on fresh copies, and what it changes is seen', async () => {
    const observed = await run(
      language,
      language === 'python' ? 'a[0][0] = 3\nreturn a[0]' : 'a[0][0] = 3; return a[0];',
      { inputs: [selection] },
    );
    expect(outcomeInWords(observed.outcome)).toBe('returned: [[3,1],[3,1],[3,1]]');
    expect(observed.changed).toEqual([0, 1, 2]);
    expect(eventsOf(observed)).toEqual(['call -1 0 → 0', 'call -1 1 → 0', 'call -1 2 → 0']);
    expect(observed.points).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('what is only read is not changed', async () => {
    const observed = await run(language, 'return [b(a[0]), b(a[1]), b([0, 1])]', { inputs: [selection] });
    expect(outcomeInWords(observed.outcome)).toBe('returned: [[1,5,1],[1,5,1],[1,5,1]]');
    expect(observed.changed).toEqual([]);
    expect(eventsOf(observed).slice(0, 4)).toEqual([
      'call -1 0 → 0',
      'value 0 0 → 1',
      'value 1 0 → 5',
      'value 0 0 → 1',
    ]);
  });

  test('the fitness of a stranger is refused', async () => {
    expect(await refusal('return b([1, 0])', { inputs: [selection] })).toContain(
      'fitness(individual) takes an individual of the population; found [1, 0]',
    );
    expect(await refusal('return b(7)', { inputs: [selection] })).toContain(
      'fitness(individual) takes an individual of the population; found the number 7',
    );
  });

  test('both parents, and the stream', async () => {
    const observed = await run(
      language,
      language === 'python'
        ? 'c.integer(1, 2)\nb.append(9)\nreturn [a, b]'
        : 'c.integer(1, 2); b.push(9); return [a, b];',
      { inputs: [reproduction] },
    );
    expect(outcomeInWords(observed.outcome)).toBe('returned: [[[0,0,0],[1,1,1,9]],[[0,0,0],[1,1,1,9]]]');
    expect(observed.changed).toEqual([0, 1]);
    expect(eventsOf(observed).filter((event) => event.startsWith('draw'))).toHaveLength(2);
  });

  test('a child, the stream and the options', async () => {
    const body =
      language === 'python'
        ? 'return [a, c["mutationRate"], c["mutation_rate"], c["values"]]'
        : 'return [a, c.mutationRate, c.mutationRate, c.values];';
    expect(await inWords(body, { inputs: [mutation] })).toBe(
      'returned: [[[0,1,2,3],0.25,0.25,4],[[0,1,2,3],0.25,0.25,4]]',
    );
  });

  test('a script comes before the seed', async () => {
    const scripted: MutateInput = { ...mutation, repeat: 1, script: [0, 1 - 2 ** -53, 0.5] };
    expect(
      await inWords('return [b.number(), b.integer(1, 4), b.choice([7, 8])]', { inputs: [scripted] }),
    ).toBe('returned: [[0,4,8]]');
    const body = 'b.number(); b.number(); b.number(); return b.number()';
    const drawn = await run(language, language === 'python' ? body.replaceAll('; ', '\n') : body, {
      inputs: [scripted],
    });
    const plain = await run(language, 'return b.number()', { inputs: [{ ...mutation, repeat: 1 }] });
    expect(drawn.outcome).toEqual(plain.outcome);
  });

  test('generations are written down', async () => {
    const body =
      language === 'python'
        ? 'd["on_generation"](a)\nd["onGeneration"]([[3, 3, 3, 3]])\nreturn b(a[1])'
        : 'd.onGeneration(a); d.on_generation([[3, 3, 3, 3]]); return b(a[1]);';
    const observed = await run(language, body, { inputs: [genetic] });
    expect(outcomeInWords(observed.outcome)).toBe('returned: 6');
    expect(observed.population).toEqual(genetic.population);
    expect(observed.points).toEqual([
      [0, 0, 0, 0],
      [1, 3, 0, 2],
      [3, 3, 3, 3],
    ]);
    expect(eventsOf(observed)).toEqual([
      'generation -1 0 → 3',
      'individual 0 0 → 0',
      'individual 1 1 → 0',
      'individual 0 2 → 0',
      'generation -1 1 → 1',
      'individual 2 0 → 0',
      'value 1 0 → 6',
    ]);
  });

  test.each([
    ['7', 'options.onGeneration(population) takes a list of individuals; found the number 7'],
    [
      '[[0, 0]]',
      'Each individual for options.onGeneration(population) takes a list of 4 integers from 0 to 3; found a list of 2',
    ],
    ['[[0, 0, 0, 4]]', 'found the number 4 at position 3'],
  ])('a generation of %s is refused', async (population, message) => {
    const call =
      language === 'python'
        ? `return d["on_generation"](${population})`
        : `return d.onGeneration(${population})`;
    const spelled =
      language === 'python' ? message.replace('options.onGeneration', "options['on_generation']") : message;
    expect(await refusal(call, { inputs: [genetic] })).toContain(spelled);
  });

  test('a population that is only counted is drawn from the seed, before the search draws', async () => {
    const drawn: GeneticInput = { ...genetic, population: 5 };
    const [one, other] = [
      await run(language, 'return c.number()', { inputs: [drawn] }),
      await run(language, 'return a', { inputs: [drawn] }),
    ];
    expect(one.population).toEqual(other.population);
    expect(one.population).toHaveLength(5);
    expect(outcomeInWords(other.outcome)).toBe(`returned: ${JSON.stringify(one.population)}`);
  });

  test('all calls of a part share the limits of one', async () => {
    const many: MutateInput = { ...mutation, repeat: 200 };
    const spin =
      language === 'python'
        ? 'for i in range(20000): pass\nreturn a'
        : 'for (let i = 0; i < 20000; i += 1); return a;';
    const once = await run(language, spin, { inputs: [{ ...mutation, repeat: 1 }], limits: { fuel: 1e9 } });
    expect(
      (await run(language, spin, { inputs: [many], limits: { fuel: once.fuel! * 50 } })).outcome,
    ).toEqual({ kind: 'limit', limit: 'work' });
    expect(
      (await run(language, 'return b.number()', { inputs: [many], limits: { calls: 150 } })).outcome,
    ).toEqual({ kind: 'limit', limit: 'calls' });
  });

  test('an answer that cannot be read says which call gave it', async () => {
    expect(
      (
        await run(language, language === 'python' ? 'return [1, len]' : 'return [1, () => 1];', {
          inputs: [mutation],
        })
      ).outcome,
    ).toMatchObject({ kind: 'unreadable', path: '[0][1]' });
  });
});
