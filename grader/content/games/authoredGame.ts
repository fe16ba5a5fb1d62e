import type { Tree } from '../../../reference/games/tree.ts';
import type { Authored } from '../../types/authored.ts';
import type { Problem, Result } from '../../types/result.ts';
import { fail, ok } from '../../types/result.ts';
import { oneOf } from '../../words/found.ts';
import { quote } from '../../words/quoting.ts';
import type { ExerciseFiles } from '../exerciseFiles.ts';
import type { OwnGameFile } from '../schemas/game.ts';
import { treeOfPositions } from './treeOfPositions.ts';

const ENDINGS = ['.js', '.mjs', '.cjs', '.ts', '.mts'];

export interface ModuleContext {
  readonly files: ExerciseFiles;
  /** How the user knows the folder. */
  readonly label: string;
  readonly authored: Authored;
}

/** The text of a module that a file names; problems stand in the file that names it. */
export function readModule(
  { files }: Pick<ModuleContext, 'files'>,
  path: string,
  at: Pick<Problem, 'file' | 'place'>,
): Result<string> {
  if (!ENDINGS.some((ending) => path.endsWith(ending)))
    return fail({
      ...at,
      code: 'not-a-module',
      found: quote(path),
      expected: `a module in JavaScript or TypeScript, whose name ends in ${oneOf(ENDINGS)}`,
    });
  const read = files.read(path);
  return read.ok ? ok(read.text) : fail({ ...at, ...read.trouble });
}

/** The tree of an author's game, so many plies deep; null: to the end of the game. */
export function authoredGame(
  { files, label, authored }: ModuleContext,
  game: OwnGameFile,
  plies: number | null,
  at: Pick<Problem, 'file' | 'place'>,
): Result<Tree> {
  const source = readModule({ files }, game.module, { ...at, place: `${at.place}.module` });
  if (!source.ok) return source;
  const opened = authored.open({
    kind: 'game',
    path: game.module,
    file: `${label}/${game.module}`,
    source: source.value,
    parameters: game.parameters ?? {},
    plies,
  });
  if (!opened.ok) return opened;
  if (opened.value.kind !== 'game') throw new Error('a game was opened as a problem');
  const tree = treeOfPositions(opened.value.positions, plies);
  return 'code' in tree ? fail({ ...at, ...tree }) : ok(tree);
}
