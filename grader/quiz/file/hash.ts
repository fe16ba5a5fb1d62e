import { createHash } from 'node:crypto';
import { formatTree } from '../../content/formatTree.ts';
import type { Question } from '../kinds/kinds.ts';
import type { AnyQuestion } from '../question/kind.ts';
import type { Figure } from '../types.ts';

/**
 * The keys that questions had when hashes were first given out, and what each was when left out. A hash takes
 * them all in, in this order, whatever the kind: answers saved earlier name their quiz by it, and variants
 * are drawn from it. Keys of newer kinds come after them.
 */
const FIRST_KEYS = {
  node: null,
  nodes: null,
  what: null,
  which: 'any',
  ordered: true,
  ask: ['by', 'kind'],
  tolerance: null,
  leaves: [],
  range: [0, 9],
  so: {},
  change: null,
  place: null,
  places: [],
  moves: [],
  parents: [1, 2],
  crossover: 1,
  success: 1,
  steps: null,
  options: [],
};

/** SHA-256 of what decides an answer or a mark, and nothing else: not titles or wording. */
export function hashOf(figures: ReadonlyMap<string, Figure>, questions: readonly Question[]): string {
  const shapes = [...figures].map(([id, figure]) => [
    id,
    figure.kind === 'tree'
      ? [figure.kind, { ...formatTree(figure.tree), title: '', source: '' }]
      : { ...figure, title: '' },
  ]);
  // Infinity is not JSON.
  const text = JSON.stringify([shapes, questions.map(decisive)], (_key, value: unknown) =>
    value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

/** What an answer hangs on, and the options of its kind apart: no texts, which may be mended. */
function partsOf({
  id,
  number: _number,
  kind,
  figure,
  text: _text,
  points,
  credit,
  how,
  expect: _expect,
  ...options
}: AnyQuestion) {
  return { id, kind, figure, points, credit, how, options: written(options) };
}

function decisive(question: Question): object {
  const { options, ...head } = partsOf(question);
  const { of, ...others } = { of: null, ...options };
  return { ...head, ...FIRST_KEYS, ...others, of: of === null ? null : decisiveInner(of) };
}

/** What an author leaves out of keys that came later is not there, so that older quizzes keep their hash. */
const written = (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options).filter(([key, value]) => value !== null || Object.hasOwn(FIRST_KEYS, key)),
  );

function decisiveInner(question: AnyQuestion): object {
  const { options, id, kind, figure, ...head } = partsOf(question);
  const { options: choices, ...first } = FIRST_KEYS;
  const all = { ...first, of: null, options: choices, ...options };
  return { id, kind, figure, text: '', ...head, ...all, expect: null };
}
