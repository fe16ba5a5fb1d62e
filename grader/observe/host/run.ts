import type { Game } from '../../../reference/game.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import { treeGame } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import type { GameSpec, Input, LocalInput } from '../../types/input.ts';
import { openProblem } from './boards.ts';
import { GameHost } from './gameHost.ts';
import { ProblemHost } from './problemHost.ts';
import { RandomHost } from './randomHost.ts';
import { Recorder } from './recorder.ts';

/**
 * Everything that one call of a submission's entry may ask. The same for every language: an engine only turns the
 * language's calls into calls of these.
 */
export type Run = GameRun | LocalRun;

interface Common {
  readonly random: RandomHost;
  readonly recorder: Recorder;
}

export interface GameRun extends Common {
  readonly kind: 'game';
  readonly game: GameHost;
}

export interface LocalRun extends Common {
  readonly kind: 'local';
  readonly problem: ProblemHost;
  readonly options: LocalInput['options'];
}

/** A game names no seed, yet a search of it may draw to break ties: always the same draws. */
const SEED_OF_GAMES = 1;

/** Opens an input for one call. `calls` is how many questions may be asked. */
export function openRun(input: Input, calls: number): Run {
  const recorder = new Recorder(calls);
  const stream = Random.seeded(input.kind === 'game' ? SEED_OF_GAMES : input.seed);
  if (input.kind === 'game') {
    const game = new GameHost(openGame(input.game), input.depthLimit, recorder);
    return { kind: 'game', game, random: new RandomHost(stream, recorder), recorder };
  }
  if (input.kind !== 'local') throw new Error(`inputs of kind ${input.kind} cannot be run yet`);
  const problem = new ProblemHost(openProblem(input.problem, stream), stream, recorder);
  return { kind: 'local', problem, random: new RandomHost(stream, recorder), recorder, options: input.options };
}

function openGame(spec: GameSpec): Game<number, string> {
  return spec.name === 'tree' ? treeGame(spec.tree) : ticTacToe();
}
