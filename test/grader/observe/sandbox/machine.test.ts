import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildTree } from '../../../../reference/games/tree.ts';
import { ByteReader, u32 } from '../../../../grader/build/wasm/bytes.ts';
import { assertRestorable } from '../../../../grader/build/wasm/restorable.ts';
import {
  I32,
  SECTION,
  parseSections,
  withGlobal,
  withSection,
} from '../../../../grader/build/wasm/sections.ts';
import { Machines } from '../../../../grader/observe/sandbox/javascript/machine.ts';
import { TypeScript } from '../../../../grader/observe/sandbox/javascript/compiler.ts';
import { compilerStarter } from '../../../../grader/observe/sandbox/javascript/startCompiler.ts';
import { runJob } from '../../../../grader/observe/sandbox/javascript/runJob.ts';
import { wasm } from '../../../../grader/observe/sandbox/webAssembly.ts';
import type { Input } from '../../../../grader/types/input.ts';
import type { Observation } from '../../../../grader/types/observation.ts';
import type { SourceFile } from '../../../../grader/types/submission.ts';
import { packageRoot } from '../../../../grader/types/root.ts';

const engine = readFileSync(join(packageRoot(), 'dist', 'quickjs.wasm'));
const LIMITS = { fuel: 10_000_000, calls: 1000, memoryMB: 32, outputKB: 64, wallSeconds: 20 };
const INPUT: Input = {
  kind: 'game',
  depthLimit: Infinity,
  game: { name: 'tree', tree: buildTree({ title: 'Two leaves', tree: [3, 5] }) },
};

const HONEST =
  'function minimax(game, state) { return { value: game.actions(state).length, action: typeof left + [1].at(0) + Object.keys({}).length }; }';
/** Leaves traces wherever one can be left, and a few kilobytes of heap. */
const DIRTY = `
  var left = 'traces'; globalThis.kept = Array.from({ length: 500 }, (_, i) => 'kept ' + i);
  Array.prototype.at = () => 'spoilt'; Object.keys = () => [1, 2, 3]; Object.prototype.value = 7;
  function minimax(game, state) { console.log('hello'); return { value: 1, action: String(kept.length) }; }`;
const GREEDY =
  'function minimax() { const list = []; for (let i = 0; i < 300000; i += 1) list.push({ i }); return { value: list.length, action: null }; }';
const ENDLESS = 'function minimax() { for (;;); }';

const filesOf = (text: string): SourceFile[] => [{ path: 'minimax.js', text }];

function run(machines: Machines, text: string, repeats = 1): Observation[] {
  return runFile(machines, filesOf(text), 'minimax.js', repeats);
}

function runFile(
  machines: Machines,
  files: readonly SourceFile[],
  entryFile: string,
  repeats: number,
): Observation[] {
  const observations: Observation[] = [];
  const program = { language: 'javascript', files, entryFile, entry: 'minimax' } as const;
  const inputs = Array.from({ length: repeats }, () => INPUT);
  runJob({ program, inputs, limits: LIMITS }, machines, new TypeScript(compilerStarter()), (observation) =>
    observations.push(observation),
  );
  return observations;
}

describe('a machine that is used again', () => {
  const fresh = (): Machines => new Machines(new wasm.Module(engine));

  test('is the same one after a clean end, with not a byte of what ran in it', () => {
    const machines = fresh();
    const machine = machines.take(filesOf(DIRTY));
    const before = machine.image();
    machines.giveBack(machine);
    run(machines, DIRTY);
    const again = machines.take(filesOf(DIRTY));
    expect(again).toBe(machine);
    expect(Buffer.compare(again.image(), before)).toBe(0);
  });

  test.each([
    ['left everything as it was', HONEST],
    ['left traces everywhere', DIRTY],
    ['made its memory grow', GREEDY],
    ['ran out of work', ENDLESS],
  ])('answers after a check that %s as a new one does, to the last unit of work', async (_, first) => {
    // One submission with two files to begin from, as only checks of one submission use a machine again.
    const files = [
      { path: 'first.js', text: first },
      { path: 'minimax.js', text: HONEST },
    ];
    const machines = fresh();
    const expected = runFile(fresh(), files, 'minimax.js', 3);
    expect(expected[0]!.outcome).toEqual({ kind: 'returned', value: { value: 2, action: 'undefined10' } });
    runFile(machines, files, 'first.js', 1);
    expect(runFile(machines, files, 'minimax.js', 3)).toEqual(expected);
  });

  test('is never shared between submissions', () => {
    const machines = fresh();
    const machine = machines.take(filesOf(HONEST));
    machines.giveBack(machine);
    run(machines, HONEST);
    expect(machines.take(filesOf(DIRTY))).not.toBe(machine);
  });

  test('is not used again after a trap, nor when its memory has grown', () => {
    for (const text of [ENDLESS, GREEDY]) {
      const machines = fresh();
      const machine = machines.take(filesOf(text));
      machines.giveBack(machine);
      run(machines, text);
      expect(machines.take(filesOf(text))).not.toBe(machine);
    }
  });
});

describe('what the build makes sure of', () => {
  const sections = parseSections(engine);

  test('the engine that we ship can be put back', () => {
    expect(() => assertRestorable(sections, 2)).not.toThrow();
  });

  test('a global more that can change is refused, a constant is not', () => {
    expect(() => assertRestorable(withGlobal(sections, 'more', I32, true, 0n).sections, 2)).toThrow(
      /3 globals that change/,
    );
    expect(() => assertRestorable(withGlobal(sections, 'more', I32, false, 0n).sections, 2)).not.toThrow();
  });

  test.each([
    ['table.set', [0x26, 0]],
    ['memory.init', [0xfc, 8, 0, 0]],
    ['data.drop', [0xfc, 9, 0]],
    ['table.grow', [0xfc, 15, 0]],
    ['table.fill', [0xfc, 17, 0]],
  ])('%s in any function is refused', (_, instruction) => {
    const code = sections.find(({ id }) => id === SECTION.code)!.content;
    const reader = new ByteReader(code);
    const count = reader.u32();
    const body = [0, ...instruction, 0x0b]; // no locals; only looked at, never run
    const more = Uint8Array.from([...u32(count + 1), ...u32(body.length), ...body]);
    const joined = new Uint8Array(more.length + code.length - reader.at);
    joined.set(more);
    joined.set(code.subarray(reader.at), more.length);
    expect(() => assertRestorable(withSection(sections, SECTION.code, joined), 2)).toThrow(
      /tables or segments/,
    );
  });
});
