import { describe, expect, test } from 'vitest';
import { parseTree } from '../../../grader/content/tree.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import { BUDGET } from '../../../grader/diagnose/shared/budget.ts';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import { reportJson } from '../../../grader/report/json.ts';
import type { CheckKind, Exercise } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import type { Counterexample } from '../../../grader/types/report.ts';
import type { TreeEvidence } from '../../../grader/types/treeEvidence.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import type { NodeSpec, TreeSpec } from '../../../reference/games/treeSpec.ts';
import { observeFunction } from '../../support/inProcess.ts';
import { compiled, submissionOf, writtenEngines } from '../../support/writtenEngine.ts';
import { EXPECTIMAX_TEMPLATES } from './corpora/expectimaxTemplates.ts';
import { FULL_SEARCH_TEMPLATES, RIGHT, type Slots } from './corpora/searchTemplates.ts';
import { bundled } from '../../support/handedIn.ts';
import { alphaBetaWith, grade } from './gradeText.ts';

const [alphaBeta, expectimax, minimax] = (await Promise.all(
  ['alpha-beta', 'expectimax', 'minimax'].map(bundled),
)) as [Exercise, Exercise, Exercise];

function inputOf({ file, depthLimit }: Counterexample): GameInput {
  const tree = parseTree(file, 'example.json');
  if (!tree.ok) throw new Error(JSON.stringify(tree.problems));
  return { kind: 'game', game: { name: 'tree', tree: tree.value }, depthLimit: depthLimit ?? Infinity };
}

function* simpler(node: NodeSpec): Generator<NodeSpec> {
  if (typeof node === 'number') {
    if (node !== 0) yield 0;
    if (node < 0) yield -node;
    if (Number.isInteger(node) && node !== 0) yield node - Math.sign(node);
    return;
  }
  const children = node as readonly NodeSpec[];
  if (!Array.isArray(children)) return;
  if (children.length > 1) for (const at of children.keys()) yield children.filter((_, i) => i !== at);
  const leaf = children.find((child) => typeof child === 'number');
  if (leaf !== undefined) yield leaf;
  for (const [at, child] of children.entries())
    for (const one of simpler(child)) yield children.map((old, i) => (i === at ? one : old));
}

describe('the smallest example', () => {
  const FAULTS: readonly [name: string, text: string, exercise: Exercise, kind: CheckKind][] = [
    ['no cut at MAX', alphaBetaWith({ cutMax: 'false' }), alphaBeta, 'leaves'],
    ['no cut at all', alphaBetaWith({ cutMax: 'false', cutMin: 'false' }), alphaBeta, 'leaves'],
    ['the last of equals', alphaBetaWith({ betterMax: 'w >= v', betterMin: 'w <= v' }), alphaBeta, 'action'],
    ['best starts at 0', alphaBetaWith({ initMax: '0', initMin: '0' }), alphaBeta, 'value'],
    [
      'shallow cuts only',
      alphaBetaWith({ downMax: 'v, Infinity', downMin: '-Infinity, v' }),
      alphaBeta,
      'leaves',
    ],
    ['unknown: doubles values', alphaBetaWith({ value: 'v * 2' }), alphaBeta, 'value'],
    [
      'unknown: the middle child skipped',
      alphaBetaWith({ actions: 'game.actions(s).filter((_, i, all) => all.length < 3 || i !== 1)' }),
      alphaBeta,
      'value',
    ],
    [
      'sums',
      EXPECTIMAX_TEMPLATES['threeBranches']!({
        ...RIGHT,
        expect: 'outcomes.reduce((sum, o) => sum + o.w, 0)',
      }),
      expectimax,
      'value',
    ],
    [
      'the best outcome',
      EXPECTIMAX_TEMPLATES['functionEach']!({ ...RIGHT, expect: 'Math.max(...outcomes.map((o) => o.w))' }),
      expectimax,
      'value',
    ],
    [
      'minimax that drops the last',
      FULL_SEARCH_TEMPLATES['oneFunction']!({ ...RIGHT, actions: 'game.actions(s).slice(0, -1)' }),
      minimax,
      'value',
    ],
  ];

  test.each(FAULTS)(
    '%s: it fails when pasted, and everything simpler passes',
    async (_name, text, exercise, kind) => {
      const { counterexample } = await grade(exercise, text);
      expect(counterexample).toMatchObject({ kind, isSmallest: true });
      const { probes, file } = counterexample!;
      expect(probes).toBeLessThanOrEqual(BUDGET.probes);
      const entry = compiled(text);
      const fails = (input: GameInput): boolean =>
        judgeInput(exercise, kind, input, observeFunction(entry(), input), true).state === 'failed';
      const input = inputOf(counterexample!);
      expect(fails(input)).toBe(true);
      const spec = JSON.parse(file) as TreeSpec;
      for (const tree of simpler(spec.tree)) {
        expect(
          fails({ ...input, game: { name: 'tree', tree: buildTree({ ...spec, tree }) } }),
          JSON.stringify(tree),
        ).toBe(false);
      }
    },
  );

  test('is the same every time', async () => {
    const text = alphaBetaWith({ cutMin: 'v < alpha' });
    expect(reportJson(await grade(alphaBeta, text))).toBe(reportJson(await grade(alphaBeta, text)));
  });

  test('a search that never ends costs no more than the fuel and the probes allow', async () => {
    let probes = 0;
    const endless = alphaBetaWith({ limit: 'game.player(s) === "none"', over: 'false', utility: '0' });
    const engines = writtenEngines(endless);
    const engine = engines.for('javascript')!;
    const counted = {
      ...engine,
      observe: (job: Parameters<typeof engine.observe>[0]) => ((probes += 1), engine.observe(job)),
    };
    const report = await gradeSubmission(
      { ...alphaBeta, limits: { ...alphaBeta.limits, calls: 2000 } },
      submissionOf(endless),
      { ...engines, for: () => counted },
    );
    expect(report.score.earned).not.toBe(report.score.max);
    expect(probes).toBeLessThanOrEqual(500);
  });
});

describe('the first step where a search goes wrong', () => {
  test.each<[what: string, slots: Partial<Slots>, node: RegExp, sentence: RegExp]>([
    [
      'the root keeps its window',
      {
        downMax: '...(depth === 0 ? [-Infinity, Infinity] : [alpha, beta])',
        downMin: '...(depth === 0 ? [-Infinity, Infinity] : [alpha, beta])',
      },
      /^\d$/,
      /seems to go into node \d with α = −∞ and β = ∞; by then it should be α = −?\d+ and β = ∞|β = −?\d+/,
    ],
    [
      'no cut',
      { cutMax: 'false', cutMin: 'false' },
      /\./,
      /though it can leave node \d before: its value so far, .+, has met the bound/,
    ],
    [
      'a cut that comes too early',
      { cutMax: 'v >= alpha && alpha > -Infinity', cutMin: 'v <= beta && beta < Infinity' },
      /^(root|\d)/,
      /without looking at node/,
    ],
    ['the end is worth 0', { utility: '0' }, /^(root|\d)/, /seems to take 0 for .+, which is worth/],
  ])('%s', async (_what, slots, node, sentence) => {
    const { counterexample } = await grade(alphaBeta, alphaBetaWith(slots));
    const { difference } = counterexample!.evidence as TreeEvidence;
    expect(difference!.node).toMatch(node);
    expect(difference!.sentence).toMatch(sentence);
    expect(difference!.path.at(-1)).toBe(difference!.node);
    expect(difference!.path[0]).toBe('root');
  });
});
