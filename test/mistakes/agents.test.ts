import { describe, expect, test } from 'vitest';
import type { Player } from '../../reference/game.ts';
import { type RandomTreeShape, randomTreeSpec } from '../../reference/games/randomTree.ts';
import { buildTree, treeGame, type Tree } from '../../reference/games/tree.ts';
import { AGENT_MISTAKES } from '../../mistakes/agents/agentMistakes.ts';
import { ADVERSARIAL_MISTAKES } from '../../mistakes/adversarial/adversarialMistakes.ts';
import { partsOf } from '../../mistakes/skeletons/conventions.ts';
import { formsFor } from '../../mistakes/adversarial/searchMistake.ts';
import { play, type Played } from '../../mistakes/skeletons/play.ts';
import { type Search, searchOf } from '../../mistakes/skeletons/adversarial.ts';
import { Random } from '../../reference/random.ts';
import { AGENT_ALGORITHMS } from '../../grader/subjects/agentClasses.ts';
import type { AgentAlgorithm } from '../../grader/types/exercise.ts';
import { wrap } from '../../grader/report/wrap.ts';

const PLAIN = { cut: 'non-strict', returns: 'fail-soft', ties: 'first', test: 'value' } as const;

interface Sample {
  readonly tree: Tree;
  readonly agents: number;
  readonly depth: number;
}

/** Games of one to four agents, some of which go on after the last round, with values of all sizes. */
function samples(algorithm: AgentAlgorithm): Sample[] {
  const random = Random.seeded(5);
  return Array.from({ length: 300 }, (_, at): Sample => {
    const agents = [2, 3, 4, 2, 3, 1][at % 6]!;
    const depth = random.integer(1, 2);
    const levels = Array.from({ length: agents }, (_each, turn): Player =>
      turn === 0 ? 'max' : algorithm === 'expectimax' ? 'chance' : 'min',
    );
    const shape: RandomTreeShape = {
      depth: [1, agents * depth + (at % 2) * (agents + 1)],
      branching: [1, 4],
      values: (['small', 'ties', 'negative', 'large', 'tiny'] as const)[at % 5]!,
      levels,
      oneChild: 0.1,
      uneven: 0.2,
      evaluations: true,
      maxNodes: 120,
    };
    const tree = buildTree(randomTreeSpec(random, shape));
    const scale = at % 7 === 3 ? 1e14 : 1; // beyond every number that is taken for infinity
    const directions = ['Left', 'Stop', 'Right', 'North'];
    const nodes = tree.nodes.map((node) => ({
      ...node,
      action: node.parent < 0 ? '' : directions[tree.nodes[node.parent]!.children.indexOf(node.index)]!,
      value: node.value === null ? null : node.value * scale,
      evaluation: node.evaluation === null ? null : node.evaluation * scale,
    }));
    return { tree: { ...tree, nodes }, agents, depth };
  });
}

const played = (search: Search, { tree, agents, depth }: Sample): Played =>
  play(
    search,
    treeGame(tree),
    {
      depthLimit: agents * depth,
      agents: { count: agents, isWin: (node) => (tree.nodes[node]!.value ?? 0) > 0 },
    },
    20_000,
  );

const shown = ({ outcome, answer, steps, tied }: Played): string =>
  JSON.stringify([outcome, answer?.action, tied, steps.map(({ op, node }) => [op, node])]);

describe('the bank of mistakes of agents', () => {
  test('has each once, by its id and by its title', () => {
    expect(AGENT_MISTAKES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(AGENT_MISTAKES.map(({ id }) => id)).size).toBe(AGENT_MISTAKES.length);
    expect(new Set(AGENT_MISTAKES.map(({ title }) => title)).size).toBe(AGENT_MISTAKES.length);
    for (const { replaces } of AGENT_MISTAKES)
      expect(new Set(replaces.map(({ label }) => label)).size).toBe(replaces.length);
  });

  test.each(AGENT_MISTAKES)(
    '$id is told in five lines, in the words of agents’ files',
    ({ id, title, words, hint }) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(`${title} ${words} ${hint}`).not.toMatch(
        /game\.|\(state\)|[Uu]tilit|depthLimit|depth limit(?! of its own)|\bdice\b|throw|\bresult\b|chance nodes|your function(?! take| called| at)/i,
      );
      const lines =
        wrap(`What probably went wrong in ExpectimaxAgent: ${title}`, 80).length +
        wrap(words, 78).length +
        wrap(hint, 68).length;
      expect(lines, `${words} / ${hint}`).toBeLessThanOrEqual(5);
    },
  );

  test('a mistake that both banks know has one id', () => {
    const elsewhere = AGENT_MISTAKES.filter(({ id }) =>
      ADVERSARIAL_MISTAKES.some((other) => other.id === id),
    );
    expect(elsewhere.length).toBeGreaterThanOrEqual(50);
  });

  // What an exercise that fixes conventions differently would call a mistake is the reference itself here.
  const SAME_AS_CORRECT = new Set(['first-of-equals', 'equality-cuts', 'ties-at-random']);
  describe.each(AGENT_ALGORITHMS)('%s', (algorithm) => {
    const games = samples(algorithm);
    const correct = partsOf(algorithm, PLAIN);
    const right = games.map((game) => shown(played(searchOf(correct), game)));
    const forms = AGENT_MISTAKES.filter(({ id }) => !SAME_AS_CORRECT.has(id)).flatMap((mistake) =>
      formsFor(mistake, algorithm).map((form) => ({ name: `${mistake.id} ${form.label}`, mistake, form })),
    );

    test.each(forms)('$name shows in some game', ({ mistake, form }) => {
      const make = (): Search => searchOf({ ...correct, ...form.change(correct) });
      const kept = mistake.keepsState === true ? make() : null;
      expect(games.some((game, at) => shown(played(kept ?? make(), game)) !== right[at])).toBe(true);
    });
  });
});
