import { afterAll, describe, expect, test } from 'vitest';
import { EVENT_SIZE, OPS, type Observation } from '../../../../grader/types/observation.ts';
import type { Language } from '../../../../grader/types/submission.ts';
import { LIMITS, FIGURE_5_2, Sandbox, type Files } from '../../../support/sandbox.ts';

/** From which line of the student's each question was asked, whatever the student's code does about it. */
const sandbox = new Sandbox();
afterAll(() => sandbox.close());

async function watched(files: Files, language: Language): Promise<Observation> {
  const name = { javascript: 'search.js', typescript: 'search.ts', python: 'search.py' }[
    language as 'python'
  ];
  const named = typeof files === 'string' ? { [name]: files } : files;
  const program = {
    language,
    files: Object.entries(named).map(([path, text]) => ({ path, text })),
    entryFile: Object.keys(named)[0]!,
    entry: 'search',
  };
  const [plain, observed] = await Promise.all(
    [{}, { watched: true } as const].map(async (more) => {
      const job = { program, inputs: [FIGURE_5_2], limits: LIMITS, ...more };
      return (await sandbox.engines.for(language)!.observe(job))[0]!;
    }),
  );
  // Whoever is watched does the same, and it takes the same.
  expect({ ...observed, asked: undefined, fuel: 0 }).toEqual({ ...plain, asked: undefined, fuel: 0 });
  expect(plain!.asked).toBeUndefined();
  return observed!;
}

/** Such as `actions 2 search.js:3`. */
function told({ events, asked }: Observation): string[] {
  return asked!.from.map((place, row) => {
    const [op, state] = events.slice(EVENT_SIZE * row);
    const line = asked!.lines[place];
    return `${OPS[op!]} ${state}${line === undefined ? '' : ` ${line.file}:${line.line}`}`;
  });
}

describe('JavaScript', () => {
  test('each question by its line, in a helper, through a method of lists, in another file', async () => {
    const observation = await watched(
      {
        'search.js': `import { help } from './help.js';
export function search(game, state) {
  const all = game.actions(state);
  const next = all.map((action) =>
    game.result(state, action));
  next.slice(0, 1).map(game.isTerminal);
  help(game, next[0]);
  return { value: 0, action: null };
}`,
        'help.js': 'export const help = (game, state) => {\n\n  game.player(state);\n};',
      },
      'javascript',
    );
    expect(told(observation)).toEqual([
      'actions 0 search.js:3',
      'result 0 search.js:5',
      'result 0 search.js:5',
      'result 0 search.js:5',
      'isTerminal 1 search.js:6',
      'player 1 help.js:3',
    ]);
  });

  test('in TypeScript, the line that was written', async () => {
    const observation = await watched(
      `interface Game {
  actions(state: number): string[];
}

export function search(game: Game, state: number): { value: number } {
  game.actions(state);
  return { value: 0 };
}`,
      'typescript',
    );
    expect(told(observation)).toEqual(['actions 0 search.ts:6']);
  });

  test('how much was printed before each', async () => {
    const { asked } = await watched(
      `export function search(game, state) {
  console.log('one');
  game.actions(state);
  game.actions(state);
  console.log('é');
  game.actions(state);
}`,
      'javascript',
    );
    expect(asked!.printed).toEqual([4, 4, 7]);
  });

  const HOSTILE: readonly (readonly [what: string, before: string, told: readonly string[]])[] = [
    [
      'prepareStackTrace',
      "try { Error.prepareStackTrace = () => 'student:0:99:1'; } catch {}",
      ['search.js:3'],
    ],
    [
      'the getter of a stack',
      "try { Object.defineProperty(Error.prototype, 'stack', { get: () => '    at x (student:0:99:1)' }); } catch {}",
      ['search.js:3'],
    ],
    ['no frames', 'Error.stackTraceLimit = 0;', ['search.js:3']],
    ['a limit that answers', 'Error.stackTraceLimit = { valueOf() { throw 1; } };', ['search.js:3']],
    [
      'another limit',
      "Object.defineProperty(Error, 'stackTraceLimit', { get() { throw 1; }, set() { throw 1; } });",
      ['search.js:3'],
    ],
    ['another Error', 'globalThis.Error = class { get stack() { throw 1; } };', ['search.js:3']],
    ['Error without a prototype', 'try { Error.prototype = null; } catch {}', ['search.js:3']],
    [
      'a name that looks like a frame',
      "Object.defineProperty(search, 'name', { value: 'x (student:0:99:1)\\n    at y' });",
      ['nowhere'],
    ],
    [
      'a name that answers',
      "Object.defineProperty(search, 'name', { get() { throw 1; } });",
      ['search.js:3'],
    ],
    [
      'a very long name',
      "Object.defineProperty(search, 'name', { value: 'x'.repeat(100000) });",
      ['nowhere'],
    ],
    [
      'the name of a host function',
      "try { Object.defineProperty(game.actions, 'name', { value: 'x\\n    at y (student:0:99:1)' }); } catch {}",
      ['search.js:3'],
    ],
    ['eval', "eval('game.actions(state)');", ['search.js:2', 'search.js:3']],
    [
      'a new function',
      "new Function('game', 'state', 'game.actions(state)')(game, state);",
      ['search.js:2', 'search.js:3'],
    ],
    ['a proxy around it', 'game = new Proxy(game, {});', ['search.js:3']],
    ['call and apply', 'game.actions.call(null, state);', ['search.js:2', 'search.js:3']],
  ];
  test.each(HOSTILE)('%s', async (_, before, lines) => {
    const observation = await watched(
      `export function search(game, state) {
  ${before}
  game.actions(state);
}`,
      'javascript',
    );
    expect(observation.outcome.kind).toBe('returned');
    expect(told(observation).map((text) => text.split(' ')[2] ?? 'nowhere')).toEqual(lines);
  });

  test('a limit of frames that was set stays set', async () => {
    const { outcome } = await watched(
      `export function search(game, state) {
  Error.stackTraceLimit = 7;
  game.actions(state);
  return { value: Error.stackTraceLimit };
}`,
      'javascript',
    );
    expect(outcome).toEqual({ kind: 'returned', value: { value: 7 } });
  });

  test('many questions deep in a recursion end as they would', async () => {
    const observation = await watched(
      `export function search(game, state, depth = 0) {
  game.actions(state);
  if (depth < 200) search(game, state, depth + 1);
}`,
      'javascript',
    );
    expect(new Set(told(observation))).toEqual(new Set(['actions 0 search.js:2']));
  });
});

describe('Python', () => {
  test('each question by its line, in a helper, a comprehension, another file', async () => {
    const observation = await watched(
      {
        'search.py': `from help import ask
def search(game, state):
    all = game.actions(state)
    following = [
        game.result(state, action) for action in all]
    list(map(game.is_terminal, following[:1]))
    ask(game, following[0])
    return 0, None
`,
        'help.py': 'def ask(game, state):\n\n    game.player(state)\n',
      },
      'python',
    );
    expect(told(observation)).toEqual([
      'actions 0 search.py:3',
      'result 0 search.py:5',
      'result 0 search.py:5',
      'result 0 search.py:5',
      'isTerminal 1 search.py:6',
      'player 1 help.py:3',
    ]);
  });

  test('what is drawn and printed in between', async () => {
    const observation = await watched(
      `import random
def search(game, state):
    print('one')
    random.random()
    print('two')
    game.actions(state)
`,
      'python',
    );
    expect(told(observation)).toEqual(['draw-number -1 search.py:4', 'actions 0 search.py:6']);
    expect(observation.asked!.printed).toEqual([4, 8]);
  });

  const HOSTILE: readonly (readonly [what: string, before: string, lines: readonly string[]])[] = [
    ['sys._getframe', 'import sys; sys._getframe = lambda *a: 1 / 0', ['search.py:3']],
    ['a trace', 'import sys; sys.settrace(lambda *a: 1 / 0 if False else None)', ['search.py:3']],
    ['exec', "exec('game.actions(state)')", ['search.py:2', 'search.py:3']],
    [
      'a line that is not there',
      "exec(compile('\\n' * 98 + 'game.actions(state)', __file__, 'exec'))",
      ['search.py:99', 'search.py:3'],
    ],
    [
      'a function around it',
      'game = type("G", (), {"actions": staticmethod(game.actions)})',
      ['search.py:3'],
    ],
    ['a class that answers', 'str.__doc__; __builtins__', ['search.py:3']],
  ];
  test.each(HOSTILE)('%s', async (_, before, lines) => {
    const observation = await watched(
      `def search(game, state):
    ${before}
    game.actions(state)
`,
      'python',
    );
    expect(observation.outcome.kind).toBe('returned');
    expect(told(observation).map((text) => text.split(' ')[2] ?? 'nowhere')).toEqual(lines);
  });

  test('an exception of its own stays its own', async () => {
    const observation = await watched(
      `def search(game, state):
    try:
        raise KeyError('x')
    except KeyError as error:
        game.actions(state)
        return repr(error), None
`,
      'python',
    );
    expect(observation.outcome).toEqual({ kind: 'returned', value: ["KeyError('x')", null] });
  });
});
