/**
 * Negamax, with and without a window, is judged as brute force says: on random trees where MAX and MIN take
 * turns, correct programs in many styles pass every check, and a wrong one passes where it happens to be right.
 * The leaves that matter are known without a search: those that lie between the values of all older siblings of
 * their ancestors (Knuth and Moore, 1975).
 */
import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import type { Algorithm, CheckKind } from '../../../grader/types/exercise.ts';
import { watchSearch } from '../../exercises/api.ts';
import { CORRECT_NEGAMAX, NEGAMAX_MISTAKES } from '../../exercises/mistakes/negamax.ts';
import {
  CORRECT_NEGAMAX_ALPHA_BETA,
  NEGAMAX_ALPHA_BETA_MISTAKES,
} from '../../exercises/mistakes/negamaxAlphaBeta.ts';
import { type GameEntry, observeFunction } from '../../support/inProcess.ts';
import { CORRECT } from './correct.ts';
import { CORRECT_MINIMAX } from './correctMinimax.ts';
import { exerciseOf } from './exercises.ts';
import { entryOf, knownOf } from './known.ts';
import { randomInputs, SHAPES } from './randomInputs.ts';

const IN_TURN = SHAPES.filter(({ levels }) => levels === undefined || levels.length === 2);
const KINDS: readonly CheckKind[] = ['value', 'action', 'leaves', 'calls'];
const INPUTS: readonly GameInput[] = [...randomInputs(60, { shapes: IN_TURN, seed: 19 })];
/** For programs that are many. */
const FEW = INPUTS.slice(0, 24);
const nameOf = (input: GameInput): string => `tree ${INPUTS.indexOf(input)}`;

const verdict = (algorithm: Algorithm, kind: CheckKind, input: GameInput, entry: GameEntry): string =>
  judgeInput(exerciseOf(algorithm), kind, input, observeFunction(entry, input), true).state;

describe.each([
  ['negamax', [...Object.values(CORRECT_NEGAMAX).map(entryOf), ...CORRECT_MINIMAX.map(([, entry]) => entry)]],
  [
    'negamax-alpha-beta',
    [...Object.values(CORRECT_NEGAMAX_ALPHA_BETA).map(entryOf), ...CORRECT.map(([, entry]) => entry)],
  ],
] satisfies [Algorithm, GameEntry[]][])('%s', (algorithm, entries) => {
  it('passes correct programs in every style', () => {
    for (const input of INPUTS) {
      for (const [at, entry] of entries.entries()) {
        for (const kind of KINDS)
          expect(verdict(algorithm, kind, input, entry), `program ${at}, ${nameOf(input)}`).toBe('passed');
      }
    }
  });
});

describe.each([
  ['negamax', NEGAMAX_MISTAKES],
  ['negamax-alpha-beta', NEGAMAX_ALPHA_BETA_MISTAKES],
] as const)('%s', (algorithm, mistakes) => {
  it.each(Object.entries(mistakes))('judges values as brute force does: %s', (_, search) => {
    for (const input of FEW) {
      const { value } = knownOf(input);
      const { answer, threw } = watchSearch(search, input);
      const isRight = threw === null && answer?.value === value;
      expect(verdict(algorithm, 'value', input, entryOf(search)), nameOf(input)).toBe(
        isRight ? 'passed' : 'failed',
      );
    }
  });
});

it('the procedure of the third notes looks at the leaves that matter, and no others', () => {
  for (const input of INPUTS) {
    const { value, actions, leaves } = knownOf(input);
    const { answer, evaluated } = watchSearch(CORRECT_NEGAMAX_ALPHA_BETA['as printed: half-clamped']!, input);
    expect(answer?.value).toBe(value);
    expect(actions).toContain(answer?.action);
    expect(evaluated.toSorted((a, b) => a - b)).toEqual(leaves.toSorted((a, b) => a - b));
  }
});

it.each(Object.entries(NEGAMAX_ALPHA_BETA_MISTAKES))(
  'no search that misses a leaf that matters passes for its leaves: %s',
  (_, search) => {
    for (const input of FEW) {
      const { leaves } = knownOf(input);
      const { evaluated, threw } = watchSearch(search, input);
      const misses = leaves.filter((leaf) => !evaluated.includes(leaf));
      const isExact = threw === null && misses.length === 0 && new Set(evaluated).size === leaves.length;
      const state = verdict('negamax-alpha-beta', 'leaves', input, entryOf(search));
      if (isExact) expect(state, nameOf(input)).toBe('passed');
      else if (misses.length > 0) expect(state, nameOf(input)).toBe('failed');
    }
  },
);
