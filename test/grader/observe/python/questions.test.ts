import { afterAll, describe, expect, test } from 'vitest';
import { EVENT_SIZE, OPS, type Observation, type Plain } from '../../../../grader/types/observation.ts';
import { Random } from '../../../../reference/random.ts';
import {
  FIGURE_5_2,
  queensInput,
  Sandbox,
  treeInput,
  type Asked,
  type Files,
} from '../../../support/sandbox.ts';

/** What a Python submission can ask, in every spelling, and what is written down. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const observe = (body: Files, asked: Asked = {}): Promise<Observation> =>
  sandbox.one(typeof body === 'string' ? { 'search.py': body } : body, { language: 'python', ...asked });

async function answer(body: string, asked: Asked = {}): Promise<Plain> {
  const { outcome } = await observe(body, asked);
  return outcome.kind === 'returned' ? outcome.value : expect.unreachable(JSON.stringify(outcome));
}

const opsOf = ({ events }: Observation): string[] =>
  Array.from({ length: events.length / EVENT_SIZE }, (_, i) => OPS[events[i * EVENT_SIZE]!]!);

const DICE = treeInput(
  [
    { probability: 0.25, value: 12 },
    { probability: 0.75, value: -2 },
  ],
  3,
  ['chance'],
);

describe('a game', () => {
  test.each<[name: string, expression: string, expected: Plain, asked?: Asked]>([
    ['player', 'game.player(state)', 'max'],
    ['to_move', 'game.to_move(state)', 'max'],
    ['toMove', 'game.toMove(state)', 'max'],
    ['actions', 'game.actions(state)', ['0', '1', '2']],
    ['a fresh list each time', '(game.actions(state).clear(), game.actions(state))', [null, ['0', '1', '2']]],
    ['result', 'game.result(state, "1")', 1],
    ['by name', 'game.result(action="1", state=state)', 1],
    [
      'the same state for the same action',
      '[game.result(state, "1"), game.result(state, "2"), game.result(state, "1")]',
      [1, 2, 1],
    ],
    ['is_terminal', 'game.is_terminal(state)', false],
    [
      'isTerminal, terminal_test, terminalTest',
      '[game.isTerminal(state), game.terminal_test(state), game.terminalTest(state)]',
      [false, false, false],
    ],
    ['utility, a whole number', 'game.utility(game.result(game.result(state, "0"), "1"))', 12],
    [
      'its type, a float as the stub says',
      'type(game.utility(game.result(game.result(state, "0"), "1"))).__name__',
      'float',
    ],
    ['evaluate', 'game.evaluate(game.result(game.result(state, "0"), "1"))', 12],
    ['probability', 'game.probability(state, "1")', 0.75, { inputs: [DICE] }],
    ['depth_limit', 'game.depth_limit', 3, { inputs: [DICE] }],
    ['depthLimit', 'game.depthLimit', 3, { inputs: [DICE] }],
    ['no depth limit', 'game.depth_limit == float("inf")', true],
    ['what it looks like', 'repr(game)', '<game>'],
  ])('%s', async (_, expression, expected, asked) => {
    expect(await answer(`def search(game, state):\n    return ${expression}\n`, asked)).toEqual(expected);
  });

  test('every question is written down, in order', async () => {
    const observation = await observe(
      'def search(game, state):\n    game.player(state)\n    s = game.result(game.result(state, game.actions(state)[0]), "2")\n    return game.is_terminal(s), game.utility(s)\n',
    );
    expect(opsOf(observation)).toEqual(['player', 'actions', 'result', 'result', 'isTerminal', 'utility']);
    expect(observation).toMatchObject({ outcome: { value: [true, 8] }, calls: 6, states: [0, 1, 4] });
    expect(Array.from(observation.events.slice(-EVENT_SIZE))).toEqual([OPS.indexOf('utility'), 2, 0, 8]);
  });
});

describe('a problem', () => {
  const board = [4, 5, 6, 3, 4, 5, 6, 5];
  const asked: Asked = { inputs: [queensInput(8, 7, board)] };

  test.each<[name: string, expression: string, expected: Plain]>([
    ['initial', 'problem.initial', board],
    ['a fresh list each time', '(problem.initial.clear(), problem.initial)', [null, board]],
    ['value', 'problem.value(problem.initial)', -17],
    ['a tuple as a state', 'problem.value(tuple(problem.initial))', -17],
    ['neighbours', 'len(problem.neighbours(problem.initial))', 56],
    ['neighbors', 'max(map(problem.value, problem.neighbors(problem.initial)))', -12],
    ['random_state', 'len(problem.random_state())', 8],
    ['randomState', 'len(problem.randomState())', 8],
    ['options', 'options', {}],
  ])('%s', async (_, expression, expected) => {
    expect(await answer(`def search(problem, random, options):\n    return ${expression}\n`, asked)).toEqual(
      expected,
    );
  });
});

describe('chance', () => {
  const input = queensInput(8, 7, [0, 1, 2, 3, 4, 5, 6, 7]);
  const draw = async (lines: string): Promise<Observation> =>
    observe(
      `import random as module\ndef search(problem, random, options):\n${lines
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n')}\n`,
      { inputs: [input] },
    );

  test('numbers are those of the seed', async () => {
    const stream = Random.seeded(7);
    expect((await draw('return [random.number() for _ in range(3)]')).outcome).toMatchObject({
      value: [stream.number(), stream.number(), stream.number()],
    });
  });

  test('the module and the argument draw from one stream', async () => {
    const stream = Random.seeded(7);
    expect((await draw('return [module.random(), random.number(), module.random()]')).outcome).toMatchObject({
      value: [stream.number(), stream.number(), stream.number()],
    });
  });

  test.each([
    ['random.integer(1, 6)', ['draw-integer']],
    ['random.choice([1, 2, 3])', ['draw-choice']],
    ['random.choice(range(3))', ['draw-choice']],
    ['random.choice("abc")', ['draw-choice']],
    ['random.choice((1, 2))', ['draw-choice']],
    ['random.choice(list=[1, 2])', ['draw-choice']],
    ['random.shuffle([1, 2, 3])', ['draw-shuffle']],
    ['module.randint(1, 6)', ['draw-integer']],
    ['module.randrange(10)', ['draw-integer']],
    ['module.choice("abc")', ['draw-choice']],
    ['module.shuffle([1, 2, 3])', ['draw-shuffle']],
    ['module.uniform(0, 5)', ['draw-number']],
    ['module.gauss(0, 1)', ['draw-number', 'draw-number']],
    ['module.sample(range(10), 2)', ['draw-integer', 'draw-integer']],
    ['module.choices("abc", k=2)', ['draw-number', 'draw-number']],
    ['module.getrandbits(40)', ['draw-integer', 'draw-integer']],
    ['module.Random(3).random()', ['draw-number']],
    ['module.SystemRandom().randint(1, 6)', ['draw-integer']],
    ['module.seed(3)', []],
  ])('%s is recorded as %j', async (expression, ops) => {
    const observation = await draw(`${expression}\nreturn 0`);
    expect(observation.outcome).toEqual({ kind: 'returned', value: 0 });
    expect(opsOf(observation)).toEqual(ops);
  });

  test('a list is shuffled in place and given back', async () => {
    const { outcome } = await draw(
      'a = list(range(8))\nb = random.shuffle(a)\nc = list(range(8))\nmodule.shuffle(c)\nreturn [a is b, sorted(a) == list(range(8)), sorted(c) == list(range(8)), a != list(range(8))]',
    );
    expect(outcome).toEqual({ kind: 'returned', value: [true, true, true, true] });
  });

  test('a seed changes nothing, and nothing else is random', async () => {
    const lines =
      'import os, uuid, time, secrets\nmodule.seed(5)\nreturn [module.random(), list(os.urandom(4)), str(uuid.uuid4()), hash("x"), secrets.randbelow(1000), list({"a", "b", "c"})]';
    const [one, other] = [await draw(lines), await draw(lines)];
    expect(one).toEqual(other);
    expect(one.outcome.kind).toBe('returned');
  });
});

test('time passes with the work that is done, from the same moment on every machine', async () => {
  const value = await answer(
    'import time, datetime\ndef search(game, state):\n    a = time.perf_counter()\n    sum(range(10**5))\n    b = time.perf_counter()\n    time.sleep(60)\n    return [b > a, b - a < 1, 60 <= time.perf_counter() - b < 60.1, str(datetime.datetime.now())[:16], time.tzname[0]]\n',
  );
  expect(value).toEqual([true, true, true, '2023-11-14 22:14', 'UTC']);
});

test('processor time passes, too: there is one process and one thread', async () => {
  const value = await answer(
    'import time\ndef search(game, state):\n    clocks = [time.process_time, time.thread_time, time.process_time_ns, time.thread_time_ns]\n    before = [clock() for clock in clocks]\n    sum(range(10**5))\n    return [clock() > was for clock, was in zip(clocks, before)] + [time.get_clock_info(name).monotonic for name in ("process_time", "thread_time")]\n',
  );
  expect(value).toEqual([true, true, true, true, true, true]);
});

test('one interpreter serves the calls of a job, and none is shared between jobs', async () => {
  const count = { 'search.py': 'n = 0\ndef search(game, state):\n    global n\n    n += 1\n    return n\n' };
  for (let job = 0; job < 2; job += 1) {
    const observations = await sandbox.observe(count, {
      language: 'python',
      inputs: [FIGURE_5_2, FIGURE_5_2],
    });
    expect(observations.map(({ outcome }) => outcome)).toEqual([
      { kind: 'returned', value: 1 },
      { kind: 'returned', value: 2 },
    ]);
  }
});
