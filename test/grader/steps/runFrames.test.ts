import { describe, expect, test } from 'vitest';
import { nQueens } from '../../../reference/problems/nQueens.ts';
import { openSchedule } from '../../../grader/content/openSchedule.ts';
import { parseRunJson, type RunInput } from '../../../grader/content/run.ts';
import { searchesFor, watchedRun } from '../../../grader/lab/watchedRun.ts';
import { conflictsOf } from '../../../grader/picture/conflictsSvg.ts';
import { playRun } from '../../../grader/steps/runs/playRun.ts';
import { MOST_PLAYED, runData } from '../../../grader/steps/runs/runData.ts';
import { framesOf, keySteps, type RunFrame } from '../../../grader/steps/runs/runFrames.ts';
import type { RunEvidence } from '../../../grader/types/verdict.ts';

const QUEENS = { name: 'n-queens', n: 8 } as const;
const objective = (state: readonly number[]): number => nQueens(8, [...state]).value([...state]);
const neighbours = (state: readonly number[]): string[] =>
  nQueens(8, [...state])
    .neighbours([...state])
    .map((each) => each.join());

function inputOf(file: object): RunInput {
  const parsed = parseRunJson({ title: 't', ...file }, null);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value[0]!;
}

function runOf(algorithm: string, file: object): RunEvidence {
  const input = inputOf(file);
  const watched = watchedRun(
    searchesFor(input).find(({ name }) => name === algorithm)!,
    input,
  );
  if (watched?.kind !== 'states') throw new Error(`${algorithm} shows no states`);
  return watched.run;
}

const framesFor = (run: RunEvidence): RunFrame[] => framesOf(runData(run)!);

describe('the frames of annealing', () => {
  const schedule = { name: 'exponential', start: 4, rate: 0.9, steps: 60 } as const;
  const run = runOf('simulated-annealing', { problem: QUEENS, schedule, seeds: [3] });
  const frames = framesFor(run);

  test('temperatures, differences and probabilities are those of the schedule and the problem', () => {
    const temperature = openSchedule(schedule);
    expect(frames).toHaveLength(60);
    expect(frames.filter(({ proposal }) => proposal?.isTaken === true).length).toBeGreaterThan(5);
    expect(frames.filter(({ proposal }) => proposal?.isTaken === false).length).toBeGreaterThan(5);
    for (const [at, frame] of frames.entries()) {
      expect(frame.state).toEqual(run.states[at]);
      expect(frame.value).toBe(objective(frame.state));
      expect(frame.temperature).toBe(temperature(at + 1));
      const { proposal } = frame;
      if (proposal === null) continue;
      expect(neighbours(frame.state)).toContain(proposal.state!.join());
      const delta = objective(proposal.state!) - objective(frame.state);
      expect(proposal.delta).toBe(delta);
      expect(proposal.chance).toBe(Math.min(1, Math.exp(delta / temperature(at + 1))));
      // The correct search draws a number for what is no better, and takes it where that is below the chance.
      if (delta <= 0) expect(proposal.isTaken).toBe(proposal.drawn! < proposal.chance);
      else expect(proposal).toMatchObject({ drawn: null, isTaken: true });
      expect(frames[at + 1]?.state ?? proposal.state).toEqual(
        proposal.isTaken ? proposal.state : frame.state,
      );
    }
  });

  test('each step is said, with its numbers', () => {
    const played = playRun(runData(run)!);
    const refused = frames.findIndex(({ proposal }) => proposal?.isTaken === false);
    const { value, proposal } = frames[refused]!;
    expect(played.textAt(refused)).toContain(`At ${String(value).replace('-', '−')} and T = `);
    expect(played.textAt(refused)).toMatch(
      /ΔE = −\d+, taken with probability e\^\(ΔE\/T\) = 0\.\d+; 0\.\d+ is drawn: it is not taken\.$/,
    );
    expect(played.factsAt(refused).map(({ label }) => label)).toEqual([
      'Objective',
      'Best so far',
      'T',
      'ΔE',
      'Probability',
      'Drawn',
    ]);
    expect(proposal!.delta).toBeLessThan(0);
    const [board, table] = played.figuresAt(refused);
    expect(board!.svg).toContain('class="pic-refused"');
    expect(table!.caption).toMatch(/^Attacking pairs by cell at step \d+\. Fewest: \d+ pairs, at column/);
  });

  test('of many steps those that matter are shown: ends, improvements and the first refusal', () => {
    const keys = keySteps(frames);
    expect(keys.length).toBeLessThan(frames.length);
    expect(keys).toContain(0);
    expect(keys).toContain(59);
    expect(keys).toContain(frames.findIndex(({ proposal }) => proposal?.isTaken === false));
    for (const [at, { isBest }] of frames.entries()) if (isBest) expect(keys).toContain(at);
    const broken = framesFor({ ...run, brokenAt: 41 });
    for (const near of [40, 41, 42]) expect(keySteps(broken)).toContain(near);
  });
});

test('hill climbing goes to a best cell of the table of conflicts, as figure 4.3 has it', () => {
  const initial = [4, 5, 6, 3, 4, 5, 6, 5];
  const run = runOf('hill-climbing', { problem: { ...QUEENS, initial }, seeds: [1] });
  const frames = framesFor(run);
  const { least, best, pairs } = conflictsOf(initial);
  expect(pairs[0]![4]).toBe(17);
  expect({ least, best: best.length }).toEqual({ least: 12, best: 8 });
  for (const [at, { state, value, before }] of frames.entries()) {
    if (before === null) continue;
    expect(before.state).toEqual(frames[at - 1]!.state);
    expect(value).toBe(-conflictsOf(before.state).least);
    const column = state.findIndex((row, place) => row !== before.state[place]);
    expect(conflictsOf(before.state).best).toContainEqual([column, state[column]]);
  }
  expect(playRun(runData(run)!).textAt(1)).toMatch(
    /^The queen of column \d moves from row \d to row \d: the objective rises from −17 to −12\.$/,
  );
});

test('each state of a beam comes from those of the beam before that it is a neighbour of', () => {
  const options = { k: 4, steps: 6, goal: 1 };
  const frames = framesFor(runOf('local-beam', { problem: QUEENS, seeds: [2], options }));
  expect(frames.length).toBeGreaterThan(3);
  for (const [at, { beam }] of frames.entries()) {
    expect(beam!.length).toBeLessThanOrEqual(4);
    for (const { state, value, parents } of beam!) {
      expect(value).toBe(objective(state));
      if (at === 0) expect(parents).toEqual([]);
      else expect(parents.length).toBeGreaterThan(0);
      for (const parent of parents)
        expect(neighbours(frames[at - 1]!.beam![parent]!.state)).toContain(state.join());
    }
  }
  const played = playRun(runData(runOf('local-beam', { problem: QUEENS, seeds: [2], options }))!);
  expect(played.figuresAt(1)).toHaveLength(4);
  expect(played.figuresAt(1)[0]!.caption).toMatch(/^State 1: −\d+, from \d/);
});

test('new climbs begin anew', () => {
  const options = { restarts: 3, goal: 1 };
  const run = runOf('random-restart', { problem: QUEENS, seeds: [4], options });
  const frames = framesFor(run);
  expect(run.starts!.length).toBeGreaterThan(1);
  for (const at of run.starts!) expect(frames[at]).toMatchObject({ isStart: true, before: null });
  expect(playRun(runData(run)!).textAt(run.starts![1]!)).toMatch(
    /^A new climb starts: the objective is −\d+\.$/,
  );
});

test('a run of 100,000 steps is played in part, around where the law is broken', () => {
  const states = Array.from({ length: 100_000 }, (_, at) => [at % 7, 0, 0, 0, 0, 0, 0, 0]);
  const long: RunEvidence = {
    kind: 'run',
    problem: { ...QUEENS, initial: null },
    seed: 1,
    states,
    values: states.map(() => -28),
    brokenAt: 70_000,
  };
  const data = runData(long)!;
  expect(data.changes.length).toBeLessThan(MOST_PLAYED);
  expect(JSON.stringify(data).length).toBeLessThan(10_000);
  const frames = framesOf(data);
  const broken = frames.findIndex(({ isBroken }) => isBroken);
  expect(frames[broken]).toMatchObject({ step: 70_000, state: states[70_000] });
});

test('one state alone is not played', () => {
  const alone = {
    kind: 'run',
    problem: { ...QUEENS, initial: null },
    seed: 1,
    states: [[0]],
    values: [0],
  } as const;
  expect(runData(alone)).toBeNull();
});
