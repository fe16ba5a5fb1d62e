import type { Cut } from '../../../reference/game.ts';
import { readPoints } from '../../content/points.ts';
import type { Problems } from '../../content/problems.ts';
import { oneOf, quote } from '../../words/found.ts';
import { kindRules } from '../kinds/rules.ts';
import { type CREDITS } from '../types.ts';
import type { Figure, How, Kind, Question, QuizAlgorithm, Wanted } from '../types.ts';

/** A question as written; it fits the schema. */
export interface QuestionFile {
  readonly id?: string;
  readonly kind: Kind;
  readonly figure?: string;
  readonly text?: string;
  readonly points?: number | string;
  readonly credit?: (typeof CREDITS)[number];
  readonly algorithm?: QuizAlgorithm;
  readonly convention?: Cut;
  readonly window?: readonly [number | 'inf' | '-inf', number | 'inf' | '-inf'];
  readonly node?: string;
  readonly nodes?: readonly string[];
  readonly what?: string;
  readonly which?: Question['which'];
  readonly ordered?: boolean;
  readonly ask?: readonly string[];
  readonly tolerance?: number;
  readonly leaves?: readonly string[];
  readonly range?: readonly [number, number];
  readonly so?: Wanted;
  readonly change?: { readonly by: NonNullable<Question['change']>['by']; readonly amount?: number };
  readonly place?: string;
  readonly places?: readonly string[];
  readonly moves?: Question['moves'];
  readonly parents?: readonly [number, number];
  readonly crossover?: number;
  readonly success?: number;
  readonly steps?: readonly [number, number];
  readonly of?: QuestionFile;
  readonly options?: readonly string[] | number;
  readonly expect?: unknown;
}

const COMMON = ['id', 'kind', 'figure', 'text', 'points', 'credit', 'expect'];
const WHATS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  pruned: ['branches', 'leaves', 'nodes'],
  count: ['evaluated', 'pruned', 'visited'],
  cutoffs: ['skipping', 'all'],
  utilities: ['best-action', 'pruned'],
};
const NO_ANSWER = new Set(['minimax']);

/** Reads a question; keys that its kind has no use for are mistakes. Null when something is wrong. */
export function readQuestion(
  file: QuestionFile,
  id: string,
  convention: Cut,
  figures: ReadonlyMap<string, Figure>,
  place: string,
  problems: Problems,
): Question | null {
  const rules = kindRules()[file.kind];
  let isFine = true;
  const wrong = (code: string, key: string, found: string, expected: string, hint?: string): void => {
    isFine = false;
    problems.add({
      code,
      place: `${place}${key === '' ? '' : `.${key}`}`,
      found,
      expected,
      ...(hint === undefined ? {} : { hint }),
    });
  };
  for (const key of Object.keys(file)) {
    if (!COMMON.includes(key) && !rules.keys.includes(key))
      wrong(
        'key-does-not-fit',
        key,
        `"${key}" in a question of kind "${file.kind}"`,
        rules.keys.length === 0 ? 'no such key' : `only ${oneOf(rules.keys)}`,
      );
  }
  for (const key of rules.required ?? []) {
    if (!Object.hasOwn(file, key))
      wrong('missing-key', '', `no "${key}"`, `"${key}", in a question of kind "${file.kind}"`);
  }
  const innerFigures = file.of === undefined ? rules.figures : kindRules()[file.of.kind].figures;
  const figure = figureFor(file.figure ?? file.of?.figure, innerFigures, figures, wrong);
  const window = file.window?.map((bound) =>
    bound === 'inf' ? Infinity : bound === '-inf' ? -Infinity : bound,
  ) as [number, number] | undefined;
  if (window !== undefined && !(window[0] < window[1]))
    wrong('window-empty', 'window', `${window[0]} and ${window[1]}`, 'alpha below beta');
  const whats = WHATS[file.kind];
  if (file.what !== undefined && whats !== undefined && !whats.includes(file.what))
    wrong('wrong-value', 'what', quote(file.what), oneOf(whats));
  const [low, high] = file.range ?? [0, 9];
  if (low > high) wrong('range-out-of-order', 'range', `${low} before ${high}`, 'the lowest first');
  const how = howOf(file, convention, window, figure, wrong);
  if (file.of !== undefined && ['choice', 'choose-leaves'].includes(file.of.kind))
    wrong('kind-does-not-fit', 'of.kind', quote(file.of.kind), 'a kind whose answers can be listed');
  const of =
    file.of === undefined
      ? null
      : readQuestion(
          { ...file.of, ...(file.figure === undefined ? {} : { figure: file.figure }) },
          id,
          file.convention ?? convention,
          figures,
          `${place}.of`,
          problems,
        );
  if (!isFine || (file.of !== undefined && of === null)) return null;
  return {
    id,
    kind: file.kind,
    figure: figure?.id ?? '',
    text: file.text ?? '',
    points: readPoints(file.points ?? 1),
    credit: file.credit ?? 'each',
    how,
    node: file.node ?? null,
    nodes: file.nodes ?? null,
    what: file.what ?? whats?.[0] ?? null,
    which: file.which ?? 'any',
    ordered: file.ordered ?? true,
    ask: file.ask ?? ['by', 'kind'],
    tolerance: file.tolerance ?? null,
    leaves: file.leaves ?? [],
    range: [low, high],
    so: file.so ?? {},
    change: file.change === undefined ? null : { by: file.change.by, amount: file.change.amount ?? 2 },
    place: file.place ?? null,
    places: file.places ?? [],
    moves: file.moves ?? [],
    parents: file.parents ?? [1, 2],
    crossover: file.crossover ?? 1,
    success: file.success ?? 1,
    steps: file.steps ?? null,
    of,
    options: file.options ?? [],
    expect: file.expect,
  };
}

type Wrong = (code: string, key: string, found: string, expected: string, hint?: string) => void;

/** The figure named, else the only one that fits. */
function figureFor(
  name: string | undefined,
  kinds: readonly string[],
  figures: ReadonlyMap<string, Figure>,
  wrong: Wrong,
): Figure | null {
  if (kinds.length === 0) {
    if (name !== undefined)
      wrong('key-does-not-fit', 'figure', quote(name), 'no figure: this kind of question needs none');
    return null;
  }
  const fitting = [...figures.values()].filter(({ kind }) => kinds.includes(kind));
  const wanted = `a ${kinds.join(' or a ')}`;
  if (name !== undefined) {
    const found = figures.get(name);
    if (found === undefined)
      wrong(
        'unknown-figure',
        'figure',
        quote(name),
        figures.size === 0 ? `${wanted} among the quiz's figures` : oneOf([...figures.keys()]),
      );
    else if (!kinds.includes(found.kind))
      wrong('figure-does-not-fit', 'figure', `${quote(name)}, a ${found.kind}`, wanted);
    return found ?? null;
  }
  if (fitting.length === 1) return fitting[0]!;
  wrong(
    'missing-key',
    '',
    fitting.length === 0 ? `no figure that is ${wanted}` : 'no "figure"',
    fitting.length === 0
      ? `${wanted} among the quiz's figures`
      : `"figure": ${oneOf(fitting.map(({ id }) => id))}`,
  );
  return null;
}

function howOf(
  file: QuestionFile,
  convention: Cut,
  window: readonly [number, number] | undefined,
  figure: Figure | null,
  wrong: Wrong,
): How {
  const tree = figure?.kind === 'tree' ? figure.tree : null;
  const hasChance =
    tree?.nodes.some(({ player, children }) => player === 'chance' && children.length > 0) ?? false;
  const algorithm = file.algorithm ?? (hasChance && tree?.bounds !== null ? 'star1' : 'alpha-beta');
  const searches = kindRules()[file.kind].keys.includes('algorithm');
  if (tree !== null && searches) {
    if (tree.players !== null)
      wrong(
        'figure-does-not-fit',
        'figure',
        `a tree for ${tree.players} players`,
        'a tree of MAX and MIN, with or without chance: pruning is not defined here',
      );
    if (algorithm === 'star1' && tree.bounds === null)
      wrong(
        'no-bounds',
        'algorithm',
        '"star1", on a tree without bounds',
        'a tree with "bounds": [lowest, highest]',
      );
    if (algorithm === 'alpha-beta' && hasChance && file.kind !== 'utilities')
      wrong(
        'no-bounds',
        'algorithm',
        'alpha-beta on a tree with chance nodes',
        '"star1" and a tree with "bounds", or "minimax", which searches all of it',
      );
    if (NO_ANSWER.has(algorithm) && window !== undefined)
      wrong(
        'key-does-not-fit',
        'window',
        'a window for a search that has none',
        'no "window" with "minimax"',
      );
  }
  return {
    algorithm,
    cut: file.convention ?? convention,
    window: { alpha: window?.[0] ?? -Infinity, beta: window?.[1] ?? Infinity },
  };
}
