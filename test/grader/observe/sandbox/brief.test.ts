import { expect, test } from 'vitest';
import { createEngines } from '../../../../grader/observe/sandbox/engines.ts';
import type { Observation } from '../../../../grader/types/observation.ts';
import { LIMITS, treeInput } from '../../../support/sandbox.ts';

/**
 * Programs that meet each limit that could hang on how the engine is compiled: its stack, its work, its
 * memory.
 */
const PROGRAMS = [
  [
    'answers',
    'function minimax(game, state) { return { value: game.actions(state).length, action: null }; }',
  ],
  [
    'recurses without end',
    'function minimax(game, state) { const down = (n) => 1 + down(n + 1); return down(0); }',
  ],
  [
    'compares without end',
    'function minimax(game, state) { const list = [1, 2]; list.sort(() => minimax(game, state)); return 0; }',
  ],
  ['loops', 'function minimax() { for (;;); }'],
  ['hoards', 'function minimax() { const list = []; for (;;) list.push("x".repeat(1000) + list.length); }'],
] as const;

async function observeAll(brief: boolean): Promise<Observation[][]> {
  const engines = createEngines({ workers: 1, brief });
  try {
    return await Promise.all(
      PROGRAMS.map(([, text]) =>
        engines.for('javascript')!.observe({
          program: {
            language: 'javascript',
            files: [{ path: 'minimax.js', text }],
            entryFile: 'minimax.js',
            entry: 'minimax',
          },
          inputs: [treeInput([1, [2, 3]])],
          limits: LIMITS,
        }),
      ),
    );
  } finally {
    await engines.close();
  }
}

test('an engine for a brief process observes the same, to the last unit of work', async () => {
  const usual = await observeAll(false); // first, as the setting is the whole process's
  const kinds = usual.map(([observation]) => observation!.outcome.kind);
  expect(kinds).toEqual(['returned', 'threw', 'threw', 'limit', 'limit']);
  expect(await observeAll(true)).toEqual(usual);
});
