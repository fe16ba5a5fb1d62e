import { describe, expect, test } from 'vitest';
import { adequacyOf } from '../../../grader/adequacy/adequacy.ts';
import { catches } from '../../../grader/adequacy/caught.ts';
import { lintMistakes } from '../../../grader/adequacy/lintMistakes.ts';
import { wrongPrograms } from '../../../grader/adequacy/programs.ts';
import { labelOf, suggest } from '../../../grader/adequacy/suggest.ts';
import { treeOfAgents } from '../../../grader/adequacy/treeExercise.ts';
import { misfitAgents } from '../../../grader/content/agents.ts';
import { AGENT_MISTAKES } from '../../../mistakes/agents/agentMistakes.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import { byClass } from '../../../grader/subjects/agentClasses.ts';
import type { CheckKind, Exercise } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import { checkOf, exerciseOf, treeInput } from '../judge/exercises.ts';

const ofAgents = (tree: Parameters<typeof treeInput>[0], agents: number): GameInput => {
  const levels = Array.from({ length: agents }, (_, at): 'max' | 'min' => (at === 0 ? 'max' : 'min'));
  return { ...treeInput(tree, { levels, depthLimit: agents }), agents };
};

const ONE_GHOST = ofAgents(
  [
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ],
  2,
);
const check = (agent: 'minimax' | 'alpha-beta', kind: CheckKind, inputs: readonly GameInput[]) =>
  checkOf(
    kind,
    inputs.map((input) => [input]),
    { id: `${agent}-${kind}`, agent },
  );
const exercise: Exercise = exerciseOf('agents', {}, [
  check('minimax', 'action', [ONE_GHOST]),
  check('alpha-beta', 'action', [ONE_GHOST]),
  check('alpha-beta', 'leaves', [ONE_GHOST, ONE_GHOST]),
]);

describe('an exercise on agents', () => {
  const [minimax, alphaBeta] = byClass(exercise).map((one) => ({ one, adequacy: adequacyOf(one)! }));
  const stateOf = (
    {
      adequacy,
    }: { readonly adequacy: NonNullable<ReturnType<typeof adequacyOf>> } | undefined = expect.unreachable(),
    id: string,
  ) => adequacy.mistakes.find((row) => row.id === id)?.state;

  test('is weighed class by class, each by its own checks', () => {
    expect(byClass(exercise).map(({ entry, checks }) => [entry, checks.length])).toEqual([
      ['MinimaxAgent', 1],
      ['AlphaBetaAgent', 2],
    ]);
    expect([minimax!.adequacy.class, alphaBeta!.adequacy.class]).toEqual(['MinimaxAgent', 'AlphaBetaAgent']);
    expect(adequacyOf(exercise)).toBeNull();
  });

  test('what each class catches: an action shows players swapped, leaves show a search that prunes nothing', () => {
    expect(stateOf(minimax, 'players-swapped')).toBe('caught');
    expect(stateOf(minimax, 'no-pruning')).toBeUndefined();
    expect(stateOf(alphaBeta, 'no-pruning')).toBe('caught');
    // With one ghost and one round, nobody sees that a second ghost would be forgotten.
    expect(stateOf(minimax, 'one-ghost-opposes')).toBe('survives');
    expect(stateOf(minimax, 'last-of-equals')).toBe('permitted');
    // The same game again shows in addition what is remembered from one game to the next.
    expect(alphaBeta!.adequacy.cases.map(({ id, isRedundant }) => [id, isRedundant])).toEqual([
      ['alpha-beta-action/case-0', false],
      ['alpha-beta-leaves/case-0', true],
      ['alpha-beta-leaves/case-1', false],
    ]);
  });

  test('passes every accepted way to be right', () => {
    for (const { adequacy } of [minimax!, alphaBeta!]) {
      expect(adequacy.variants.length).toBeGreaterThanOrEqual(5);
      expect(adequacy.variants.flatMap(({ failures }) => failures)).toEqual([]);
    }
  });

  test('suggests games that agents can play and that catch what survives', () => {
    const wanted = [
      'one-ghost-opposes: the first',
      'round-too-deep',
      'ghosts-idle-at-last',
      'turns-out-of-order: only agents 0 and 1 ever move',
    ];
    const { each, together, none } = suggest(minimax!.one, wanted);
    expect(none).toEqual([]);
    expect(each.map(({ survivor }) => survivor).sort()).toEqual([...wanted].sort());
    const programs = wrongPrograms('minimax', exercise.conventions, AGENT_MISTAKES);
    for (const { tree: spec, depthLimit, catches: caught } of together) {
      const tree = buildTree(spec);
      const { count, depth } = tree.agents!;
      expect([depthLimit, misfitAgents(tree, { agents: count, depth }, 'minimax')]).toEqual([null, null]);
      const input: GameInput = {
        kind: 'game',
        game: { name: 'tree', tree },
        depthLimit: count * depth,
        agents: count,
      };
      for (const id of caught)
        expect(
          catches(
            minimax!.one,
            ['action'],
            input,
            programs.find((program) => labelOf(program) === id)!,
          ),
          id,
        ).toBe(true);
    }
  });

  test.each<[why: string, mustCatch: readonly string[], problems: readonly RegExp[]]>([
    ['caught in both classes', ['players-swapped'], []],
    ['made in one class only, and caught there', ['no-pruning'], []],
    [
      'caught in neither',
      ['one-ghost-opposes'],
      [/^mistake-let-through .* in MinimaxAgent:/, /^mistake-let-through .* in AlphaBetaAgent:/],
    ],
    [
      'permitted in one class, and asked for in the other',
      ['last-of-equals'],
      [/^mistake-let-through .* in AlphaBetaAgent:/],
    ],
    ['permitted in both', ['other-order'], [/^permitted-mistake/]],
    [
      'a mistake that agents cannot make',
      ['utility-at-limit'],
      [/^unknown-mistake a mistake that can be made by agents/],
    ],
    [
      'a name that is nearly right',
      ['depth-per-moves'],
      [/^unknown-mistake .*did you mean "depth-per-move"\?/],
    ],
  ])('lint of what is promised: %s', (_why, mustCatch, problems) => {
    const found = lintMistakes({ ...exercise, mustCatch }, 'x').map(
      ({ code, expected, hint = '' }) => `${code} ${expected} ${hint}`,
    );
    expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem) as string));
  });
});

test('a tree that agents play is weighed for each class that can play it', () => {
  const tree = buildTree({
    title: 'Coin',
    levels: ['max', 'chance'],
    agents: { count: 2, depth: 1 },
    tree: [
      [1, 5],
      [2, 2],
    ],
  });
  const weighed = treeOfAgents(tree, 'coin.json', { agents: 2, depth: 1 });
  expect(byClass(weighed).map(({ entry, checks }) => [entry, checks.map(({ kind }) => kind)])).toEqual([
    ['ExpectimaxAgent', ['action', 'calls']],
  ]);
  expect(adequacyOf(byClass(weighed)[0]!)!.mistakes.find(({ id }) => id === 'chance-as-min')!.state).toBe(
    'caught',
  );
});
