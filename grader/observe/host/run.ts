import type { MultiGame } from '../../../reference/adversarial/multiGame.ts';
import type { Game } from '../../../reference/game.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import { multiTreeGame } from '../../../reference/games/multiTree.ts';
import { treeGame } from '../../../reference/games/tree.ts';
import { Random } from '../../../reference/random.ts';
import { problemOf, startOf } from '../../content/countedMoves.ts';
import { leafBounds } from '../../content/leafBounds.ts';
import { openSchedule } from '../../content/openSchedule.ts';
import type { GameSpec, GeneticInput, Input, LocalInput, Options, PartInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import { AgentsHost } from './agentsHost.ts';
import { GameHost } from './gameHost.ts';
import { HoldHost } from './holdHost.ts';
import { GeneticHost } from './geneticHost.ts';
import { PartHost } from './partHost.ts';
import { ProblemHost } from './problemHost.ts';
import { RandomHost } from './randomHost.ts';
import { Recorder } from './recorder.ts';
import { ScheduleHost } from './scheduleHost.ts';
import { scriptedStream } from './scriptedStream.ts';
import { Watch, type Watcher } from './watch.ts';

/**
 * Everything that one call of a submission's entry may ask. The same for every language: an engine only turns
 * the language's calls into calls of these.
 */
export type Run = GameRun | LocalRun | PartRun | GeneticRun;

interface Common {
  readonly random: RandomHost;
  readonly recorder: Recorder;
}

export interface GameRun extends Common {
  readonly kind: 'game';
  readonly game: GameHost;
  /** The same game as agents know it; null where a function searches it. */
  readonly agents: AgentsHost | null;
  /** What says which move the search holds; null where it answers once. */
  readonly hold: HoldHost | null;
}

export interface LocalRun extends Common {
  readonly kind: 'local';
  readonly problem: ProblemHost;
  /** Null where the search is given none. */
  readonly schedule: ScheduleHost | null;
  readonly options: Options;
}

/**
 * The entry is called `repeat` times; before each call the engine says `part.begin()`, and `part.after(…)`
 * after it.
 */
export interface PartRun extends Common {
  readonly kind: 'part';
  readonly part: PartHost;
  readonly repeat: number;
  readonly options: Options | null;
}

export interface GeneticRun extends Common {
  readonly kind: 'genetic';
  readonly genetic: GeneticHost;
  readonly options: Options;
}

/** A search of a game may draw to break ties: always the same draws, unless others are asked for. */
const SEED_OF_GAMES = 1;

/**
 * Opens an input for one call, or for all calls of a part. `calls` is how many questions may be asked in all;
 * `watcher` is asked where each of them comes from.
 */
export function openRun(input: Input, calls: number, watcher: Watcher | null = null): Run {
  const most = Math.min(calls, (input.kind === 'game' ? input.anytime?.questions : null) ?? calls);
  const recorder = new Recorder(most, watcher === null ? null : new Watch(watcher));
  const stream = Random.seeded(input.kind === 'game' ? (input.seed ?? SEED_OF_GAMES) : input.seed);
  switch (input.kind) {
    case 'game': {
      const played = openGame(input.game);
      const game = new GameHost(
        played,
        input.depthLimit,
        recorder,
        openSeveral(input.game),
        leafBounds(input),
      );
      const hold = input.anytime === undefined ? null : new HoldHost(played, recorder, calls);
      const agents =
        input.agents === undefined || input.game.name !== 'tree'
          ? null
          : new AgentsHost(game, input.game.tree, input.agents);
      return { kind: 'game', game, agents, hold, random: new RandomHost(stream, recorder), recorder };
    }
    case 'local':
      return openLocal(input, stream, recorder);
    case 'part':
      return openPart(input, stream, recorder);
    case 'genetic':
      return openGenetic(input, stream, recorder);
  }
}

function openLocal(input: LocalInput, stream: Random, recorder: Recorder): LocalRun {
  const problem = problemOf(input);
  return {
    kind: 'local',
    // The start is drawn before the search draws anything.
    problem: new ProblemHost(problem, startOf(input, problem, stream), stream, recorder),
    schedule: input.schedule === undefined ? null : new ScheduleHost(openSchedule(input.schedule), recorder),
    random: new RandomHost(stream, recorder),
    recorder,
    options: input.options,
  };
}

function openPart(input: PartInput, stream: Random, recorder: Recorder): PartRun {
  const random = new RandomHost(
    input.script === undefined ? stream : scriptedStream(input.script, stream),
    recorder,
  );
  return {
    kind: 'part',
    part: new PartHost(input, recorder),
    repeat: input.repeat,
    random,
    recorder,
    options: input.part === 'mutate' ? input.options : null,
  };
}

function openGenetic(input: GeneticInput, stream: Random, recorder: Recorder): GeneticRun {
  const genetic = new GeneticHost(input, stream, recorder);
  return {
    kind: 'genetic',
    genetic,
    random: new RandomHost(stream, recorder),
    recorder,
    options: input.options,
  };
}

function openGame(spec: GameSpec): Game<number, string> {
  return spec.name === 'tree' ? treeGame(spec.tree) : ticTacToe();
}

/** The game of several players, each with a utility of its own; null where MAX and MIN play. */
const openSeveral = (spec: GameSpec): MultiGame<number, string> | null =>
  spec.name === 'tree' && spec.tree.players !== null ? multiTreeGame(spec.tree) : null;

/** What a run leaves in its observation. `run` is null when there was nothing to call. */
export function recordOf(
  run: Run | null,
): Pick<Observation, 'events' | 'asked' | 'states' | 'points' | 'changed' | 'population' | 'calls'> {
  const asked = run?.recorder.asked;
  return {
    events: run?.recorder.events() ?? new Float64Array(0),
    ...(asked === undefined ? {} : { asked }),
    states: run?.kind === 'game' ? run.game.states : [],
    points: pointsOf(run),
    ...(run?.kind === 'part' ? { changed: run.part.changed } : {}),
    ...(run?.kind === 'genetic' ? { population: run.genetic.population } : {}),
    calls: run?.recorder.calls ?? 0,
  };
}

function pointsOf(run: Run | null): Observation['points'] {
  switch (run?.kind) {
    case 'local':
      return run.problem.points;
    case 'part':
      return run.part.points;
    case 'genetic':
      return run.genetic.points;
    default:
      return [];
  }
}
