/** What pages of experiments play is what the experiments counted. */
import { describe, expect, test } from 'vitest';
import { annealingLab } from '../../../grader/lab/annealing.ts';
import { beamsLab } from '../../../grader/lab/beams.ts';
import { budgetLab } from '../../../grader/lab/budget.ts';
import { deepeningLab } from '../../../grader/lab/deepening.ts';
import { geneticLab } from '../../../grader/lab/genetic.ts';
import { horizonLab } from '../../../grader/lab/horizon.ts';
import { FIGURE_4_1, landscapeLab } from '../../../grader/lab/landscape.ts';
import { orderingLab } from '../../../grader/lab/ordering.ts';
import { playedOf } from '../../../grader/lab/played/played.ts';
import type { PlayableRun, PlayableTree } from '../../../grader/types/playable.ts';
import { pruningLab } from '../../../grader/lab/pruning.ts';
import { queensLab } from '../../../grader/lab/queens.ts';
import { QUEENS_VARIANTS } from '../../../grader/lab/queensVariants.ts';
import { restartsLab } from '../../../grader/lab/restarts.ts';
import type { LabReport } from '../../../grader/lab/text.ts';
import { ticTacToeLab } from '../../../grader/lab/ticTacToe.ts';
import { labPage } from '../../../grader/report/labPage.ts';
import { geneticData, geneticFrame } from '../../../grader/steps/runs/geneticData.ts';
import type { GenerationsEvidence, RunEvidence } from '../../../grader/types/verdict.ts';
import { alphaBeta } from '../../../reference/adversarial/alphaBeta.ts';
import { trueValues } from '../../../reference/adversarial/ordering.ts';
import { treeGame } from '../../../reference/games/tree.ts';
import { ticTacToe } from '../../../reference/games/ticTacToe.ts';
import { watch } from '../../../reference/trace.ts';

const treesOf = (report: LabReport): readonly PlayableTree[] =>
  playedOf(report).filter((each): each is PlayableTree => each.kind === 'tree');
const runsOf = (report: LabReport): readonly PlayableRun[] =>
  playedOf(report).filter((each): each is PlayableRun => each.kind === 'run');

/** Leaves that alpha–beta evaluates on a played tree, with the value and the move of its root. */
function searched({ tree }: PlayableTree): { leaves: number; value: number; action: string | null } {
  const watched = watch(treeGame(tree));
  const { value, action } = alphaBeta(watched.game, watched.game.initial);
  return { leaves: watched.evaluated.length, value, action };
}

describe('trees that experiments play', () => {
  test.each(['best', 'worst', 'random'] as const)('pruning, %s order: as many leaves as counted', (order) => {
    const report = pruningLab({ branching: 3, depth: 5, order, seeds: 1 });
    const [play] = treesOf(report);
    expect(searched(play!).leaves).toBe(report.rows.at(-1)!.mean);
  });

  test('pruning: no tree is played that has more leaves than a page shows', () => {
    expect(treesOf(pruningLab({ branching: 2_000, depth: 1, order: 'best', seeds: 1 }))).toEqual([]);
    const [play] = treesOf(pruningLab({ branching: 40, depth: 3, order: 'random', seeds: 1 }));
    expect(play!.tree.nodes).toHaveLength(1 + 40);
  });

  test('ordering: as many leaves as counted, in both orders', () => {
    const report = orderingLab({ depth: 3, seed: 1 });
    const { leaves } = report.rows.at(-1)!;
    expect(treesOf(report).map((play) => searched(play).leaves)).toEqual([
      leaves['left to right'],
      leaves['by evaluation'],
    ]);
  });

  test('deepening: moves, values and nodes of each round', () => {
    const report = deepeningLab({ depth: 3, budgets: [] });
    const plays = treesOf(report);
    expect(plays).toHaveLength(3);
    for (const [at, play] of plays.entries()) {
      const { nodes, action, value } = report.rounds[at]!;
      const { generated, game } = watch(treeGame(play.tree));
      alphaBeta(game, game.initial);
      expect(generated).toHaveLength(nodes);
      const found = searched(play);
      expect([found.action, found.value]).toEqual([action, Math.round(70 * value)]);
    }
  });

  test('tic-tac-toe: the strategy is as large as counted, and loses nothing', () => {
    const report = ticTacToeLab();
    const [play] = treesOf(report);
    const { plays } = report.strategies[0]!;
    const leaves = play!.tree.nodes.filter(({ children }) => children.length === 0);
    expect(leaves.map(({ value }) => value).filter((value) => value === 1)).toHaveLength(plays.won);
    expect(leaves).toHaveLength(plays.won + plays.drawn);
    expect(searched(play!).value).toBe(0);
  });

  test('horizon: the first search gives away what the second does not', () => {
    const [cut, on] = treesOf(horizonLab({ depth: 2, margin: 0.4, extension: 4 }));
    const rows = cut!.title.slice(0, cut!.title.indexOf(',')).split(' / ');
    const game = ticTacToe();
    // The position is the one of its title, found again among all.
    const cells = rows.join('');
    const state = [...cells].reduce(
      (sum, cell, at) => sum + (cell === 'X' ? 2 ** at : cell === 'O' ? 2 ** (at + 9) : 0),
      0,
    );
    const valueOf = trueValues(game);
    const keeps = (play: PlayableTree): boolean =>
      valueOf(game.result(state, searched(play).action!)) === valueOf(state);
    expect([keeps(cut!), keeps(on!)]).toEqual([false, true]);
    expect(treesOf(horizonLab({ depth: 1, margin: 2, extension: 0 }))).toEqual([]);
  });
});

describe('runs that experiments play', () => {
  test('landscape: a climb to each end, from the lowest place that leads there', () => {
    const report = landscapeLab({ rows: [FIGURE_4_1] });
    const ends = runsOf(report).map(({ evidence }) => (evidence as RunEvidence).values.at(-1));
    expect(ends).toEqual(report.ends.slice(0, 4).map(({ elevation }) => elevation));
    for (const [at, { evidence }] of runsOf(report).entries()) {
      const { states } = evidence as RunEvidence;
      expect(report.ends[at]!.places).toContain(states.at(-1)![0]);
    }
  });

  test('landscape of several rows', () => {
    const rows = [
      [1, 2, 3],
      [0, 9, 1],
      [5, 1, 0],
    ];
    const report = landscapeLab({ rows });
    const starts = runsOf(report).map(({ evidence }) => (evidence as RunEvidence).states[0]);
    expect(starts).toEqual(report.ends.map(({ from }) => [Math.floor(from / 3), from % 3]));
  });

  test('genetic: the generation of figure 4.6, with its parents, cuts and mutations', () => {
    const report = geneticLab({ n: 8, sizes: [4], rates: [0.1], generations: 3, runs: 1, seed: 1 });
    const [figure, evolution] = runsOf(report);
    const { origins } = geneticFrame(geneticData(figure!.evidence as GenerationsEvidence)!, 1);
    // Figure 4.6 (Russell and Norvig): 327|48552, mutated at 5; 247|52411; 32752|124, at 2; 24415|411, at 7.
    expect(origins.map((origin) => origin?.mutated)).toEqual([[5], [], [2], [7]]);
    expect((evolution!.evidence as GenerationsEvidence).generations.length).toBeGreaterThan(1);
  });

  test('annealing by each schedule, as cold at its end as the table says', () => {
    const report = annealingLab({ n: 4, lengths: [20, 50], start: 2, runs: 1, seed: 1 });
    const runs = runsOf(report).map(({ evidence }) => evidence as RunEvidence);
    expect(runs.map(({ temperatures }) => temperatures!.length)).toEqual([20, 20, 20, 20]);
    const [exponential, linear, logarithmic, cold] = runs.map(({ temperatures }) => temperatures!);
    expect([exponential![0], linear![0], logarithmic![0], cold![0]]).toEqual([2, 2, 2, 0.05]);
    expect(exponential!.at(-1)).toBeCloseTo(0.05, 12);
  });

  test('restarts until a climb succeeds, a beam, and every variant of queens that has a record', () => {
    const restarts = restartsLab({ n: 5, runs: 1, seed: 3, limit: 10 });
    expect((runsOf(restarts)[0]!.evidence as RunEvidence).values.at(-1)).toBe(0);
    const beams = beamsLab({ n: 6, widths: [1, 3], steps: 10, runs: 1, seed: 1 });
    expect((runsOf(beams)[0]!.evidence as RunEvidence).beams!.filter((beam) => beam === 0)).toHaveLength(3);
    const queens = queensLab({ variants: QUEENS_VARIANTS, n: 6, runs: 1, seed: 1, limit: 10, exact: false });
    expect(runsOf(queens)).toHaveLength(8);
  });
});

test('a budget is formulas alone, and its page plays nothing', () => {
  const report = budgetLab({ nodes: 1e6, branching: 35 });
  expect(playedOf(report)).toEqual([]);
  expect(labPage({ text: 'Depth', svg: '<svg></svg>', played: [] })).not.toContain('data-stepper');
});
