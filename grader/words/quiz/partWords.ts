import { leafProofSentence } from './leafProofWords.ts';
import type { LeafProof } from './leafProofWords.ts';
import { unreadSentence } from './unreadWords.ts';
import type { Unread } from './unreadWords.ts';

/** How one part of a question stands. Answers are as people write them. */
export type PartFinding =
  | { readonly code: 'right' }
  | ({ readonly code: 'blank' } & RightAnswer)
  | ({ readonly code: 'unreadable'; readonly why: Unread } & RightAnswer)
  /** Wrong, but what the student's own earlier answers lead to. */
  | { readonly code: 'carried'; readonly right: string; readonly given: string }
  | ({
      readonly code: 'wrong';
      /** What the student's own earlier answers lead to, where it was judged by that. */
      readonly implied: string | null;
      readonly countsInPart: boolean;
      /** Whether it takes away from other parts that are right. */
      readonly takesAway: boolean;
      readonly leaves: LeavesFinding | null;
    } & RightAnswer);

interface RightAnswer {
  readonly right: string;
  /** Why it is right, in sentences; empty where that is said otherwise. */
  readonly because: string;
}

/** What is wrong with a set of leaves. */
export interface LeavesFinding {
  /** Why leaves on the wrong side belong on the other, for the first few. */
  readonly proofs: readonly LeafProof[];
  /** Leaves on the wrong side beyond those. */
  readonly others: number;
  /** Whether the leaves are right, and only their order is not. */
  readonly onlyOrder: boolean;
}

/** How one part stands, in words to the student. */
export function partWords(finding: PartFinding): string {
  switch (finding.code) {
    case 'right':
      return 'Right.';
    case 'blank':
      return `Left blank. ${answerSentence(finding)}`;
    case 'unreadable':
      return `This could not be read: ${unreadSentence(finding.why)} ${answerSentence(finding)}`;
    case 'carried':
      return (
        `The answer is ${finding.right}, but ${finding.given} is what your own earlier answers ` +
        'lead to. The mistake was counted there, and costs nothing here.'
      );
    case 'wrong': {
      const implied =
        finding.implied === null
          ? ''
          : ` Your own earlier answers would lead to ${finding.implied}, and this was judged by that.`;
      const part = finding.countsInPart ? ' Part of it is right, and counts.' : '';
      const loss = finding.takesAway ? ' It takes away half of what a right one brings.' : '';
      return [`${answerSentence(finding)}${implied}${part}${loss}`, ...leavesSentences(finding.leaves)].join(
        '\n',
      );
    }
  }
}

const answerSentence = ({ right, because }: RightAnswer): string =>
  `The answer is ${right}.${because === '' ? '' : ` ${because}`}`;

function leavesSentences(leaves: LeavesFinding | null): string[] {
  if (leaves === null) return [];
  const { proofs, others, onlyOrder } = leaves;
  return [
    ...proofs.map(leafProofSentence),
    ...(others > 0
      ? [`${others} more ${others === 1 ? 'leaf is' : 'leaves are'} on the wrong side too.`]
      : []),
    ...(onlyOrder ? ['The leaves are right, but not their order.'] : []),
  ];
}

/** Parts that are judged together: what each of them is, and why they are not right. */
export interface WholeFinding {
  readonly isRight: boolean;
  /** Why the answers do not work, after a colon; null where each part says so itself. */
  readonly whyNot: string | null;
  /** Parts that are not simply right. */
  readonly parts: readonly { readonly label: string; readonly finding: PartFinding }[];
}

/** How a question stands whose parts are judged together. */
export function wholeWords({ isRight, whyNot, parts }: WholeFinding): string {
  const each = parts.map(({ label, finding }) => `${label}: ${partWords(finding)}`);
  if (isRight) return ['Right.', ...each].join(' ');
  return whyNot === null ? each.join('\n') : `Not right: ${whyNot}.`;
}
