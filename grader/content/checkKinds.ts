import { AGENTS, GAME_ALGORITHMS } from '../types/exercise.ts';
import type { Algorithm, CheckKind, EvidenceFamily, Law } from '../types/exercise.ts';
import type { Problems } from './problems.ts';
import { oneOf, quote } from '../words/found.ts';

/** What the laws and the random choices of each algorithm are. */
interface Seeded {
  readonly laws: readonly Law[];
  readonly families: readonly EvidenceFamily[];
}

const SEEDED: Readonly<Partial<Record<Algorithm, Seeded>>> = {
  'hill-climbing': { laws: ['start', 'moves', 'stops', 'returns', 'stream'], families: ['ties'] },
  'stochastic-hill-climbing': {
    laws: ['start', 'moves', 'stops', 'returns', 'stream'],
    families: ['stochastic'],
  },
  'first-choice': { laws: ['start', 'moves', 'stops', 'returns', 'stream'], families: ['first-choice'] },
  'random-restart': {
    laws: ['start', 'moves', 'stops', 'returns', 'restarts', 'stream'],
    families: ['restarts', 'ties'],
  },
  'simulated-annealing': {
    laws: ['start', 'moves', 'uphill', 'schedule', 'stops', 'returns', 'stream'],
    families: ['annealing'],
  },
  'local-beam': { laws: ['start', 'moves', 'beam', 'stops', 'returns', 'stream'], families: [] },
  'genetic-algorithm': {
    laws: ['population', 'child', 'stops', 'returns', 'unchanged', 'stream'],
    families: ['generations'],
  },
  'random-selection': { laws: ['child', 'unchanged', 'stream'], families: ['selection'] },
  reproduce: { laws: ['child', 'unchanged', 'stream'], families: ['crossover'] },
  mutate: { laws: ['child', 'unchanged', 'stream'], families: ['mutation'] },
};

export const isGame = (algorithm: Algorithm): boolean =>
  algorithm === AGENTS || (GAME_ALGORITHMS as readonly Algorithm[]).includes(algorithm);

/** What can be checked of an algorithm. */
export function kindsOf(algorithm: Algorithm): readonly CheckKind[] {
  const seeded = SEEDED[algorithm];
  // An agent answers with an action alone.
  if (algorithm === AGENTS) return ['action', 'leaves', 'calls'];
  if (seeded === undefined) return ['value', 'action', 'leaves', 'calls'];
  return seeded.families.length === 0 ? ['law'] : ['law', 'evidence'];
}

/** Laws belong to law checks, a family and a weight to evidence checks, and each to its algorithm. */
export function checkSeeded(
  {
    kind,
    laws,
    family,
    weight,
  }: {
    readonly kind: CheckKind;
    readonly laws?: readonly Law[];
    readonly family?: EvidenceFamily;
    readonly weight?: number;
  },
  algorithm: Algorithm,
  place: string,
  problems: Problems,
): void {
  const stray = (key: string, belongs: CheckKind): void => {
    problems.add({
      code: 'key-without-other',
      place: `${place}.${key}`,
      found: `${quote(key)} in a check of kind ${quote(kind)}`,
      expected: `${quote(key)} only in a check of kind ${quote(belongs)}`,
    });
  };
  if (laws !== undefined && kind !== 'law') stray('laws', 'law');
  if (family !== undefined && kind !== 'evidence') stray('family', 'evidence');
  if (weight !== undefined && kind !== 'evidence') stray('weight', 'evidence');
  const seeded = SEEDED[algorithm];
  if (seeded === undefined) return;
  if (kind === 'law') {
    laws?.forEach((law, at) => {
      if (!seeded.laws.includes(law))
        problems.add({
          code: 'law-does-not-fit',
          place: `${place}.laws[${at}]`,
          found: quote(law),
          expected: oneOf(seeded.laws),
          hint: `these are the laws of ${algorithm}`,
        });
    });
  }
  if (kind !== 'evidence') return;
  if (family === undefined)
    problems.add({
      code: 'missing-key',
      place,
      found: 'no "family"',
      expected: `"family": ${oneOf(seeded.families)}`,
    });
  else if (!seeded.families.includes(family))
    problems.add({
      code: 'family-does-not-fit',
      place: `${place}.family`,
      found: quote(family),
      expected: oneOf(seeded.families),
      hint: `that is what ${algorithm} chooses at random`,
    });
}
