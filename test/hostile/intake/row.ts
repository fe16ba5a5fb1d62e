import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipOf, type ZipEnds, type ZipEntry } from '../../support/zip.ts';

/** What a student gets whose work is right: `full` stands for the status graded with all points. */
export type Right = 'full' | 'graded, 0' | 'not-attempted, 0' | 'unusable, 0' | 'withheld';

/** Something that a learning system may hand to `cutoff grade`, and what must become of it. */
export interface Row {
  readonly name: string;
  /** Puts it into the class, under the student's id. */
  readonly hand: (classFolder: string, id: string) => void;
  readonly right: Right;
  /** What the sentence must say: place, what was found, what was expected. */
  readonly says?: RegExp;
  /** The student's id, where it is what the row is about. */
  readonly id?: string;
  /** Where the system cannot hold it. */
  readonly skip?: boolean;
}

export const onWindows = process.platform === 'win32';
export const isRoot = process.getuid?.() === 0;

/** Lies beside the class; whatever shows it has read what is not its own. */
export const SECRET = 'c0ffee-not-for-submissions';

export const WORK = `export function alphaBeta(game, state, alpha = -Infinity, beta = Infinity) {
  if (game.isTerminal(state)) return game.utility(state);
  const isMax = game.player(state) === 'max';
  let best = isMax ? -Infinity : Infinity;
  for (const action of game.actions(state)) {
    const value = alphaBeta(game, game.result(state, action), alpha, beta);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}
`;
export const TYPED = WORK.replace('game, state, alpha', 'game: any, state: number, alpha').replace(') {', '): number {');
export const PYTHON = `def alpha_beta(game, state, alpha=float('-inf'), beta=float('inf')):
    if game.is_terminal(state):
        return game.utility(state)
    is_max = game.player(state) == 'max'
    best = float('-inf') if is_max else float('inf')
    for action in game.actions(state):
        value = alpha_beta(game, game.result(state, action), alpha, beta)
        best = max(best, value) if is_max else min(best, value)
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return best
`;
/** The work, in a file of the name that the exercise gives. */
export const good: ZipEntry = { name: 'alphaBeta.js', bytes: WORK };
/** Work that leans on a second file. */
export const leaning = (specifier: string): string =>
  `import { least } from ${JSON.stringify(specifier)};\n${WORK.replace("'max' ? -Infinity", "'max' ? least").replace('isMax ? -Infinity', 'isMax ? least')}`;
export const LEAST = 'export const least = -Infinity;\n';

type Bytes = string | Uint8Array;

/** A zip of these entries, or these bytes under that ending. */
export const zip =
  (entries: readonly ZipEntry[] | Uint8Array, ends?: ZipEnds): Row['hand'] =>
  (folder, id) =>
    writeFileSync(join(folder, `${id}.zip`), entries instanceof Uint8Array ? entries : zipOf(entries, ends));

/** A folder with these files. */
export const files =
  (contents: Readonly<Record<string, Bytes>>): Row['hand'] =>
  (folder, id) => {
    mkdirSync(join(folder, id), { recursive: true });
    for (const [path, bytes] of Object.entries(contents)) {
      mkdirSync(dirname(join(folder, id, path)), { recursive: true });
      writeFileSync(join(folder, id, path), bytes);
    }
  };

/** A folder with these files, made ready further. */
export const filesAnd =
  (contents: Readonly<Record<string, Bytes>>, further: (at: string) => void): Row['hand'] =>
  (folder, id) => {
    files(contents)(folder, id);
    further(join(folder, id));
  };

/** One file, called by the id and this ending. */
export const file =
  (ending: string, bytes: Bytes): Row['hand'] =>
  (folder, id) =>
    writeFileSync(join(folder, `${id}${ending}`), bytes);
