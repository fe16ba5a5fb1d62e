import { describe, expect, test } from 'vitest';
import type { Limits } from '../../../../grader/types/exercise.ts';
import { parseLine } from '../../../../grader/observe/sandbox/native/protocol.ts';
import type { Input } from '../../../../grader/types/input.ts';
import { EVENT_SIZE, OPS } from '../../../../grader/types/observation.ts';
import { FIGURE_5_2, queensInput, treeInput } from '../../../support/sandbox.ts';
import { observe, one } from './programs.ts';

describe('questions and answers', () => {
  test('a search is observed as in every other language', async () => {
    const observation = await one(`
      const { answer: actions } = await ask(call, 'actions', given.state);
      const { answer: state } = await ask(call, 'result', given.state, actions[1]);
      const { answer: player } = await ask(call, 'player', state);
      write({ call, return: { value: 3, action: player, given } });`);
    expect(observation.outcome).toEqual({
      kind: 'returned',
      value: { value: 3, action: 'min', given: { call: 1, entry: 'search', state: 0, depthLimit: null } },
    });
    expect(
      Array.from(
        { length: observation.events.length / EVENT_SIZE },
        (_, i) => OPS[observation.events[i * EVENT_SIZE]!],
      ),
    ).toEqual(['actions', 'result', 'player']);
    expect(observation).toMatchObject({ states: [0, 5], calls: 3, fuel: null });
  });

  test('one program serves all calls of a job; a depth limit is a number', async () => {
    const all = await observe(
      'globalThis.count = (globalThis.count ?? 0) + 1; write({ call, return: [globalThis.count, given.depthLimit] });',
      { inputs: [FIGURE_5_2, treeInput([1, 2], 4), FIGURE_5_2] },
    );
    expect(all.map(({ outcome }) => outcome)).toEqual(
      [
        [1, null],
        [2, 4],
        [3, null],
      ].map((value) => ({ kind: 'returned', value })),
    );
  });

  test('what is held is seen, also of a program that is stopped', async () => {
    const input: Input = { ...treeInput([1, 2]), anytime: { questions: 3 } };
    const observation = await one(
      `const { answer } = await ask(call, 'hold', '1'); const { error } = await ask(call, 'hold', 2); console.error(answer, error); for (;;) await ask(call, 'actions', 0);`,
      { inputs: [input] },
    );
    expect(observation.outcome).toEqual({ kind: 'limit', limit: 'calls' });
    expect(Array.from(observation.events).slice(0, EVENT_SIZE)).toEqual([OPS.indexOf('hold'), 0, 0, 1]);
    expect(observation.output.text).toMatch(/^null hold\(action\) takes an action .* found the number 2\n$/);
    expect(observation.calls).toBe(3);
  });

  test('infinite values go both ways', async () => {
    const observation = await one(
      `const { answer } = await ask(call, 'utility', (await ask(call, 'result', 0, '0')).answer); write({ call, return: { value: answer, action: 'inf' } });`,
      { inputs: [treeInput(['-inf', 'inf'])] },
    );
    expect(observation.outcome).toEqual({ kind: 'returned', value: { value: -Infinity, action: 'inf' } });
  });

  test('a wrong question is told in words, and the program may go on', async () => {
    const observation = await one(
      `const a = await ask(call, 'utility', 7); const b = await ask(call, 'guess'); const c = await ask(call, 'result', 0, {}); write({ call, return: [a.error, b.error, c.error] });`,
    );
    expect(observation.outcome).toEqual({
      kind: 'returned',
      value: [
        expect.stringContaining('7 is not a state that the game gave you'),
        'there is no question "guess" here; you may ask "player", "actions", "result", "isTerminal", "utility", "evaluate", "probability", "number", "integer", "choice" or "shuffle"',
        expect.stringContaining('at state 0 the action is "0", "1" or "2"'),
      ],
    });
  });

  test('local search, with draws from the seeded stream', async () => {
    const body = `
      const { answer: boards } = await ask(call, 'neighbours', given.initial);
      write({ call, return: [boards.length, (await ask(call, 'value', boards[0])).answer, (await ask(call, 'randomState')).answer, (await ask(call, 'choice', 5)).answer, (await ask(call, 'shuffle', 3)).answer] });`;
    const [first, again] = await Promise.all([
      one(body, { inputs: [queensInput(4, 3, [0, 1, 2, 3])] }),
      one(body, { inputs: [queensInput(4, 3, [0, 1, 2, 3])] }),
    ]);
    expect(first.outcome).toMatchObject({
      kind: 'returned',
      value: [12, -4, expect.any(Array), expect.any(Number), expect.any(Array)],
    });
    expect(again).toEqual(first);
  });

  test('a part is called again and again in one program', async () => {
    const input: Input = {
      kind: 'part',
      part: 'mutate',
      child: [1, 2],
      options: { mutationRate: 1 },
      seed: 1,
      repeat: 3,
    };
    const observation = await one(
      'globalThis.count = (globalThis.count ?? 0) + 1; write({ call, return: [...given.child, globalThis.count] });',
      { inputs: [input] },
    );
    expect(observation.outcome).toEqual({
      kind: 'returned',
      value: [
        [1, 2, 1],
        [1, 2, 2],
        [1, 2, 3],
      ],
    });
  });

  test('what is written to standard error is kept, and is with the last call', async () => {
    const all = await observe(`console.error('call ' + call); write({ call, return: 1 });`, {
      inputs: [FIGURE_5_2, FIGURE_5_2],
    });
    expect(all.map(({ output }) => output)).toEqual([
      { text: '', bytes: 0 },
      { text: 'call 1\ncall 2\n', bytes: 14 },
    ]);
  });
});

describe('a program that does not keep to the protocol', () => {
  test.each<[what: string, body: string, message: string | RegExp]>([
    [
      'prints to standard output',
      `write('thinking…');`,
      /^a line that the program wrote is not JSON \("thinking…"\); only the protocol goes to standard output/,
    ],
    ['writes no object', `write([1, 2]);`, 'a line that the program wrote is not a JSON object ("[1,2]")'],
    [
      'forges a verdict',
      `write({ call, verdict: 'passed', points: 10 });`,
      /has the keys "points, verdict"; a question has "ask" and "args", an answer has "return"/,
    ],
    ['forges an answer of the host', `write({ call, answer: ['0'] });`, /has the keys "answer"/],
    [
      'answers and asks at once',
      `write({ call, ask: 'actions', args: [0], return: 3 });`,
      /has the keys "args, ask, return"/,
    ],
    [
      'names no call',
      `write({ return: { value: 3, action: '0' } });`,
      'a line that the program wrote has no "call": 1',
    ],
    [
      'answers a call that is still to come',
      `write({ call: 2, return: 3 });`,
      'a line that the program wrote belongs to call 2, but call 1 is open',
    ],
    [
      'asks with something else than a list',
      `write({ call, ask: 'actions', args: 0 });`,
      /"args" is not a list/,
    ],
    [
      'nests without end',
      `write('{"call":1,"return":' + '['.repeat(5000) + ']'.repeat(5000) + '}');`,
      /nested too deeply/,
    ],
    [
      'ends in the middle of a line',
      `process.stdout.write('{"call":1,"ret', () => process.exit(3)); await new Promise(() => {});`,
      'the program ended with exit code 3 before it answered',
    ],
    ['ends by itself', `process.exit(0);`, 'the program ended with exit code 0 before it answered'],
    [
      'crashes',
      `throw new Error('no such luck');`,
      /^the program ended with exit code 1 before it answered; the last that it wrote is: Node\.js/,
    ],
    [
      'is killed',
      `process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});`,
      'the program ended by signal SIGKILL before it answered',
    ],
  ])('%s', async (_, body, message) => {
    const { outcome } = await one(body);
    expect(outcome).toEqual({
      kind: 'threw',
      error: {
        name: expect.stringMatching(/^Pro/),
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        frames: [],
      },
    });
  });

  test('a line that comes late spoils the call that is open by then, and that one alone', async () => {
    const all = await observe(`write({ call, return: 1 }); if (call === 1) write({ call, return: 2 });`, {
      inputs: [FIGURE_5_2, FIGURE_5_2, FIGURE_5_2],
    });
    expect(all.map(({ outcome }) => outcome)).toEqual([
      { kind: 'returned', value: 1 },
      {
        kind: 'threw',
        error: {
          name: 'ProtocolError',
          message: 'a line that the program wrote belongs to call 1, but call 2 is open',
          frames: [],
        },
      },
      // Started again, it counts on.
      { kind: 'returned', value: 1 },
    ]);
  });

  test.each<[what: string, body: string, limit: string, limits?: Partial<Limits>]>([
    ['never answers', 'await new Promise(() => setInterval(() => {}, 1000));', 'time', { wallSeconds: 1 }],
    [
      'closes its output and stays',
      'process.stdout.end(); await new Promise(() => {});',
      'time',
      { wallSeconds: 1 },
    ],
    ['loops without end', 'for (;;);', 'time', { wallSeconds: 1 }],
    ['asks without end', `for (;;) await ask(call, 'player', 0);`, 'calls'],
    [
      'asks without end and never listens',
      `for (;;) { write({ call, ask: 'actions', args: [0] }); if (process.stdout.writableNeedDrain) await new Promise((go) => process.stdout.once('drain', go)); }`,
      'time',
      { wallSeconds: 2 },
    ],
    ['asks what is not there without end', `for (;;) await ask(call, 'x');`, 'calls'],
    [
      'writes a line without end',
      `for (;;) { process.stdout.write('x'.repeat(65536)); await new Promise(setImmediate); }`,
      'output',
    ],
    [
      'writes to standard error without end',
      `for (;;) { process.stderr.write('x'.repeat(65536)); await new Promise(setImmediate); }`,
      'output',
    ],
  ])('%s', async (_, body, limit, limits = {}) => {
    const all = await observe(
      `if (call === 1) { ${body} } write({ call, return: 5 });`.replace(
        'call === 1',
        'given.depthLimit === 1',
      ),
      { inputs: [treeInput([1, 2], 1), FIGURE_5_2], limits },
    );
    expect(all.map(({ outcome }) => outcome)).toEqual([
      { kind: 'limit', limit },
      { kind: 'returned', value: 5 },
    ]);
  });
});

test.each<[line: string, said: unknown]>([
  ['{"call":1,"ask":"actions","args":[0]}', { kind: 'ask', question: 'actions', args: [0] }],
  ['{"args":[],"call":1,"ask":"number"}', { kind: 'ask', question: 'number', args: [] }],
  ['{"call":1,"ask":"number"}', { kind: 'ask', question: 'number', args: [] }],
  ['{"call":1,"return":null}', { kind: 'return', value: null }],
  ['{"call":1,"return":["inf","a"]}', { kind: 'return', value: [Infinity, 'a'] }],
  ['{"call":1,"return":"-inf"}', { kind: 'return', value: -Infinity }],
  ['{"call":1,"return":[["inf"],[1],[2]]}', { kind: 'return', value: [['inf'], [1], [2]] }],
  ['{"call":1,"return":{"__proto__":{"value":1}}}', { kind: 'return', value: expect.anything() }],
])('%s is understood', (line, said) => {
  expect(parseLine(line, 1)).toEqual(said);
});
