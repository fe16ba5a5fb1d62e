import { afterAll, describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../../reference/game.ts';
import { EVENT_SIZE, OPS, type Observation } from '../../../../grader/types/observation.ts';
import { outcomeInWords } from '../../../support/outcomes.ts';
import { FIGURE_5_2, Sandbox, queensInput, treeInput, type Asked } from '../../../support/sandbox.ts';

/** What a submission may ask, under every accepted name, and that every question is written down. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

const evaluate = async (expression: string, asked?: Asked): Promise<string> =>
  outcomeInWords((await sandbox.one(`export const search = (a, b, c) => (${expression});`, asked)).outcome);
const returned = (value: unknown): string => `returned: ${JSON.stringify(value)}`;

/** Events as text: `result 0 1 → 2`. */
function eventsOf({ events }: Observation): string[] {
  return Array.from({ length: events.length / EVENT_SIZE }, (_, i) => {
    const [op, state, argument, answer] = events.subarray(i * EVENT_SIZE);
    return `${OPS[op!]} ${state} ${argument} → ${answer}`;
  });
}

describe('a game', () => {
  test.each([
    ['a.player(b)', 'max'],
    ['[a.toMove(b), a.to_move(b)]', ['max', 'max']],
    ['a.actions(b)', ['0', '1', '2']],
    ["a.player(a.result(b, '0'))", 'min'],
    [
      '[a.isTerminal(b), a.is_terminal(b), a.terminalTest(b), a.terminal_test(b)]',
      [false, false, false, false],
    ],
    ["a.utility(a.result(a.result(b, '1'), '2'))", 6],
    ["a.evaluate(a.result(a.result(b, '1'), '2'))", 6],
    ['[a.depthLimit === Infinity, a.depth_limit === Infinity]', [true, true]],
    ["[a.result(b, '1'), a.result(b, '0'), a.result(b, '1')]", [1, 2, 1]],
    ['a.actions(b) === a.actions(b)', false],
    ['(a.actions(b).length = 0, a.actions(b))', ['0', '1', '2']],
    ['(({ actions, player }) => [actions(b).length, player(b)])(a)', [3, 'max']],
    [
      'Object.keys(a)',
      ['player', 'actions', 'result', 'isTerminal', 'utility', 'evaluate', 'probability', 'depthLimit'],
    ],
    [
      '(a.utility = null, typeof a.utility)',
      'function',
      "function search(a, b) { 'sloppy'; return (a.utility = null, typeof a.utility); }",
    ],
  ] as const)('%s', async (expression, value, program?: string) => {
    const outcome =
      program === undefined
        ? await evaluate(expression)
        : outcomeInWords((await sandbox.one(program)).outcome);
    expect(outcome).toBe(returned(value));
  });

  test('a depth limit and chances', async () => {
    const dice = treeInput(
      [
        {
          action: 'roll',
          children: [
            { action: 'six', probability: 0.25, value: 1 },
            { action: 'other', probability: 0.75, value: null },
          ],
        },
      ],
      2,
      ['max', 'chance'],
    );
    const inputs = [dice];
    expect(
      await evaluate(
        "[a.depthLimit, a.player(a.result(b, 'roll')), a.actions(a.result(b, 'roll')), a.probability(a.result(b, 'roll'), 'other')]",
        { inputs },
      ),
    ).toBe(returned([2, 'chance', ['six', 'other'], 0.75]));
    const { outcome, events } = await sandbox.one(
      "export function search(game, s) { const roll = game.result(s, 'roll'); try { game.utility(game.result(roll, 'other')); } catch (error) { return error.message; } }",
      { inputs },
    );
    expect(outcomeInWords(outcome)).toBe(
      returned('leaf 0.1 has no value (null in the tree file), but the search evaluated it'),
    );
    expect(Number.isNaN(events.at(-1))).toBe(true);
  });

  test.each([
    ['a.actions()', 'TypeError', 'game.actions(state) takes a state that the game gave you; found undefined'],
    [
      "a.player('0')",
      'TypeError',
      'game.player(state) takes a state that the game gave you; found the string "0"',
    ],
    ['a.player([0])', 'TypeError', 'game.player(state) takes a state that the game gave you; found an array'],
    [
      'a.isTerminal(7)',
      'TypeError',
      'game.isTerminal(state): 7 is not a state that the game gave you; states come from the start state and game.result(state, action)',
    ],
    [
      'a.utility(b)',
      'Error',
      'game.utility(state) is the value at the end of the game, but state 0 is not terminal: search on, or use game.evaluate(state) at the depth limit',
    ],
    ['a.evaluate(b)', 'Error', 'node root has no evaluation, but the search stopped there'],
    [
      "a.result(b, '9')",
      'Error',
      'game.result(state, action): at state 0 the action is "0", "1" or "2"; found the string "9"',
    ],
    [
      'a.result(b, 0)',
      'TypeError',
      'game.result(state, action): at state 0 the action is "0", "1" or "2"; found the number 0',
    ],
    [
      "a.result(a.result(a.result(b, '0'), '0'), '0')",
      'Error',
      'game.result(state, action): state 2 is terminal and has no actions',
    ],
    [
      "a.probability(b, '0')",
      'Error',
      'game.probability(state, action) is for chance nodes, but at state 0 it is max who moves',
    ],
  ])('a mistake can be caught: %s', async (code, name, message) => {
    const program = `export function search(a, b) { try { return ${code}; } catch (error) { return [error instanceof globalThis[error.name], error.name, error.message]; } }`;
    expect(outcomeInWords((await sandbox.one(program)).outcome)).toBe(returned([true, name, message]));
  });

  test('every question is written down', async () => {
    const observation = await sandbox.one(
      "export function search(game, s) { game.player(s); game.actions(s); const t = game.result(s, '1'); game.result(s, '1'); game.isTerminal(t); const leaf = game.result(t, '2'); game.isTerminal(leaf); game.utility(leaf); game.evaluate(leaf); try { game.utility(s); } catch {} return Math.random(); }",
    );
    const { outcome } = observation;
    const drawn = outcome.kind === 'returned' ? JSON.stringify(outcome.value) : '';
    expect(eventsOf(observation)).toEqual([
      `player 0 0 → ${PLAYERS.indexOf('max')}`,
      'actions 0 0 → 3',
      'result 0 1 → 1',
      'result 0 1 → 1',
      'isTerminal 1 0 → 0',
      'result 1 2 → 2',
      'isTerminal 2 0 → 1',
      'utility 2 0 → 6',
      'evaluate 2 0 → 6',
      `draw-number -1 0 → ${drawn}`,
    ]);
    expect(observation.states).toEqual([0, 5, 8]); // preorder: root, its second child, that one's third
    expect(observation.calls).toBe(11);
  });

  test('tic-tac-toe: one handle a position, whichever way it is reached', async () => {
    const inputs = [{ kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: 9 } as const];
    const play = '(...moves) => moves.reduce((s, m) => a.result(s, m), b)';
    expect(
      await evaluate(
        `((play) => [play('0', '1', '4') === play('4', '1', '0'), a.player(play('0')), a.actions(play('0', '4')), a.utility(play('0', '3', '1', '4', '2'))])(${play})`,
        { inputs },
      ),
    ).toBe(returned([true, 'min', ['1', '2', '3', '5', '6', '7', '8'], 1]));
  });
});

describe('a problem', () => {
  const inputs = [queensInput(4, 5, [0, 1, 2, 3])];

  test.each([
    ['a.initial', [0, 1, 2, 3]],
    ['(a.initial[0] = 9, a.initial)', [0, 1, 2, 3]],
    ['a.value([0, 1, 2, 3])', -6],
    ['a.value([1, 3, 0, 2])', 0],
    ['[a.neighbours(a.initial).length, a.neighbors(a.initial)[0]]', [12, [1, 1, 2, 3]]],
    [
      'a.randomState().length === 4 && a.random_state().every((row) => Number.isInteger(row) && row >= 0 && row < 4)',
      true,
    ],
    ['Object.keys(c)', []],
    ['[0, 1, 2, 3].every((i) => [0, 1, 2, 3].includes(b.shuffle([0, 1, 2, 3])[i]))', true],
    ['((list) => b.shuffle(list) === list)([1, 2])', true],
    ['b.shuffle([])', []],
    ["b.choice(['only'])", 'only'],
    ['b.integer(3, 3)', 3],
    ['b.number() < 1 && b.number() >= 0', true],
  ])('%s', async (expression, value) => {
    expect(await evaluate(expression, { inputs })).toBe(returned(value));
  });

  const board = 'problem.value(state) takes a list of 4 integers from 0 to 3';
  test.each([
    ['a.value([0, 1, 2])', 'RangeError', `${board}; found a list of 3`],
    ["a.value('x')", 'TypeError', `${board}; found the string "x"`],
    ['a.value([0, 1, 2, 4])', 'RangeError', `${board}; found the number 4 at position 3`],
    ['a.value([0, 1, , 3])', 'RangeError', `${board}; found undefined at position 2`],
    ['a.value(new Int8Array(4))', 'TypeError', `${board}; found an Int8Array`],
    [
      'b.integer(3, 1)',
      'RangeError',
      'random.integer(low, high) needs low <= high; found 3 and 1 (both ends are included)',
    ],
    [
      'b.integer(0.5, 1)',
      'TypeError',
      'random.integer(low, high) takes two integers; found the number 0.5 and the number 1',
    ],
    ['b.choice([])', 'RangeError', 'random.choice(list) needs a list that is not empty'],
    ["b.choice('ab')", 'TypeError', 'random.choice(list) takes an array; found the string "ab"'],
    ['b.shuffle()', 'TypeError', 'random.shuffle(list) takes an array; found undefined'],
  ])('a mistake can be caught: %s', async (code, name, message) => {
    const program = `export function search(a, b) { try { return ${code}; } catch (error) { return [error instanceof globalThis[error.name], error.name, error.message]; } }`;
    expect(outcomeInWords((await sandbox.one(program, { inputs })).outcome)).toBe(
      returned([true, name, message]),
    );
  });

  test('options arrive as they are', async () => {
    const withOptions = { ...inputs[0]!, options: { steps: 3, rate: 0.5, name: 'x', on: true } };
    expect(await evaluate('c', { inputs: [withOptions] })).toBe(
      returned({ steps: 3, rate: 0.5, name: 'x', on: true }),
    );
  });

  test('every question and every draw is written down', async () => {
    const observation = await sandbox.one(
      'export function search(problem, random) { problem.value(problem.initial); problem.neighbours(problem.initial); problem.value([1, 3, 0, 2]); return [problem.randomState(), random.number(), random.integer(1, 6), random.choice([5, 6, 7]), random.shuffle([1, 2, 3]), Math.random()]; }',
      { inputs },
    );
    const { outcome } = observation;
    if (outcome.kind !== 'returned') throw new Error(outcomeInWords(outcome));
    const [state, number, die, chosen, , last] = outcome.value as [
      number[],
      number,
      number,
      number,
      number[],
      number,
    ];
    expect(observation.points).toEqual([[0, 1, 2, 3], [1, 3, 0, 2], state]);
    expect(eventsOf(observation)).toEqual([
      'value 0 0 → -6',
      'neighbours 0 0 → 12',
      'value 1 0 → 0',
      'random-state -1 0 → 2',
      `draw-number -1 0 → ${number}`,
      `draw-integer 1 6 → ${die}`,
      `draw-choice -1 3 → ${chosen - 5}`,
      'draw-shuffle -1 3 → 0',
      `draw-number -1 0 → ${last}`,
    ]);
  });

  test('an initial state that is not given is drawn from the seed', async () => {
    const [one, again, other] = await Promise.all(
      [5, 5, 6].map((seed) => evaluate('[a.initial, b.number()]', { inputs: [queensInput(8, seed)] })),
    );
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});

test('the world is the same everywhere and always', async () => {
  const asked = { inputs: [FIGURE_5_2] };
  expect(
    await evaluate(
      '[Date.now(), new Date().getTimezoneOffset(), new Date(0).toString(), performance.now() === performance.now()]',
      asked,
    ),
  ).toBe(returned([1700000000000, 0, 'Thu Jan 01 1970 00:00:00 GMT+0000', true]));
  expect(await evaluate('[Math.random(), Math.random()]')).toBe(
    await evaluate('[Math.random(), Math.random()]'),
  );
});
