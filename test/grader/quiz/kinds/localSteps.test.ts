import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk, walkOtherwise } from '../../../../grader/quiz/kinds/acceptanceChain/walk.ts';
import { table } from '../../../../reference/local/schedule.ts';
import { simulatedAnnealing } from '../../../../reference/local/simulatedAnnealing.ts';
import { answersOf, becauseOf, diagnosesOf, problemsOf, shareFor, statesOf } from './asked.ts';

const LINE = { landscape: [3, 5, 9, 7, 4, 6, 8, 10] };

describe('the next beam', () => {
  const ask = { kind: 'beam', beam: ['B', 'F'] };
  test('is the best of all successors together', () => {
    expect(answersOf(ask, LINE)).toEqual(['C, G']);
    expect(becauseOf(ask, LINE)).toBe('The successors are C 9, G 8, E 4 and A 3; the 2 highest are kept.');
  });
  test('takes what one state gives and another does not', () =>
    expect(answersOf({ kind: 'beam', beam: ['A', 'G'] }, LINE)).toEqual(['F, H']));
  test('does not keep where it stands, and a place that two lead to counts once', () =>
    expect(answersOf({ kind: 'beam', beam: ['B', 'D'] }, LINE)).toEqual(['C, E']));
  test.each([
    ['C, G', '1'],
    ['G and C', '1'],
    ['C', '1/2'],
    ['C, E', '0'],
    // Everything, and nothing.
    ['A, B, C, D, E, F, G, H', '0'],
    ['none', '0'],
  ])('%s earns %s', (written, share) => expect(shareFor(ask, LINE, written)).toBe(share));
  test('is refused where a tie decides, and where a place is named twice', () => {
    expect(problemsOf(ask, { landscape: [4, 5, 9, 7, 4, 6, 4, 10] }).join()).toMatch(/4 high both/);
    expect(problemsOf({ kind: 'beam', beam: ['B', 'B'] }, LINE).join()).toMatch(/a place twice/);
  });
  test('tells whoever keeps the states themselves', () =>
    expect(diagnosesOf({ kind: 'beam', beam: ['C', 'H'] }, LINE, 'C, H')).toEqual(['beam-keeps-its-states']));
});

const RUN = {
  start: 8,
  chain: [
    { value: 6, temperature: 4, draw: 0.35 },
    { value: 5, temperature: 2, draw: 0.8 },
    { value: 7, temperature: 1, draw: 0.95 },
  ],
};

describe('a run of annealing', () => {
  const ask = { kind: 'acceptance-chain', ...RUN };
  // e^(−2/4) = 0.6065 > 0.35: to 6; e^(−1/2) = 0.6065 < 0.8: stays at 6; up to 7.
  test('is worked out from ΔE, T and r', () => {
    expect(answersOf(ask, null)).toEqual(['≈ 0.6065', '6', '≈ 0.6065', '6', '1', '7']);
    expect([0, 1, 2, 3, 4].map((at) => becauseOf(ask, null, at))).toEqual([
      'Now ΔE is 6 − 8 = −2, so that it is e^(ΔE/T) with T = 4.',
      'The random number 0.35 is below 0.6065, so the search goes there.',
      'Now ΔE is 5 − 6 = −1, so that it is e^(ΔE/T) with T = 2.',
      'The random number 0.8 is not below 0.6065, so the search stays.',
      'Now ΔE is 7 − 6 = 1, and a move that makes nothing worse is always accepted.',
    ]);
  });

  const step = fc.record({
    value: fc.integer({ min: 0, max: 20 }),
    temperature: fc.integer({ min: 1, max: 9 }),
    draw: fc.integer({ min: 0, max: 99 }).map((hundredths) => hundredths / 100),
  });
  test('ends where the reference’s annealing ends, with those successors and random numbers', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }),
        fc.array(step, { minLength: 1, maxLength: 6 }),
        (start, chain) => {
          let at = -1;
          const end = simulatedAnnealing<number>(
            {
              number: () => chain[at]!.draw,
              integer: (low) => low,
              choice: ([only]) => only as never,
              shuffle: (list) => list,
            },
            {
              initial: start,
              value: (state) => state,
              neighbours: () => [chain[(at += 1)]!.value],
            },
            table(chain.map(({ temperature }) => temperature)),
          );
          expect(walk({ start, chain }).at(-1)!.after).toBe(end);
          // With nothing otherwise, a mistake is none.
          expect(walkOtherwise({ start, chain }, {})).toEqual(
            walk({ start, chain }).map(({ probability, after }) => ({ probability, after })),
          );
        },
      ),
    ));

  test('a wrong value is charged once: what follows is judged by it', () => {
    const wrong = {
      '1.p': '0.61',
      '1.value': '8',
      '2.p': '0.22',
      '2.value': '8',
      '3.p': '0.37',
      '3.value': '8',
    };
    expect(statesOf(ask, null, wrong)).toEqual([
      'right',
      'wrong',
      'carried',
      'carried',
      'carried',
      'carried',
    ]);
  });
  test('a wrong probability decides by itself', () => {
    const wrong = { '1.p': '0.2', '1.value': '8', '2.p': '0.22', '2.value': '8' };
    expect(statesOf(ask, null, wrong)).toEqual(['wrong', 'carried', 'carried', 'carried', 'blank', 'blank']);
  });
  test('endless numbers carry on without a fault', () =>
    expect(statesOf(ask, null, { '1.p': '∞', '1.value': '−∞', '2.p': '1', '2.value': '5' })).toEqual([
      'wrong',
      'wrong',
      'carried',
      'carried',
      'blank',
      'blank',
    ]));
  test('is refused where a random number is too near to a probability', () =>
    expect(
      problemsOf({ ...ask, chain: [{ value: 6, temperature: 4, draw: 0.6 }, RUN.chain[1]] }, null).join(),
    ).toMatch(/0\.6, next to the probability/));
  test('tells who measures ΔE from a successor that was refused', () => {
    const wrong = {
      '1.p': '0.61',
      '1.value': '6',
      '2.p': '0.61',
      '2.value': '6',
      '3.p': '1',
      '3.value': '6',
    };
    expect(diagnosesOf(ask, null, wrong)).toEqual([]);
    const start = {
      '1.p': '0.61',
      '1.value': '6',
      '2.p': '0.22',
      '2.value': '6',
      '3.p': '0.37',
      '3.value': '6',
    };
    expect(diagnosesOf(ask, null, start)).toEqual(['delta-from-the-start']);
  });
});

/** Figure 4.6 of the textbook: fitness 24, 23, 20 and 11; 31%, 29%, 26% and 14%. */
const FIGURE_4_6 = {
  population: ['24748552', '32752411', '24415124', '32543213'],
  fitness: [24, 23, 20, 11],
};

describe('a roulette wheel', () => {
  const ends = { kind: 'roulette', what: 'ends' };
  const spins = { kind: 'roulette', what: 'selected', spins: [0.42, 0.12, 0.71, 0.95] };
  test('has the shares of figure 4.6 side by side', () => {
    expect(shareFor(ends, FIGURE_4_6, { 1: '31%', 2: '60%', 3: '86%' })).toBe('1');
    expect(answersOf(ends, FIGURE_4_6)).toEqual(['≈ 0.3077', '≈ 0.6026', '≈ 0.859']);
    expect(becauseOf(ends, FIGURE_4_6, 1)).toBe('Up to it, fitness adds up to 47, of 78 in all.');
  });
  test('selects by where it is spun to', () => {
    expect(answersOf(spins, FIGURE_4_6).map((text) => text.slice(0, 12))).toEqual([
      'Individual 2',
      'Individual 1',
      'Individual 3',
      'Individual 4',
    ]);
    expect(becauseOf(spins, FIGURE_4_6)).toBe(
      'It points to 32.76 of 78 in all, and the share of individual 2 is from 24 to 47.',
    );
  });
  test('tells shares that were not added up', () =>
    expect(diagnosesOf(ends, FIGURE_4_6, { 1: '0.31', 2: '0.29', 3: '0.26' })).toEqual(['shares-not-added']));
  test('goes on from fitness that a student worked out, if there can be such', () => {
    const population = { population: ['1302', '0213'] };
    const quiz = [{ kind: 'fitness' }, { kind: 'roulette' }, { kind: 'selection' }];
    expect(statesOf(quiz, population, { 1: '6', 2: '2' }, '0.75', { 1: '0.75', 2: '1/4' })).toEqual([
      'right',
      'wrong',
      'carried',
      'carried',
      'carried',
    ]);
    for (const odd of ['-4', '∞'])
      expect(statesOf(quiz, population, { 1: '6', 2: odd }, '0.6', { 1: '0.6', 2: '0.4' })).toEqual([
        'right',
        'wrong',
        'right',
        'right',
        'right',
      ]);
  });
  test('needs spins to ask whom they select', () =>
    expect(problemsOf({ kind: 'roulette', what: 'selected' }, FIGURE_4_6).join()).toMatch(/no "spins"/));
});
