import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTreeCase } from '../../../../grader/content/treeCase/parse.ts';
import { treeOfCase } from '../../../../grader/content/treeCase/treeOfCase.ts';
import type { TreeCase } from '../../../../grader/content/treeCase/treeCase.ts';
import { formatProblem } from '../../../../grader/types/result.ts';
import { packageRoot } from '../../../../grader/types/root.ts';

export const fixture = (name: string): string =>
  readFileSync(join(packageRoot(), 'test', 'fixtures', 'treeCases', name), 'utf8');

export function read(test: string, solution: string | null = null): TreeCase {
  const parsed = parseTreeCase(
    { text: test, file: 'x.test' },
    solution === null ? null : { text: solution, file: 'x.solution' },
  );
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
  return parsed.value.one;
}

export function imported(one: TreeCase) {
  const made = treeOfCase(one, 'x');
  if (!made.ok) throw new Error(made.problems.map(formatProblem).join('\n'));
  return made.value;
}
