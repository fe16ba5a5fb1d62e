import { agentClassOf } from '../../subjects/agentClasses.ts';
import { formatField } from './fields.ts';
import { TREE_CASE_CLASS } from './treeCase.ts';
import type { TreeCase } from './treeCase.ts';

/** The `.test` text of a case; reads back as the same case. */
export function formatTest(one: TreeCase): string {
  const fields: [string, string][] = [
    ['class', TREE_CASE_CLASS],
    ['alg', agentClassOf(one.algorithm)],
    ['depth', String(one.depth)],
    ['num_agents', String(one.agents)],
    ...(one.diagram === null ? [] : [['diagram', one.diagram] as [string, string]]),
    ['start_state', one.start],
    ['win_states', one.winStates.join(' ')],
    ['lose_states', one.loseStates.join(' ')],
    ['successors', one.successors.map(({ state, action, next }) => `${state} ${action} ${next}`).join('\n')],
    ['evaluation', [...one.evaluation].map(([state, value]) => `${state} ${formatNumber(value)}`).join('\n')],
  ];
  return fields.map(([key, text]) => `${formatField(key, text)}\n`).join('\n');
}

/** The `.solution` text of a case that has one. */
export function formatSolution({ action, generated }: NonNullable<TreeCase['expected']>): string {
  return `${formatField('action', action)}\n${formatField('generated', generated.join(' '))}\n`;
}

/** As Python reads it. */
function formatNumber(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? 'inf' : '-inf';
}
