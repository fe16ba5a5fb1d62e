import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { GivenProblem, Search, State } from '../correct/local/api.ts';
import type { MoveChance } from '../chances/moves.ts';
import type { MistakeTexts } from '../mistake.ts';
import type { ClimbingParts } from '../skeletons/climbing.ts';
import type { UphillParts } from '../skeletons/uphill.ts';
import type { LocalMistake, MistakeFactory } from './runMistake.ts';

/** Texts of mistakes about goals, starts of a comparison and answers that several climbs share. */
const UNTIL_ZERO: MistakeTexts = {
  id: 'until-zero',
  title: 'It goes on until the value is 0',
  words: 'Your search goes on until it meets a value of 0, also from a state where no neighbour is better.',
  hint: 'When must it stop? It cannot know whether a value of 0 can be reached.',
};
export const STOPS_AT_ZERO: MistakeTexts = {
  id: 'stops-at-zero',
  title: 'It stops at a value of 0',
  words: 'Your search stops as soon as the value is 0, whatever the goal is and though something is better.',
  hint: 'When may it stop? A value of 0 is the highest there is on boards of queens alone.',
};
export const RESTARTS_INSIDE: MistakeTexts = {
  id: 'restarts-inside',
  title: 'A climb goes on from a random state',
  words: 'Your search jumps to a random state where no neighbour is better, and climbs on from there.',
  hint: 'What is to happen where no neighbour is better?',
};
export const pathReturned = (of: string): MistakeTexts => ({
  id: 'path-returned',
  title: 'The whole path is returned',
  words: `Your search returns a list of all states on its way, not ${of}.`,
  hint: 'What is your function to return, and when?',
});
export const bestFromZero = (what: string): MistakeTexts => ({
  id: 'best-from-zero',
  title: 'The best value starts at 0',
  words: `Your search begins with a best value of 0, so that a ${what} whose value is below 0 never counts.`,
  hint: 'With what does your search compare the first value that it meets?',
});

/** Whether a climb has come to a value of 0, or above. */
const hasZero: ClimbingParts['isEnough'] = (path, problem) => problem.value(path.at(-1)!) >= 0;

/** The best neighbours where their value is good enough beside the current one, else another state. */
const bestOr =
  (
    isEnough: (next: number, now: number) => boolean,
    otherwise: (problem: GivenProblem, current: State) => State,
  ): ClimbingParts['best'] =>
  (problem, current, looked) => {
    const best = highestValued<State>(problem, looked);
    return best[0] !== undefined && isEnough(problem.value(best[0]), problem.value(current))
      ? best
      : [otherwise(problem, current)];
  };

/** A value of 0 for a goal, and what else goes wrong with it in steepest ascent. */
export const climbingGoals = (
  climbing: MistakeFactory<ClimbingParts, Search>,
): LocalMistake<Search, MoveChance>[] => [
  climbing(
    {
      ...UNTIL_ZERO,
      replaces: { goes: () => true, isEnough: hasZero },
    },
    {
      goes: () => true,
      best: bestOr(
        (next, now) => next > now,
        (_problem, current) => current,
      ),
      isEnough: hasZero,
    },
    {
      goes: () => true,
      best: bestOr(
        (next, now) => next >= now,
        (_problem, current) => current,
      ),
      isEnough: hasZero,
    },
  ),
  climbing({ ...RESTARTS_INSIDE, replaces: jumping(true) }, jumping(false)),
  climbing(
    {
      ...bestFromZero('board'),
      replaces: {
        best: (problem, _current, looked) =>
          highestValued<State>(
            problem,
            looked.filter((state) => problem.value(state) > 0),
          ),
      },
    },
    {
      best: (problem, _current, looked) =>
        highestValued<State>(
          problem,
          looked.filter((state) => problem.value(state) >= 0),
        ),
    },
  ),
  climbing({ ...pathReturned('the last one'), replaces: { answer: (_problem, path) => path } }),
];

/** Where nothing is better, goes on from a random state; `untilZero`, or some fifty moves in all. */
const jumping = (untilZero: boolean): Partial<ClimbingParts> => ({
  goes: () => true,
  best: bestOr(
    (next, now) => next > now,
    (problem) => problem.randomState(),
  ),
  isEnough: (path, problem) => (untilZero ? hasZero(path, problem) : path.length > 50),
});

/** The same in climbs that draw their moves. */
export const uphillGoals = (
  uphill: MistakeFactory<UphillParts, Search>,
): LocalMistake<Search, MoveChance>[] => [
  uphill(
    {
      ...UNTIL_ZERO,
      replaces: { stuck: (_problem, current) => current, isEnough: (_moves, value) => value === 0 },
    },
    { stuck: (_problem, current) => current, isEnough: (_moves, value) => value >= 0 },
  ),
  uphill(
    { ...STOPS_AT_ZERO, replaces: { isEnough: (_moves, value) => value === 0 } },
    { isEnough: (_moves, value) => value >= 0 },
  ),
  uphill(
    {
      ...RESTARTS_INSIDE,
      replaces: {
        stuck: (problem) => problem.randomState(),
        isEnough: (_moves, value) => value === 0,
      },
    },
    { stuck: (problem) => problem.randomState(), isEnough: (moves, value) => value === 0 || moves > 60 },
    { stuck: (problem) => problem.randomState(), isEnough: (moves) => moves > 100 },
  ),
  uphill({ ...pathReturned('the last one'), replaces: { answer: (_problem, _current, path) => path } }),
];
