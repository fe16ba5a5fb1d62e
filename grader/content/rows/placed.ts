import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { fail, type Result } from '../../types/result.ts';

/** A node as it was written, the line on which it stands, and its children likewise. */
export interface Placed {
  readonly spec: NodeSpec;
  readonly line: number;
  readonly below: readonly Placed[];
}

/** `tree.children[1].probability`, or `tree[0][1]`. */
const STEP = /(?:\.children)?\[(\d+)\]/y;

/** The same problems, each at the line of its node rather than at a path that the file does not have. */
export function atLines<T>(read: Result<T>, root: Placed): Result<T> {
  if (read.ok) return read;
  return fail(
    ...read.problems.map((problem) => {
      if (!problem.place.startsWith('tree')) return problem;
      let [node, at] = [root, 'tree'.length];
      for (;;) {
        STEP.lastIndex = at;
        const step = STEP.exec(problem.place);
        const child = step === null ? undefined : node.below[Number(step[1])];
        if (step === null || child === undefined) break;
        [node, at] = [child, STEP.lastIndex];
      }
      const key = problem.place.slice(at).replace(/^\./, '');
      return { ...problem, place: `line ${node.line}${key === '' ? '' : `, ${key}`}` };
    }),
  );
}
