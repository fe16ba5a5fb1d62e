import { climb } from '../../../reference/problems/landscape.ts';
import type { Random } from '../../../reference/random.ts';
import type { QuestionFile } from '../file/questionFile.ts';
import { searchByHand } from '../tree/search.ts';
import type { Figure, LandscapeFigure, SearchSettings, TreeFigure } from '../types.ts';

/**
 * A question as written, about other places of a figure that was drawn, with other numbers. Options that are
 * listed are right for one figure alone, so as many are worked out.
 */
export function varyQuestion(
  question: QuestionFile,
  how: SearchSettings,
  figure: Figure | null,
  random: Random,
): QuestionFile {
  const { kind, of } = question;
  const numbers = NUMBERS[kind]?.(question, random);
  if (numbers !== undefined) return { ...question, ...numbers };
  if (kind === 'choice' && of !== undefined) {
    const { options } = question;
    return {
      ...question,
      of: varyQuestion(of, how, figure, random),
      options: Array.isArray(options) ? options.length : options,
    };
  }
  if (kind === 'windows' && figure?.kind === 'tree') {
    return { ...question, nodes: nodesToEnter(figure, how, listOf(question['nodes']), random) };
  }
  if (figure?.kind === 'landscape' && kind === 'feature')
    return { ...question, places: sample(figure.places, listOf(question['places']), random) };
  if (figure?.kind === 'landscape' && kind === 'next-state')
    return { ...question, place: placeToClimb(figure, random) };
  if (figure?.kind === 'population' && kind === 'offspring') {
    const [first = []] = figure.individuals;
    const numbered = figure.individuals.map((_, at) => at + 1);
    return {
      ...question,
      parents: random.shuffle(numbered).slice(0, 2),
      crossover: random.integer(1, first.length - 1),
    };
  }
  return question;
}

/** Nodes that the search enters, with as many different windows as there are. */
function nodesToEnter(
  { tree }: TreeFigure,
  how: SearchSettings,
  count: number,
  random: Random,
): readonly string[] {
  const { windows } = searchByHand(tree, how);
  const byWindow = new Map<string, number[]>();
  for (const { index } of tree.nodes) {
    const window = windows[index] ?? null;
    if (index === 0 || window === null) continue;
    const key = `${window.alpha} ${window.beta}`;
    byWindow.set(key, [...(byWindow.get(key) ?? []), index]);
  }
  const each = random.shuffle([...byWindow.values()]).map((nodes) => random.shuffle([...nodes]));
  const chosen = [...each.map(([first]) => first), ...random.shuffle(each.flatMap(([, ...rest]) => rest))];
  return chosen
    .slice(0, count)
    .sort((a = 0, b = 0) => a - b)
    .flatMap((index) => tree.nodes[index ?? -1]?.id ?? []);
}

/** Mostly a place from which a climb goes on: at few of them it stays. */
function placeToClimb({ landscape, places }: LandscapeFigure, random: Random): string {
  const stays = (at: number): boolean => {
    const problem = climb(landscape, at);
    return problem.neighbours(at).every((next) => problem.value(next) <= problem.value(at));
  };
  let at = random.integer(0, places.length - 1);
  for (let tries = 0; tries < 3 && stays(at); tries += 1) at = random.integer(0, places.length - 1);
  return places[at] ?? '';
}

const listOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** So many of a list, in its order. */
function sample<T>(list: readonly T[], count: number, random: Random): T[] {
  const places = random.shuffle(list.map((_, at) => at)).slice(0, count);
  return places.sort((a, b) => a - b).flatMap((at) => list.slice(at, at + 1));
}

/** Kinds without a figure, by what their numbers may become. */
const NUMBERS: Readonly<
  Record<string, (question: QuestionFile, random: Random) => Readonly<Record<string, unknown>>>
> = {
  acceptance: ({ moves }, random) => ({
    moves: (moves as readonly Move[]).map(({ delta, temperature }) => ({
      delta: Math.sign(delta) * random.integer(1, Math.max(4, Math.abs(delta))),
      temperature: random.integer(Math.ceil(temperature / 2), Math.ceil(temperature * 2)),
    })),
  }),
  'choose-leaves': ({ range, so }, random) => {
    const [low, high] = Array.isArray(range) ? (range as number[]) : [0, 9];
    const from = low ?? 0;
    const to = (high ?? 9) + random.integer(0, 5);
    const conditions = so as Readonly<Record<string, unknown>>;
    const value =
      conditions['value'] === undefined ? {} : { value: random.integer(Math.round((from + to) / 2), to - 1) };
    return { range: [from, to], so: { ...conditions, ...value } };
  },
  restarts: ({ success, steps }, random) => ({
    success: Math.max(2, Math.min(97, Math.round(Number(success) * 100) + random.integer(-8, 8))) / 100,
    ...(Array.isArray(steps)
      ? { steps: steps.map((each: number) => Math.max(1, Math.round(each) + random.integer(-2, 5))) }
      : {}),
  }),
};

interface Move {
  readonly delta: number;
  readonly temperature: number;
}
