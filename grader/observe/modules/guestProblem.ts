import type { Asker } from './guest.ts';

/** Runs in the sandbox, as the functions of `guest.ts`: asks the functions of a problem of local search. */

export interface ProblemSettings {
  readonly mostStates: number;
  readonly mostNumbers: number;
  readonly longestState: number;
  /** How many states are asked what to show of them, to see that they can be. */
  readonly mostPictures: number;
  readonly longestPicture: number;
  /** How many states are drawn, to find those that no move leads to from the start. */
  readonly draws: number;
}

/** A line a state, in the order in which they are found. */
export type StateLine = readonly [state: readonly number[], value: number, neighbours: readonly number[]];

/** What a search may draw from, with a seed of its own. */
export function seededDraws(seed: number): object {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  // Marsaglia's xorshift: what is drawn is the same on every machine.
  const number = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number): number => low + Math.floor(number() * (high - low + 1));
  return {
    number,
    integer,
    choice: (list: readonly unknown[]): unknown => list[integer(0, list.length - 1)],
    shuffle: (list: unknown[]): unknown[] => {
      for (let i = list.length - 1; i > 0; i -= 1) {
        const j = integer(0, i);
        [list[i], list[j]] = [list[j], list[i]];
      }
      return list;
    },
  };
}

/** Asks a problem for its states, those nearest the start first, and says each as a line of JSON. */
export function exploreProblem(
  settings: ProblemSettings,
  { ask, has, fail, initial }: Asker,
  say: (line: string) => void,
  draws: typeof seededDraws,
): void {
  const { stringify } = JSON;
  let length: number | null = null;
  const isState = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= (length ?? settings.longestState) &&
    value.length >= (length ?? 1) &&
    value.every((each) => Number.isInteger(each) && Number(each) >= 0 && Number(each) < 1_000_000);
  const wanted = (): string =>
    `a list of ${length ?? `1 to ${settings.longestState}`} whole numbers from 0 to 999,999`;
  const found = new Map<string, number>();
  const states: string[] = [];
  const numberOf = (state: unknown): number => {
    const text = stringify(state);
    const known = found.get(text);
    if (known !== undefined) return known;
    if (states.length === settings.mostStates)
      fail({
        code: 'problem-too-large',
        found: `more than ${settings.mostStates} states`,
        expected: 'a problem that can be looked at in full',
      });
    found.set(text, states.length);
    states.push(text);
    return states.length - 1;
  };
  const start = initial(wanted(), isState) as readonly number[];
  length = start.length;
  numberOf(start);
  for (let seed = 0; seed < settings.draws; seed += 1)
    numberOf(
      ask({ name: 'randomState', args: [], live: () => draws(seed), expected: wanted(), fits: isState }),
    );
  let numbers = 0;
  for (let at = 0; at < states.length; at += 1) {
    const state = states[at] ?? '';
    const value = ask({
      name: 'value',
      args: [state],
      expected: 'a finite number',
      fits: (each) => typeof each === 'number' && Number.isFinite(each),
    }) as number;
    const neighbours = ask({
      name: 'neighbours',
      args: [state],
      expected: `a list of at least one other state, each once, and each ${wanted()}`,
      fits: (list) =>
        Array.isArray(list) &&
        list.length > 0 &&
        list.every((each) => isState(each) && stringify(each) !== state) &&
        new Set(list.map((each) => stringify(each))).size === list.length,
    }) as readonly (readonly number[])[];
    numbers += neighbours.length;
    if (numbers > settings.mostNumbers)
      fail({
        code: 'problem-too-large',
        found: `more than ${settings.mostNumbers} moves in all`,
        expected: 'a problem that can be looked at in full',
      });
    if (has('show') && at < settings.mostPictures)
      ask({
        name: 'show',
        args: [state],
        expected: `a text of at most ${settings.longestPicture} characters`,
        fits: (each) => typeof each === 'string' && each.length <= settings.longestPicture,
      });
    const line: StateLine = [JSON.parse(state) as number[], value, neighbours.map(numberOf)];
    say(stringify(line));
  }
}
