import { stepsEach } from '../../content/coolingOptions.ts';
import type { Player } from '../../../reference/game.ts';
import { itemAt } from '../../types/lookup.ts';
import {
  NumberedLists,
  type PlayedGame,
  type SeveralPlayers,
  utilitiesOf,
} from '../../../mistakes/skeletons/played.ts';
import type { Limits } from '../../types/exercise.ts';
import type { Input, Options } from '../../types/input.ts';
import type { Observation, Outcome, Plain } from '../../types/observation.ts';
import type { TrustedProgram } from '../../types/trusted.ts';
import { HostError, LimitReached } from './errors.ts';
import type { GameHost } from './gameHost.ts';
import type { RandomHost } from './randomHost.ts';
import {
  openRun,
  recordOf,
  type GameRun,
  type LocalRun,
  type GeneticRun,
  type PartRun,
  type Run,
} from './run.ts';

type Call = (...args: readonly unknown[]) => unknown;

/**
 * One call of a program of ours, observed through the real host but without a sandbox. It has no meter of
 * work: an endless one must at least ask questions to be stopped.
 */
export function observeTrusted(
  program: TrustedProgram,
  input: Input,
  limits: Pick<Limits, 'calls'>,
): Observation {
  const run = openRun(input, limits.calls);
  const outcome = outcomeOfRun(program as unknown as Call, run);
  return { outcome, ...recordOf(run), output: { text: '', bytes: 0 }, fuel: null };
}

function outcomeOfRun(call: Call, run: Run): Outcome {
  switch (run.kind) {
    case 'game':
      return outcomeOf(() => answerOf(call(playedGame(run), run.game.start), run));
    case 'part':
      return callPart(call, run);
    case 'local':
      return outcomeOf(() => call(...localArguments(run)));
    case 'genetic':
      return outcomeOf(() => call(...geneticArguments(run)));
  }
}

/** What became of a call of a trusted function. */
function outcomeOf(call: () => unknown): Outcome {
  try {
    return { kind: 'returned', value: call() as Plain };
  } catch (error) {
    if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
    if (error instanceof HostError || error instanceof Error)
      return { kind: 'threw', error: { name: error.name, message: error.message, frames: [] } };
    throw error;
  }
}

/** Agents hand in the action alone. */
const answerOf = (answer: unknown, { agents }: GameRun): unknown =>
  agents === null ? answer : (answer as { readonly action: unknown }).action;

function playedGame({ game, agents, hold }: GameRun): PlayedGame {
  const several = severalIn(game);
  return {
    ...(several === null ? {} : { several }),
    depthLimit: game.depthLimit,
    // Where players have numbers, nobody asks this.
    player: (state) => (several === null ? (game.player(state) as Player) : 'max'),
    actions: (state) => [...game.actions(state)],
    result: (state, action) => game.result(state, action),
    isTerminal: (state) => game.isTerminal(state),
    // Agents know one question only about what a state is worth.
    utility(state) {
      if (several !== null) return utilitiesOf(several, state);
      return agents === null ? game.utility(state) : game.evaluate(state);
    },
    evaluate: (state) => game.evaluate(state),
    probability: (state, action) => game.probability(state, action),
    ...(hold === null ? {} : { hold: (action: unknown) => hold.hold(action) }),
    ...(game.bounds === null ? {} : { bounds: game.bounds }),
    ...(agents === null
      ? {}
      : { agents: { count: agents.count, isWin: (state: number) => agents.isWin(state) } }),
  };
}

function severalIn(game: GameHost): SeveralPlayers | null {
  if (game.players === null) return null;
  return {
    count: game.players,
    mover: (state) => game.player(state) as number,
    utility: (state, player) => game.utility(state, player),
    lists: new NumberedLists(),
  };
}

function callPart(call: Call, run: PartRun): Outcome {
  const answers: Plain[] = [];
  for (let at = 0; at < run.repeat; at += 1) {
    run.part.begin();
    const args = partArguments(run);
    const outcome = outcomeOf(() => call(...args));
    run.part.after(args.slice(0, run.part.given.length) as Plain[]);
    if (outcome.kind !== 'returned') return outcome;
    // A copy: the next call may change what this one returned.
    answers.push(Array.isArray(outcome.value) ? outcome.value.slice() : outcome.value);
  }
  return { kind: 'returned', value: answers };
}

function localArguments({ problem, schedule, random, options }: LocalRun): readonly unknown[] {
  const given = {
    get initial(): unknown {
      return [...problem.initial()];
    },
    /** From then on it is the search's own. */
    set initial(value: unknown) {
      Object.defineProperty(this, 'initial', { value, writable: true, enumerable: true });
    },
    neighbours: (state: unknown) => problem.neighbours(state),
    value: (state: unknown) => problem.value(state),
    randomState: () => [...problem.randomState()],
  };
  const own: Options = { ...options };
  if (schedule === null) return [given, drawsOf(random), own];
  // Known programs make one step at a temperature: where several are asked for, it stays for as many.
  const each = stepsEach(options);
  const temperature = (t: unknown): number =>
    schedule.temperature(typeof t === 'number' && each > 1 ? Math.ceil(t / each) : t);
  return [given, temperature, drawsOf(random), own];
}

function geneticArguments({ genetic, random, options }: GeneticRun): readonly unknown[] {
  return [
    copy(genetic.population),
    (individual: unknown) => genetic.fitness(individual),
    drawsOf(random),
    { ...options, onGeneration: (population: unknown) => genetic.generation(population) },
  ];
}

function partArguments({ part, random: stream, options }: PartRun): readonly unknown[] {
  const { input } = part;
  const random = drawsOf(stream);
  switch (input.part) {
    case 'randomSelection':
      return [copy(input.population), (individual: unknown) => part.fitness(individual), random];
    case 'reproduce':
      return [...copy(input.parents), random];
    case 'mutate':
      return [[...input.child], random, { ...options }];
  }
}

const copy = (lists: readonly (readonly number[])[]): number[][] => lists.map((each) => [...each]);

/** The stream as students have it. */
function drawsOf(random: RandomHost): object {
  return {
    number: () => random.number(),
    integer: (low: number, high: number) => random.integer(low, high),
    choice: <T>(list: readonly T[]) => list[random.choice(list.length)],
    shuffle<T>(list: T[]): T[] {
      for (const [i, partner] of random.shuffle(list.length).entries()) {
        const at = list.length - 1 - i;
        [list[at], list[partner]] = [itemAt(list, partner), itemAt(list, at)];
      }
      return list;
    },
  };
}
