import type { Job } from '../../../types/engine.ts';
import type { Machines } from './machine.ts';
import { runJob } from './runJob.ts';
import type { TypeScript } from './compiler.ts';

/**
 * Runs a small search of our own, so that what is compiled when it is first used is, before the first
 * submission comes. No observation depends on it: each job begins with a machine in which nothing has run.
 */
export function rehearse(machines: Machines, typeScript: TypeScript): void {
  runJob(REHEARSAL, machines, typeScript, () => undefined);
}

const TEXT = `/** One ply. */
export function search(game, root) {
  let best = { value: -Infinity, action: null };
  for (const action of game.actions(root)) {
    const state = game.result(root, action);
    const value = game.isTerminal(state) ? game.utility(state) : game.evaluate(state);
    if (value > best.value) best = { value, action };
  }
  return best;
}
`;

export const REHEARSAL: Job = {
  program: {
    language: 'javascript',
    files: [{ path: 'search.js', text: TEXT }],
    entryFile: 'search.js',
    entry: 'search',
  },
  inputs: [{ kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: 1 }],
  limits: { fuel: 1_000_000, calls: 100, memoryMB: 16, outputKB: 1, wallSeconds: 1 },
};
