import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflicts } from '../../../reference/problems/nQueens.ts';
import { attackingPairs, moveWords } from '../../../grader/picture/board.ts';
import { boardSvg, describeBoard } from '../../../grader/picture/boardSvg.ts';
import { boardText } from '../../../grader/picture/boardText.ts';
import { plotSvg } from '../../../grader/picture/plotSvg.ts';
import { describeRun } from '../../../grader/picture/runWords.ts';
import { expectWellFormed } from '../../support/markup.ts';

const rows = fc
  .integer({ min: 1, max: 20 })
  .chain((n) => fc.array(fc.nat(n - 1), { minLength: n, maxLength: n }));

describe('boards', () => {
  // Russell and Norvig, figure 4.3: h = 17 on the left, h = 1 on the right.
  it.each<[board: number[], pairs: number]>([
    [[4, 5, 6, 3, 4, 5, 6, 5], 17],
    [[7, 2, 6, 3, 1, 4, 0, 5], 1],
  ])('%j: %i pairs', (board, pairs) => {
    expect(attackingPairs(board)).toHaveLength(pairs);
  });

  it('joins as many pairs as the problem counts', () => {
    fc.assert(
      fc.property(rows, (board) => {
        expect(attackingPairs(board)).toHaveLength(conflicts(board));
      }),
    );
  });

  it('gives well-formed markup with a queen for each column and a line for each pair', () => {
    fc.assert(
      fc.property(rows, (board) => {
        const svg = boardSvg(board, { title: 'A board' });
        expectWellFormed(svg);
        expect(svg.match(/pic-queen/g)).toHaveLength(board.length);
        expect(svg.match(/class="pic-attack"/g) ?? []).toHaveLength(
          Math.min(attackingPairs(board).length, 200),
        );
      }),
    );
  });

  it('shows and tells a move', () => {
    const before = [0, 2, 0, 1];
    const after = [0, 2, 3, 1];
    expect(moveWords(before, after)).toBe('the queen of column 2 moves from row 0 to row 3');
    expect(boardSvg(after, { title: 't', before }).match(/pic-tip/g)).toHaveLength(1);
    expect(describeBoard(after, before)).toContain(
      'In this step the queen of column 2 moves from row 0 to row 3.',
    );
  });

  it('is readable as text', () => {
    expect(boardText([1, 3, 0, 2])).toEqual([
      '  0 1 2 3',
      '0 · · Q ·',
      '1 Q · · ·',
      '2 · · · Q',
      '3 · Q · ·',
    ]);
  });
});

describe('the objective at each step', () => {
  const values = fc.array(
    fc.oneof(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), fc.constantFrom(Infinity, -Infinity, NaN)),
    { maxLength: 120 },
  );

  it('is drawn without a coordinate that is not a number', () => {
    fc.assert(
      fc.property(values, (run) => {
        const svg = plotSvg(run, {
          title: 'Objective',
          marked: { step: Math.floor(run.length / 2), word: 'breaks the law' },
        });
        expectWellFormed(svg);
        expect(svg.replace(/<desc>.*<\/desc>/, '')).not.toMatch(/NaN|Infinity/);
      }),
      { examples: [[[5e-324, -5e-324]], [[1e300, 1e300]], [[]]] },
    );
  });

  it('has a point for each step and a word where it is marked', () => {
    const svg = plotSvg([-17, -14, -15], { title: 'Objective', marked: { step: 2, word: 'breaks the law' } });
    expect(svg.match(/pic-point/g)).toHaveLength(3);
    expect(svg).toContain('>breaks the law</text>');
    expect(describeRun([-17, -14, -15])).toBe('2 steps: the objective starts at −17 and ends at −15.');
    expect(describeRun([-17])).toBe('No step was made; the objective is −17.');
  });
});
