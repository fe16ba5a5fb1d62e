import type { Among } from '../../grader/types/verdict.ts';
import type { Words } from '../../grader/words/remark.ts';
import { type Remark, wordsOf } from '../../grader/words/remarks.ts';
import { type Voice, voiceFor } from '../../grader/words/vocabulary.ts';

/** A finding in words, as who wrote a function in JavaScript reads it. */
export const said = (
  { remark, among }: { readonly remark: Remark; readonly among?: Among },
  voice: Voice = voiceFor(false),
): Words => wordsOf(remark, voice, among);

/** Both sentences of a finding in one. */
export function saidInFull(finding: Parameters<typeof said>[0]): string {
  const { rationale, help = '' } = said(finding);
  return `${rationale} ${help}`;
}
