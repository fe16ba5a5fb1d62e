import type { Game } from '../../../reference/game.ts';
import { connectGame } from '../../../reference/games/connectGame.ts';
import { dice } from '../../../reference/games/dice.ts';
import { nim } from '../../../reference/games/nim.ts';
import { pursuit } from '../../../reference/games/pursuit.ts';
import { takeAway } from '../../../reference/games/takeAway.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import type { Trouble } from '../exerciseFiles.ts';
import type { NamedGameFile } from '../schemas/game.ts';
import { quote } from '../../words/quoting.ts';
import { positionsOf } from './positionsOf.ts';
import { treeOfPositions } from './treeOfPositions.ts';

type Name = NamedGameFile['name'];
type Key = Exclude<keyof NamedGameFile, 'name'>;

interface Keys {
  readonly needed: readonly Key[];
  readonly optional: readonly Key[];
}

const KEYS: Readonly<Record<Name, Keys>> = {
  'tic-tac-toe': { needed: [], optional: ['played'] },
  'connect-four': { needed: ['columns', 'rows'], optional: ['connect', 'played'] },
  nim: { needed: ['piles'], optional: ['misere', 'played'] },
  'take-away': { needed: ['stones', 'takes'], optional: ['misere', 'played'] },
  dice: { needed: ['sides', 'limit'], optional: ['played'] },
  pursuit: { needed: ['grid', 'rounds'], optional: ['played'] },
};

const TITLES: Readonly<Record<Name, string>> = {
  'tic-tac-toe': 'Tic-tac-toe',
  'connect-four': 'Connect four',
  nim: 'Nim',
  'take-away': 'A take-away game',
  dice: 'A dice game',
  pursuit: 'A pursuit',
};

/** The tree of a game that goes by its name, as far as a search to the depth limit may look. */
export function bundledGame(file: NamedGameFile, plies: number | null): Tree | Trouble {
  const { needed, optional } = KEYS[file.name];
  const missing = needed.find((key) => file[key] === undefined);
  if (missing !== undefined)
    return {
      code: 'missing-key',
      found: `no ${quote(missing)}`,
      expected: `${needed.map(quote).join(' and ')} in the game ${quote(file.name)}`,
    };
  const stray = Object.keys(file).find(
    (key) => key !== 'name' && !(needed as readonly string[]).includes(key) && !optional.includes(key as Key),
  );
  if (stray !== undefined)
    return {
      code: 'unknown-key',
      found: `the key ${quote(stray)}`,
      expected: `${[...needed, ...optional].map(quote).join(', ')} in the game ${quote(file.name)}`,
    };
  try {
    return treeFor(file, plies);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return {
      code: 'wrong-game',
      found: error.message,
      expected: `numbers that make the game ${quote(file.name)}`,
    };
  }
}

function treeFor(file: NamedGameFile, plies: number | null): Tree | Trouble {
  const { columns = 1, rows = 1, connect = 4, piles = [], stones = 0, takes = [], misere = false } = file;
  const { sides = 1, limit = 1, grid = [], rounds = 1 } = file;
  switch (file.name) {
    case 'tic-tac-toe':
      return treeOf(ticTacToe(), file, plies);
    case 'connect-four':
      return treeOf(connectGame({ columns, rows, connect }), file, plies);
    case 'nim':
      return treeOf(nim({ piles, misere }), file, plies);
    case 'take-away':
      return treeOf(takeAway({ stones, takes, misere }), file, plies);
    case 'dice':
      return treeOf(dice({ sides, limit }), file, plies);
    case 'pursuit':
      return treeOf(pursuit(placesOf(grid, rounds)), file, plies);
  }
}

/** A grid with `R` where the runner starts and `C` where each chaser does. */
function placesOf(grid: readonly string[], rounds: number): Parameters<typeof pursuit>[0] {
  const cells = [...grid.join('')];
  const runner = cells.indexOf('R');
  if (cells.lastIndexOf('R') !== runner || runner < 0)
    throw new RangeError('the grid must have one R, the runner');
  const chasers = cells.flatMap((cell, at) => (cell === 'C' ? [at] : []));
  if (chasers.length === 0) throw new RangeError('the grid must have a C, a chaser');
  return { grid, runner, chasers, rounds };
}

function treeOf<S extends string | number>(
  game: Game<S, string>,
  { name, played = [] }: NamedGameFile,
  plies: number | null,
): Tree | Trouble {
  const start = played.reduce((state, action) => game.result(state, action), game.initial);
  const positions = positionsOf({ ...game, initial: start }, { title: TITLES[name], plies });
  return 'code' in positions ? positions : treeOfPositions(positions, plies);
}
