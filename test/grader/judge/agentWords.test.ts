import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildTree } from '../../../reference/games/tree.ts';
import { AGENT_WORDS, inAgentWords } from '../../../grader/judge/agentWords.ts';
import { wrong } from '../../../grader/judge/finding.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import { packageRoot } from '../../../grader/types/root.ts';

const judge = join(packageRoot(), 'grader', 'judge');
const sources = readdirSync(judge, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('agentWords.ts'))
  .map((path) => readFileSync(join(judge, path), 'utf8'))
  .join('\n');

const input: GameInput = {
  kind: 'game',
  game: { name: 'tree', tree: buildTree({ title: 'x', tree: [1] }) },
  depthLimit: 6,
  agents: 3,
};

test.each(AGENT_WORDS)('"%s" is still what the judge says', (from) => {
  // Where a sentence goes on with what was found, its beginning is looked for.
  expect(sources).toContain(from);
});

test('sentences, help and pictures use the words of agents', () => {
  const sentence =
    'Your search went past the depth limit: it evaluated node 0, 7 plies below the root, but depthLimit is 6.';
  const finding = inAgentWords(
    wrong({
      rationale: sentence,
      help: 'The root is at depth 0; at depth depthLimit, take game.evaluate(state) and go no deeper.',
      evidence: {
        kind: 'tree',
        tree: { game: 'tic-tac-toe' },
        evaluated: [],
        difference: { node: '0', path: ['root', '0'], sentence },
      },
    }),
    input,
  );
  const said =
    'Your search went past the depth limit: it evaluated node 0, 7 plies below the root, but self.depth is 2, which is 6 plies with 3 agents.';
  expect(finding).toMatchObject({
    rationale: said,
    help: 'The root is at depth 0; after self.depth rounds, take self.evaluationFunction(state) and go no deeper.',
    evidence: { difference: { sentence: said } },
  });
  expect(
    inAgentWords(
      wrong({
        rationale: 'Your code exports no function MinimaxAgent. It exports "x".',
        help: 'Export it under exactly that name: MinimaxAgent.',
      }),
      input,
    ),
  ).toMatchObject({
    rationale: 'Your code has no class MinimaxAgent. It has "x".',
    help: 'Its name must be exactly MinimaxAgent.',
  });
});
