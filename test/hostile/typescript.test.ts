import { afterAll, describe, expect, test } from 'vitest';
import { attacksIn, filesIn } from '../support/hostile.ts';
import { outcomeInWords } from '../support/outcomes.ts';
import { FIGURE_5_2, Sandbox } from '../support/sandbox.ts';

/** Hostile submissions in TypeScript: what its compiler has to get through before anything runs. */
const attacks = attacksIn('typescript');
const HONEST = 'export function alphaBeta(game: unknown, state: number): number { return state; }';

const sandbox = new Sandbox();
afterAll(() => sandbox.close());

test('every attack has its outcome written down, and there are enough of them', () => {
  expect(attacks.map(({ file }) => file).sort()).toEqual(filesIn('typescript'));
  expect(attacks.length).toBeGreaterThanOrEqual(40);
});

describe('attacks', () => {
  test.each(attacks)('$file', async ({ text, outcomes, limits }) => {
    const observe = (source: string) =>
      sandbox.observe(
        { 'alphaBeta.ts': source },
        { language: 'typescript', entry: 'alphaBeta', limits, inputs: outcomes.map(() => FIGURE_5_2) },
      );
    const observations = await observe(text);
    expect(observations.map(({ outcome }) => outcomeInWords(outcome))).toEqual(outcomes);
    // It is remembered, and to the next file it is as if it had not been.
    expect(await observe(text)).toEqual(observations);
    expect((await observe(HONEST)).map(({ outcome }) => outcome)).toEqual(
      outcomes.map(() => ({ kind: 'returned', value: 0 })),
    );
  });
});
