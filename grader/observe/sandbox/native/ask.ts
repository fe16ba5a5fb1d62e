import { HostError, describeArgument } from '../../host/errors.ts';
import { oneOf } from '../../../words/found.ts';
import { grouped } from '../../../words/numbers.ts';
import type { GameRun, Run } from '../../host/run.ts';

type Answer = (args: readonly unknown[]) => unknown;

/**
 * Answers a question of a program. Throws HostError for one that is wrong, which the program is told, and
 * LimitReached. Names are those of the other languages, in camelCase.
 */
export function ask(run: Run, question: string, args: readonly unknown[]): unknown {
  const answers = answersOf(run);
  const answer = Object.hasOwn(answers, question) ? answers[question] : undefined;
  if (answer === undefined) {
    run.recorder.count();
    throw new HostError(
      'TypeError',
      `there is no question ${JSON.stringify(question.slice(0, 40))} here; you may ask ` +
        `${oneOf(Object.keys(answers))}`,
    );
  }
  return answer(args);
}

function answersOf(run: Run): Readonly<Record<string, Answer>> {
  const { random } = run;
  const draws: Record<string, Answer> = {
    number: () => random.number(),
    integer: ([low, high]) => random.integer(low, high),
    choice: ([length]) => random.choice(lengthOf('choice', length)),
    shuffle: ([length]) => random.shuffle(lengthOf('shuffle', length)),
  };
  switch (run.kind) {
    case 'game':
      return { ...answersOfGame(run), ...draws };
    case 'local': {
      const { problem, schedule } = run;
      return {
        neighbours: ([state]) => problem.neighbours(state),
        value: ([state]) => problem.value(state),
        randomState: () => problem.randomState(),
        ...(schedule === null ? {} : { schedule: ([t]: readonly unknown[]) => schedule.temperature(t) }),
        ...draws,
      };
    }
    case 'genetic': {
      const { genetic } = run;
      return {
        fitness: ([individual]) => genetic.fitness(individual),
        onGeneration: ([population]) => {
          genetic.generation(population);
          return null;
        },
        ...draws,
      };
    }
    case 'part': {
      const { part } = run;
      return {
        ...(part.input.part === 'randomSelection'
          ? { fitness: ([individual]: readonly unknown[]) => part.fitness(individual) }
          : {}),
        ...draws,
      };
    }
  }
}

function answersOfGame({ game, hold }: GameRun): Readonly<Record<string, Answer>> {
  return {
    player: ([state]) => game.player(state),
    actions: ([state]) => game.actions(state),
    result: ([state, action]) => game.result(state, action),
    isTerminal: ([state]) => game.isTerminal(state),
    utility: ([state, player]) => game.utility(state, player),
    evaluate: ([state]) => game.evaluate(state),
    probability: ([state, action]) => game.probability(state, action),
    ...(hold === null ? {} : { hold: ([action]: readonly unknown[]) => (hold.hold(action), null) }),
  };
}

const LONGEST_LIST = 100_000;

/** Lists stay with the program: it says how long one is, and is told positions. */
function lengthOf(name: string, length: unknown): number {
  if (typeof length === 'number' && Number.isInteger(length) && length >= 0 && length <= LONGEST_LIST)
    return length;
  throw new HostError(
    'TypeError',
    `${name} takes the length of the list, up to ${grouped(LONGEST_LIST)}; found ` + describeArgument(length),
  );
}
