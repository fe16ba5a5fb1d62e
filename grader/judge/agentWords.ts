import type { GameInput } from '../types/input.ts';
import type { Finding } from './finding.ts';
import type { Difference } from '../types/verdict.ts';
import { count } from '../words/values.ts';

/** What the sentences about functions that search a game say, and what those who write agents know it by. */
export const AGENT_WORDS: readonly (readonly [string, string])[] = [
  [
    'it asked result for the same state and action again',
    'it called generateSuccessor for the same state and action again',
  ],
  ['Call game.result', 'Call generateSuccessor'],
  ['it never asked utility or evaluate', 'it never called self.evaluationFunction'],
  [
    'at depth depthLimit, take game.evaluate(state) and go no deeper',
    'after self.depth rounds, take self.evaluationFunction(state) and go no deeper',
  ],
  [
    'stop only at terminal states and at depth depthLimit',
    'stop only where isWin() or isLose() holds and after self.depth rounds',
  ],
  [
    'in the order in which actions(state) lists the actions',
    'in the order in which getLegalActions lists the actions',
  ],
  ['Your function returned no action', 'getAction returned no action'],
  ['Your function returned', 'getAction returned'],
  ['Your function chose', 'getAction chose'],
  ['Your function', 'getAction'],
  ['questions to the game or problem', 'questions to the game'],
];

/** A finding on agents in the words of their files. */
export function inAgentWords(finding: Finding, { agents = 1, depthLimit }: GameInput): Finding {
  const depth = depthLimit / agents;
  const rounds = `self.depth is ${depth}, which is ${count(depthLimit, 'ply', 'plies')} with ${count(agents, 'agent')}`;
  const reword = (text: string): string =>
    AGENT_WORDS.reduce((so, [from, to]) => so.replaceAll(from, to), text)
      .replaceAll(`depthLimit is ${depthLimit}`, rounds)
      .replace(/exports no function (\w+)\. It exports/, 'has no class $1. It has')
      .replace(/^Export it under exactly that name: (\w+)\.$/, 'Its name must be exactly $1.');
  const { evidence } = finding;
  const difference = evidence?.kind === 'tree' ? evidence.difference : undefined;
  return {
    ...finding,
    rationale: reword(finding.rationale),
    ...(finding.help === undefined ? {} : { help: reword(finding.help) }),
    ...(difference === undefined
      ? {}
      : {
          evidence: {
            ...evidence,
            difference: { ...difference, sentence: reword(difference.sentence) } satisfies Difference,
          } as Finding['evidence'],
        }),
  };
}
