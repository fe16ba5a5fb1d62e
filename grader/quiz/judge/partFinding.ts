import type { LeavesFinding, PartFinding } from '../../words/quiz/partWords.ts';
import type { PreparedQuestion } from '../preparedQuestion.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import { leafProof } from '../tree/leafProof.ts';
import { leavesOf } from '../tree/nodes.ts';
import type { Given } from '../types.ts';
import type { JudgedPart } from './judge.ts';

const MOST_PROOFS = 4;

/** How a part stands, with what there is to say about it. */
export function findingOf(prepared: PreparedQuestion, part: JudgedPart): PartFinding {
  const { field } = part;
  const right = formatGiven(field, part.right);
  const because = reasonOf(prepared, part);
  switch (part.state) {
    case 'right':
      return { code: 'right' };
    case 'blank':
      return { code: 'blank', right, because };
    case 'unreadable':
      return { code: 'unreadable', right, because, why: part.why };
    case 'carried':
      return { code: 'carried', right, given: formatGiven(field, part.given) };
    case 'wrong': {
      const leaves = leavesFinding(prepared, part.right, part.given);
      return {
        code: 'wrong',
        right,
        // Each leaf that is wrong is proven to be.
        because: leaves === null ? because : '',
        implied: part.implied === null ? null : formatGiven(field, part.implied),
        countsInPart: !part.share.equals(0),
        takesAway:
          prepared.ask.question.credit === 'net' &&
          prepared.kind.whyNot === undefined &&
          prepared.parts.length > 1,
        leaves,
      };
    }
  }
}

function reasonOf({ ask, kind, world, parts }: PreparedQuestion, { field }: JudgedPart): string {
  const at = parts.findIndex((each) => each.field === field);
  return kind.because(ask, world, at);
}

/**
 * Why each leaf on the wrong side had to be seen, or could not matter; null where leaves are not asked for.
 */
function leavesFinding(
  { ask, kind, world }: PreparedQuestion,
  right: Given,
  given: Given,
): LeavesFinding | null {
  if (kind.evaluatedBy === undefined || given.type !== 'nodes' || world.tree === null) return null;
  const { tree } = world.tree;
  const wanted = new Set(kind.evaluatedBy(ask, right));
  const named = new Set(kind.evaluatedBy(ask, given));
  const differing = leavesOf(tree)
    .map(({ index }) => index)
    .filter((leaf) => wanted.has(leaf) !== named.has(leaf));
  const proofs = differing
    .map((leaf) => leafProof(tree, ask.question.how, leaf))
    .filter((proof) => proof !== null)
    .slice(0, MOST_PROOFS);
  return {
    proofs,
    others: proofs.length === MOST_PROOFS ? differing.length - MOST_PROOFS : 0,
    onlyOrder: differing.length === 0,
  };
}
