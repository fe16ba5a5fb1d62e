import { describe, expect, test } from 'vitest';
import { minimax } from '../../../../reference/adversarial/minimax.ts';
import { nim } from '../../../../reference/games/nim.ts';
import { treeGame, type Tree } from '../../../../reference/games/tree.ts';
import { given } from '../../../../grader/types/lookup.ts';
import type { Exercise } from '../../../../grader/types/exercise.ts';
import type { Result } from '../../../../grader/types/result.ts';
import { endEngines, exerciseOf, NIM, nimWith, open, problemsOf } from './ownGame.ts';

endEngines();

const GAME = { module: 'games/nim.js' };
const openNim = (text: string, more: object = {}): Promise<Result<Exercise>> =>
  open(exerciseOf([{ game: GAME, ...more }]), { 'games/nim.js': text });

function treesOf(opened: Result<Exercise>): Tree[] {
  if (!opened.ok) return expect.unreachable(problemsOf(opened).join('\n'));
  return opened.value.checks.flatMap(({ cases }) =>
    cases.flatMap(({ inputs }) =>
      inputs.map((input) =>
        input.kind === 'game' && input.game.name === 'tree' ? input.game.tree : expect.unreachable(),
      ),
    ),
  );
}

describe('a game of an author’s', () => {
  test.each([[[1]], [[1, 2]], [[2, 2]], [[1, 2, 3]]])(
    'is the game that its rules say: piles %j',
    async (piles) => {
      const opened = await open(exerciseOf([{ game: { ...GAME, parameters: { piles } } }]), {
        'games/nim.js': NIM,
      });
      const tree = given(treesOf(opened)[0], 'the tree');
      const own = nim({ piles });
      expect(minimax(treeGame(tree), 0)).toEqual(minimax(own, own.initial));
      const walk = (node: number, state: number): void => {
        const game = treeGame(tree);
        expect(game.actions(node)).toEqual(own.actions(state));
        expect(game.player(node)).toBe(own.player(state));
        for (const action of own.actions(state)) walk(game.result(node, action), own.result(state, action));
      };
      walk(0, own.initial);
    },
  );

  test('is one ply deeper than a depth limit, and worth its evaluation there', async () => {
    const opened = await openNim(NIM, { depthLimit: 1 });
    const [tree] = treesOf(opened);
    const { nodes } = given(tree, 'the tree');
    expect(Math.max(...nodes.map(({ ply }) => ply))).toBe(2);
    expect(nodes.filter(({ ply }) => ply === 1).map(({ evaluation }) => evaluation)).toEqual([
      0.02, 0.02, 0.01,
    ]);
    // Over where nothing is left, and MAX to move has lost.
    const last = nodes.filter(({ ply }) => ply === 2).map(({ value }) => value);
    expect(last).toEqual([0.01, -1, 0.01, 0.01, -1]);
  });

  test('may be written in TypeScript, or as CommonJS', async () => {
    const typed = NIM.replace(
      '(state) => state.turn',
      '(state: { readonly turn: string }): string => state.turn',
    );
    const cases = exerciseOf([{ game: { module: 'a.ts' } }, { game: { module: 'b.cjs' } }]);
    const common = `${NIM.replaceAll('export ', '')}
module.exports = { title, initial, player, actions, result, isTerminal, utility };`;
    const [one, two] = treesOf(await open(cases, { 'a.ts': typed, 'b.cjs': common }));
    expect(one).toEqual(two);
  });

  test('has chance where it moves, and players with utilities of their own', async () => {
    const coin = `export const initial = '?';
export const player = (state) => (state === '?' ? 'chance' : 'max');
export const actions = () => ['heads', 'tails'];
export const result = (state, action) => action;
export const probability = (state, action) => (action === 'heads' ? 0.25 : 0.75);
export const isTerminal = (state) => state !== '?';
export const utility = (state) => (state === 'heads' ? 8 : 0);
`;
    const [tree] = treesOf(
      await open(exerciseOf([{ game: { module: 'coin.js' } }], { algorithm: 'expectimax' }), {
        'coin.js': coin,
      }),
    );
    expect(given(tree, 'the tree').nodes.map(({ probability, value }) => [probability, value])).toEqual([
      [1, null],
      [0.25, 8],
      [0.75, 0],
    ]);
    const three = `export const players = 3;
export const initial = [];
export const player = (taken) => taken.length;
export const actions = () => [0, 1];
export const result = (taken, action) => [...taken, action];
export const isTerminal = (taken) => taken.length === 3;
export const utility = (taken) => taken;
`;
    const exercise = exerciseOf([{ game: { module: 'three.js' } }], {
      algorithm: 'max-n',
      conventions: { ties: 'first' },
    });
    const [several] = treesOf(await open(exercise, { 'three.js': three }));
    expect(given(several, 'the tree')).toMatchObject({ players: 3, nodes: { length: 15 } });
  });

  test('decides the hash of an exercise by what it is, not by how it is written', async () => {
    const hash = async (text: string): Promise<string> => {
      const opened = await openNim(text);
      return opened.ok ? opened.value.hash : expect.unreachable();
    };
    expect(await hash(`// The same.\n${NIM}`)).toBe(await hash(NIM));
    expect(await hash(nimWith('utility', 'export const utility = () => 1;'))).not.toBe(await hash(NIM));
  });
});

const at = (place: string): string => `nim/games/nim.js: ${place}`;
const START = '{"piles":[1,2],"turn":"max"}';
const END = '{"piles":[0,0],"turn":"max"}';

test.each([
  [
    'that throws',
    nimWith('utility', 'export const utility = ({ stones }) => stones.length;'),
    `${at('line 13, column ')}…found utility(${END}) throws TypeError: …; expected an answer, as the game may come there`,
  ],
  [
    'that never ends',
    nimWith('result', 'export function result() { for (;;); }'),
    at(
      `found result(${START}, "0:1"), which takes more than 60,000,000 steps, or never ends; expected an answer at once`,
    ),
  ],
  [
    'that never ends to load',
    `${NIM}for (;;);\n`,
    at(
      'found a module that takes more than 60,000,000 steps, or never ends to load; expected one that loads at once',
    ),
  ],
  [
    'that gives undefined',
    nimWith('result', 'export function result() {}'),
    at(`found result(${START}, "0:1") gives undefined; expected a state: plain data`),
  ],
  [
    'that lacks an export',
    nimWith('utility', ''),
    at(
      'found no "utility" (exports actions, alternates, evaluate, …); expected an export "utility": a function',
    ),
  ],
  [
    'whose export is no function',
    nimWith('utility', 'export const utility = 3;'),
    at('found utility, which is a number; expected an export "utility": a function'),
  ],
  [
    'with a slip',
    `${NIM}export const x = = 3;\n`,
    at('line 15, column 18: found SyntaxError: …; expected a module that loads, and imports nothing'),
  ],
  [
    'that throws as it loads',
    `${NIM}throw new Error('early');\n`,
    at('line 15, column 11: found Error: early; expected a module that loads, and imports nothing'),
  ],
  [
    'that draws',
    nimWith('utility', 'export const utility = () => Math.random();'),
    at(`found utility(${END}) gives 0.…, and then 0.…; expected the same answer each time, …`),
  ],
  [
    'that remembers',
    nimWith('utility', 'let n = 0;\nexport const utility = () => (n += 1);'),
    at(`found utility(${END}) gives 1, and then 2; expected the same answer each time, …`),
  ],
  [
    'whose worth is no number',
    nimWith('utility', 'export const utility = () => NaN;'),
    at(`found utility(${END}) gives NaN; expected a finite number`),
  ],
  [
    'whose worth is infinite',
    nimWith('utility', 'export const utility = () => Infinity;'),
    at(`found utility(${END}) gives Infinity; expected a finite number`),
  ],
  [
    'whose player is nobody',
    nimWith('player', "export const player = () => 'X';"),
    at(`found player(${START}) gives "X"; expected "max", "min" or "chance"`),
  ],
  [
    'without moves',
    nimWith('actions', 'export const actions = () => [];'),
    at(`found actions(${START}) gives []; expected a list of at least one move, …`),
  ],
  [
    'with the same move twice',
    nimWith('actions', "export const actions = () => ['a', 'a'];"),
    at(`found actions(${START}) gives ["a","a"]; expected a list of at least one move, …`),
  ],
  [
    'that never is over',
    nimWith('result', 'export const result = (state) => state;'),
    'nim/exercise.json: checks[0].cases[0].game: found a game that may go on for ever: "0:1" leads back …',
  ],
  [
    'that goes on and on',
    nimWith('result', 'export const result = (state) => ({ ...state, n: (state.n ?? 0) + 1 });'),
    at('found so much that it takes more than 60,000,000 steps, or never ends; the last of …'),
  ],
  [
    'whose state is an object of a class',
    nimWith('initial', 'export const initial = () => new (class Board {})();'),
    at('found initial() gives an object of class Board; expected a state: plain data'),
  ],
  [
    'whose state holds what JSON does not',
    nimWith('initial', "export const initial = { piles: [new Map()], turn: 'max' };"),
    at('found initial, which is an object of class Map at piles[0]; expected a state: plain data'),
  ],
  [
    'that looks for files',
    `import 'node:fs';\n${NIM}`,
    at('line 1, column …: found Error: cannot find "node:fs": …'),
  ],
  [
    'that is empty',
    '',
    at('found no "initial" (no exports); expected an export "initial": the state at the start, …'),
  ],
  [
    'that answers later',
    nimWith('utility', 'export const utility = async () => 1;'),
    at(`found utility(${END}) gives an object of class Promise; expected a finite number`),
  ],
])('a module %s is its author’s to mend', async (_, text, expected) => {
  const [problem = '', ...more] = problemsOf(await openNim(text));
  expect(more).toEqual([]);
  const pattern = expected.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  expect(problem).toMatch(new RegExp(`^${pattern.join('.*?')}`, 's'));
});

test.each([
  [
    { module: 'games/nim.py' },
    'checks[0].cases[0].game.module: found "games/nim.py"; expected a module in JavaScript',
  ],
  [{ module: 'games/nmi.js' }, 'checks[0].cases[0].game.module: found no file "games/nmi.js"'],
  [{ module: '../nim.js' }, 'checks[0].cases[0].game.module: found "../nim.js"; expected a path inside'],
  [{ modul: 'games/nim.js' }, 'checks[0].cases[0].game.modul: found the key "modul"'],
  ['nim', 'checks[0].cases[0].game: found "nim"; expected "tic-tac-toe", or an object'],
  [{ module: 'hidden/nim.js' }, 'checks[0].cases[0].game.module: found a file under hidden/'],
])('a case that names %j is told what it may name', async (game, expected) => {
  const files = { 'games/nim.js': NIM, 'games/nim.py': '', 'hidden/nim.js': NIM };
  expect(problemsOf(await open(exerciseOf([{ game }]), files))[0]).toContain(
    `nim/exercise.json: ${expected}`,
  );
});

test('a game that does not fit its algorithm is told with its module', async () => {
  const twice = nimWith('player', "export const player = () => 'max';");
  const exercise = exerciseOf([{ game: GAME }], { algorithm: 'negamax', entry: 'negamax' });
  expect(problemsOf(await open(exercise, { 'games/nim.js': twice }))[0]).toMatch(
    /^nim\/exercise\.json: checks\[0\]\.cases\[0\]\.game: found MAX twice in a row at 0 in games\/nim\.js; expected/,
  );
});

test('what is wrong in a module is said once, however many cases name it', async () => {
  const cases = [1, 2, 3].map((pile) => ({ game: { ...GAME, parameters: { piles: [pile] } } }));
  const opened = await open(exerciseOf(cases), { 'games/nim.js': nimWith('utility', '') });
  expect(problemsOf(opened)).toHaveLength(1);
});
