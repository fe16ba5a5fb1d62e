import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { formatTree } from '../../../grader/content/formatTree.ts';
import { parseTree } from '../../../grader/content/tree.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import { candidateTreeOf, inputOf } from '../../../grader/diagnose/trees/candidateTree.ts';
import { judgeExample } from '../../../grader/diagnose/trees/judgeExample.ts';
import { simplerTrees } from '../../../grader/diagnose/trees/simplifyTree.ts';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import type { Engines } from '../../../grader/types/engine.ts';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { reportText } from '../../../grader/report/text.ts';
import { AGENT_ALGORITHMS } from '../../../grader/subjects/agentClasses.ts';
import { forCheck } from '../../../grader/subjects/agentClasses.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Program, Submission } from '../../../grader/types/submission.ts';
import type { Report } from '../../../grader/types/report.ts';
import { some } from '../../support/whole.ts';
import { agentsFile, type FaultyClass } from './corpora/faultyAgents.ts';

let exercise: Exercise;
let engines: Engines;
beforeAll(async () => {
  const loaded = await loadExercise('multi-agents');
  if (!loaded.ok) throw new Error('the exercise does not load');
  exercise = loaded.value;
  engines = createEngines({ workers: 1 });
});
afterAll(() => engines.close());

function programOf(text: string, entry = 'getAction'): Program {
  const files = [{ path: 'multiAgents.py', text }];
  return { language: 'python', files, entryFile: 'multiAgents.py', entry, style: 'agents' };
}

function grade(text: string): Promise<Report> {
  const program = programOf(text);
  const submission: Submission = {
    id: 's',
    name: 's',
    hash: '0'.repeat(64),
    files: program.files,
    content: { kind: 'program', program },
  };
  return gradeSubmission(exercise, submission, engines);
}

type Pieces = FaultyClass['pieces'];
/** A file with these pieces in its three classes, in order. */
const file = (...pieces: readonly [Pieces, Pieces, Pieces]): string =>
  agentsFile(AGENT_ALGORITHMS.map((algorithm, at) => ({ algorithm, style: 'methods', pieces: pieces[at]! })));

const named = ({ diagnoses }: Report): unknown[] =>
  diagnoses.map(({ classes, mistake, visibility }) => [classes, mistake, visibility]);

describe('what is wrong with agents', () => {
  test('the same mistake in all classes is told once', async () => {
    const stop = 'move == self.depth';
    const report = await grade(file({ stop }, { stop }, { stop }));
    expect(named(report)).toEqual([
      [['MinimaxAgent', 'AlphaBetaAgent', 'ExpectimaxAgent'], 'depth-per-move', 'student'],
    ]);
    expect(report.diagnoses[0]!.evidence).toMatch(
      /^MinimaxAgent: This explains everything .* AlphaBetaAgent: .* ExpectimaxAgent: /,
    );
    expect(reportText(report, { width: 80, color: false, verbose: false })).toContain(
      '\nWhat probably went wrong in all three classes: Depth counts moves, not rounds\n',
    );
  });

  test('each class has its own, and one that is right has none', async () => {
    const report = await grade(file({}, { cut: 'False' }, { expect: 'sum(values)' }));
    expect(named(report)).toEqual([
      [['AlphaBetaAgent'], 'no-pruning', 'student'],
      [['ExpectimaxAgent'], 'sum-for-mean', 'student'],
    ]);
    expect(report.counterexample).toMatchObject({ class: 'AlphaBetaAgent', kind: 'leaves' });
    const text = reportText(report, { width: 80, color: false, verbose: false });
    expect(text).toContain(
      '\nWhat probably went wrong\n  AlphaBetaAgent: Nothing is pruned\n' +
        '  ExpectimaxAgent: A sum in place of a mean\n',
    );
    expect(text).toContain('\nThe smallest example for AlphaBetaAgent\n');
  });

  test('a class that is not written yet needs no diagnosis, one that stops with an error tells the error', async () => {
    const report = await grade(file({}, { leaf: 'util.raiseNotDefined()' }, { leaf: 'undefined_name' }));
    expect(named(report)).toEqual([[['ExpectimaxAgent'], 'error', 'student']]);
    expect(report.verdicts.filter(({ reason }) => reason === 'not-attempted').length).toBeGreaterThan(0);
  });

  test('what hidden games alone show stays hidden', async () => {
    const report = await grade(file({ start: '-10 ** 11 if is_max else 10 ** 11' }, {}, {}));
    expect(named(report)).toEqual([[['MinimaxAgent'], 'finite-infinity', 'after-due']]);
    const shown = forStudent(report);
    expect([shown.diagnoses, 'counterexample' in shown]).toEqual([[], false]);
  });

  test('a state that counts for more or for less the deeper it lies costs points, and is told', async () => {
    const report = await grade(
      file(
        { leaf: 'self.evaluationFunction(state) * (1 + move)' },
        {},
        { leaf: 'self.evaluationFunction(state) - depth' },
      ),
    );
    expect(named(report)).toEqual([[['MinimaxAgent', 'ExpectimaxAgent'], 'value-by-depth', 'student']]);
    expect(
      report.verdicts
        .filter(({ state }) => state === 'failed')
        .map(({ check, case: id }) => `${check}/${id}`),
    ).toEqual(expect.arrayContaining(['minimax/sooner-or-later', 'expectimax/sooner-or-later']));
    const other = await grade(file({ leaf: 'self.evaluationFunction(state) * (1 + move % 2)' }, {}, {}));
    expect(named(other).map((row) => (row as string[])[1])).not.toContain('value-by-depth');
  });

  test('two mistakes at once are told from one', async () => {
    const report = await grade(
      file(
        { stop: 'move == self.depth', start: '0' },
        {},
        { expect: 'sum(values)', stop: 'depth > self.depth' },
      ),
    );
    expect(named(report)).toEqual([
      [['MinimaxAgent'], 'depth-per-move+starts-at-zero', 'student'],
      [['ExpectimaxAgent'], 'round-too-deep+sum-for-mean', 'student'],
    ]);
  });

  test('choosing among the best by chance is no mistake, and hides none', async () => {
    const answer = 'random.choice([a for a in gameState.getLegalActions(0) if a == choice])';
    expect(named(await grade(file({ answer, isMax: 'agent != 0' }, {}, {})))).toEqual([
      [['MinimaxAgent'], 'players-swapped', 'student'],
    ]);
  });
});

describe('the example', () => {
  const FAULTY: readonly (readonly [what: string, pieces: readonly [Pieces, Pieces, Pieces]])[] = [
    ['one ghost opposes', [{ isMax: 'agent != 1' }, {}, {}]],
    ['a round too deep', [{ stop: 'depth > self.depth' }, {}, {}]],
    [
      'bounds lost between ghosts',
      [{}, { down: '*((float("-inf"), float("inf")) if 0 < agent < n - 1 else (alpha, beta))' }, {}],
    ],
    ['the median', [{}, {}, { expect: 'sorted(values)[len(values) // 2]' }]],
    ['unknown: values without sign', [{ leaf: 'abs(self.evaluationFunction(state))' }, {}, {}]],
  ];
  test.each(some(FAULTY, 2, 0))(
    '%s: it fails when pasted, is written as files are, and everything simpler passes',
    async (_what, pieces) => {
      const text = file(...pieces);
      const { counterexample: found } = await grade(text);
      expect(found).toMatchObject({ isSmallest: true });
      expect(found!.probes).toBeLessThanOrEqual(400);
      const parsed = parseTree(found!.file, 'example.json');
      if (!parsed.ok) return expect.unreachable(JSON.stringify(parsed.problems));
      const tree = parsed.value;
      expect(formatTree(tree)).toEqual(JSON.parse(found!.file));
      const { count, depth } = tree.agents!;
      const agent = AGENT_ALGORITHMS.find(
        (name) => forCheck(exercise, { agent: name }).entry === found!.class,
      )!;
      const seen = forCheck(exercise, { agent });
      const levels = Array.from({ length: count }, (_, at) =>
        at === 0 ? 'max' : agent === 'expectimax' ? 'chance' : 'min',
      );
      const draft = {
        ...candidateTreeOf(
          tree.nodes,
          levels,
          count * depth,
          tree.nodes.some(({ action }) => /\D/.test(action)),
        ),
        ofAgents: true as const,
      };
      const engine = engines.for('python')!;
      const states = async (drafts: readonly (typeof draft)[]): Promise<string[]> => {
        const inputs = drafts.map(inputOf);
        const observations = await Promise.all(
          inputs.map((input) =>
            engine.observe({
              program: programOf(text, seen.entry),
              inputs: [input],
              limits: exercise.limits,
            }),
          ),
        );
        return inputs.map(
          (input, at) => judgeExample(seen, found!.kind, input, observations[at]![0]!, true).state,
        );
      };
      expect(await states([draft])).toEqual(['failed']);
      const simpler = [...simplerTrees(draft)] as (typeof draft)[];
      expect(simpler.length).toBeGreaterThan(0);
      expect((await states(simpler)).filter((state) => state === 'failed')).toEqual([]);
    },
  );

  test('is the same every time', async () => {
    const text = file({ isMax: 'agent != 1' }, {}, {});
    const [first, second] = [await grade(text), await grade(text)];
    expect(first.counterexample).toMatchObject({ class: 'MinimaxAgent', kind: 'action', isSmallest: true });
    expect([second.counterexample, second.diagnoses]).toEqual([first.counterexample, first.diagnoses]);
  });
});
