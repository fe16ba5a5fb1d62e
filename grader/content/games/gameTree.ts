import type { Tree } from '../../../reference/games/tree.ts';
import { fail, ok, type Problem, type Result } from '../../types/result.ts';
import type { GameFile, NamedGameFile, OwnGameFile } from '../schemas/game.ts';
import { authoredGame, type ModuleContext } from './authoredGame.ts';
import { bundledGame } from './bundledGame.ts';

/** How many plies past a depth limit are real: a search that goes one too deep finds the game there. */
const BEYOND = 1;

/** Whether the rules are an author's module; else the game goes by a name. */
export const isOwn = (file: GameFile): file is OwnGameFile => file.module !== undefined;

/** The tree of a game that a case names, as far as a search to the depth limit may look. */
export function gameTree(
  context: ModuleContext,
  file: GameFile,
  depthLimit: number | null,
  at: Pick<Problem, 'file' | 'place'>,
): Result<Tree> {
  const plies = depthLimit === null ? null : depthLimit + BEYOND;
  if (isOwn(file) === (file.name !== undefined))
    return fail({
      ...at,
      code: isOwn(file) ? 'too-many-keys' : 'missing-key',
      found: isOwn(file) ? '"name" and "module"' : 'none of them',
      expected: 'exactly one of "name" or "module"',
    });
  const stray = strayKey(file);
  if (stray !== null)
    return fail({
      ...at,
      code: 'unknown-key',
      place: `${at.place}.${stray}`,
      found: `the key "${stray}"`,
      expected: isOwn(file) ? '"parameters" beside "module"' : '"parameters" only beside "module"',
    });
  if (isOwn(file)) return authoredGame(context, file, plies, at);
  const tree = bundledGame(file as NamedGameFile, plies);
  return 'code' in tree ? fail({ ...at, ...tree }) : ok(tree);
}

function strayKey(file: GameFile): string | null {
  const keys = Object.keys(file);
  if (isOwn(file)) return keys.find((key) => key !== 'module' && key !== 'parameters') ?? null;
  return keys.includes('parameters') ? 'parameters' : null;
}
