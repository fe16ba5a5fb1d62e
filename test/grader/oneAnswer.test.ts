import { afterAll, describe, expect, test } from 'vitest';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import { forStudent } from '../../grader/report/forStudent.ts';
import type { Report } from '../../grader/types/report.ts';
import type { TreeEvidence } from '../../grader/types/treeEvidence.ts';
import { AGENTS_BASE, bundled, gradeFiles } from '../support/handedIn.ts';

/** What a report makes of a failure, in all of its places. */
const engines = createEngines({ workers: 2 });
afterAll(() => engines.close());

const grade = async (slug: string, file: string, text: string): Promise<Report> =>
  gradeFiles(engines, await bundled(slug), { [file]: text });

const ANNEAL = (accepts: string): string => `
export function simulatedAnnealing(problem, schedule, random) {
  let current = problem.initial;
  for (let t = 1; ; t++) {
    const T = schedule(t);
    if (T === 0) return current;
    const next = random.choice(problem.neighbours(current));
    const d = problem.value(next) - problem.value(current);
    if (d >= 0 || random.number() < ${accepts}) current = next;
  }
}`;

describe('a test of chances', () => {
  test.each(['Math.exp(d / Math.sqrt(T))', '1 / (Math.exp(-d / T) - 1)'])(
    'names no mistake that its own decisions refute: %s',
    async (accepts) => {
      const { verdicts, diagnoses } = await grade(
        'simulated-annealing',
        'simulatedAnnealing.js',
        ANNEAL(accepts),
      );
      const tests = verdicts.flatMap(({ evidence }) => (evidence?.kind === 'chance' ? [evidence] : []));
      expect(tests.some(({ ended }) => ended === 'failed')).toBe(true);
      const names = tests.flatMap(({ mistake }) => mistake?.id ?? []);
      expect(names.filter((id) => ['base-two', 'temperature-ignored'].includes(id))).toEqual([]);
      expect(diagnoses.length).toBeGreaterThan(0);
    },
  );

  test('gives its name to a report that has none of its own', async () => {
    const { verdicts, diagnoses } = await grade(
      'hill-climbing',
      'hillClimbing.js',
      `export function hillClimbing(problem) {
        let current = problem.initial;
        for (let i = 0; i < 3; i++) {
          let next = null;
          for (const s of problem.neighbours(current))
            if (next === null || problem.value(s) >= problem.value(next)) next = s;
          if (next === null || problem.value(next) < problem.value(current)) return null;
          current = next;
        }
        return current;
      }`,
    );
    const named = verdicts.flatMap(({ evidence }) =>
      evidence?.kind === 'chance' ? (evidence.mistake?.id ?? []) : [],
    );
    expect(diagnoses.flatMap(({ mistake }) => mistake.split('+'))).toEqual(
      expect.arrayContaining([...new Set(named)]),
    );
  });
});

test('what explains all that students see stays named, whatever hidden cases add', async () => {
  const report = await grade(
    'multi-agents',
    'multiAgents.py',
    `${AGENTS_BASE}
class MinimaxAgent(Base):
    def getAction(self, s): return self.best(s, 0)[1]
    def best(self, s, ply):
        n = s.getNumAgents(); i = ply % n
        if s.isWin() or s.isLose() or ply == self.depth * n: return self.evaluationFunction(s), None
        b = (-69, None) if i == 0 else (69000, None)
        for a in s.getLegalActions(i):
            v = self.best(s.generateSuccessor(i, a), ply + 1)[0]
            if (v > b[0]) if i == 0 else (v < b[0]): b = (v, a)
        return b
`,
  );
  for (const each of [report, forStudent(report)])
    expect(each.diagnoses.map(({ mistake }) => mistake)).toContain('finite-infinity');
});

describe('the smallest example', () => {
  const SEARCH = (name: string, cut: string): string => `
export function ${name}(game, root) {
  const go = (state, ply, alpha, beta) => {
    if (game.isTerminal(state)) return { value: game.utility(state), action: null };
    if (ply === game.depthLimit) return { value: game.evaluate(state), action: null };
    const isMax = game.player(state) === 'max';
    let best = { value: isMax ? -Infinity : Infinity, action: null };
    for (const action of game.actions(state)) {
      const { value } = go(game.result(state, action), ply + 1, alpha, beta);
      if (isMax ? value > best.value : value < best.value) best = { value, action };
      ${cut}
    }
    return best;
  };
  return go(root, 0, -Infinity, Infinity);
}`;

  test('marks the node that its sentence is about', async () => {
    const text = SEARCH(
      'alphaBeta',
      'if (!isMax) break; alpha = Math.max(alpha, value); if (alpha >= beta) break;',
    );
    const { counterexample } = await grade('alpha-beta', 'alphaBeta.js', text);
    const { difference } = counterexample!.evidence as TreeEvidence;
    expect(difference!.sentence).toContain(
      difference!.node === 'root' ? 'leaves the root' : difference!.node,
    );
  });

  test('shows no α and β of a search that does not prune', async () => {
    const text = SEARCH('minimax', '').replace('isMax ? -Infinity : Infinity', '0');
    const { counterexample } = await grade('minimax', 'minimax.js', text);
    expect(counterexample?.evidence).toMatchObject({ kind: 'tree' });
    expect((counterexample!.evidence as TreeEvidence).difference).not.toHaveProperty('window');
  });
});

test('“expected” and “yours” are of one kind', async () => {
  const { verdicts } = await grade(
    'hill-climbing',
    'hillClimbing.js',
    `export function hillClimbing(problem) {
      let current = problem.initial;
      for (let i = 0; i < 40; i++) current = problem.neighbours(current)[0];
      return current;
    }`,
  );
  const failed = verdicts.filter(({ state, evidence }) => state === 'failed' && evidence?.kind === 'run');
  expect(failed.length).toBeGreaterThan(0);
  for (const { expected, actual } of failed) {
    expect(expected === undefined).toBe(actual === undefined);
    if (expected !== undefined) expect([expected, actual].flat().every(Number.isInteger)).toBe(true);
  }
});
