import { isPromise, isStackOverflow, wantsMoreArguments } from '../reading/errors.ts';
import { misuseOf } from '../reading/misuses/misuse.ts';
import { isOfAgents } from '../subjects/agentClasses.ts';
import { runSubjectOf } from '../subjects/subjects.ts';
import type { Exercise, Limits } from '../types/exercise.ts';
import type { LimitKind, Outcome, StudentError } from '../types/observation.ts';
import type { Reason } from '../types/verdict.ts';
import type { EndingRemark } from '../words/endings.ts';
import type { Given } from '../words/misuses.ts';
import type { Finding } from './finding.ts';

/** How a run ended that gave no answer. */
export type Ended = Exclude<Outcome, { readonly kind: 'returned' }>;

/** What a run that gave no answer comes to. */
export type EndedFinding = Finding<EndingRemark>;

/** What a run that gave no answer comes to, whatever the check looks at. */
export function judgeOutcome(outcome: Ended, exercise: Exercise, metered: boolean): EndedFinding {
  const { entry, limits } = exercise;
  switch (outcome.kind) {
    case 'threw':
      return judgeError(outcome.error, exercise);
    case 'not-loaded':
      return failed({ code: 'not-loaded', args: { error: outcome.error } });
    case 'no-entry':
      return failed({ code: 'no-entry', args: { entry, exported: outcome.exports } });
    case 'unreadable': {
      const { what, path } = outcome;
      return failed({ code: 'unreadable-answer', args: { what, path, isPromise: isPromise(what) } });
    }
    case 'limit':
      return limitReached(outcome, limits, metered);
    case 'fault':
      return {
        state: 'not-checked',
        reason: 'grader-fault',
        remark:
          outcome.isDeep === true
            ? { code: 'too-deep-for-a-page', args: {} }
            : { code: 'grader-failed', args: { message: outcome.message } },
      };
  }
}

const failed = (remark: EndingRemark, reason: Reason = 'student-error'): EndedFinding => ({
  state: 'failed',
  reason,
  remark,
});

function judgeError(error: StudentError, exercise: Exercise): EndedFinding {
  const { entry } = exercise;
  // Starters raise this where something is still to be written: there is nothing else to hold against them.
  if (error.name === 'NotImplementedError')
    return failed({ code: 'unwritten', args: { entry, frame: error.frames[0] ?? null } }, 'not-attempted');
  if (isStackOverflow(error)) return failed({ code: 'stack-overflow', args: { error } });
  if (wantsMoreArguments(error)) return failed({ code: 'wants-more-arguments', args: { error } });
  const misuse = misuseOf(error, givenIn(exercise));
  return failed(
    misuse === null ? { code: 'threw', args: { error } } : { code: 'misused', args: { error, misuse } },
  );
}

/** What the code of an exercise is given and asks. */
function givenIn(exercise: Exercise): Given {
  if (isOfAgents(exercise)) return 'agents';
  return runSubjectOf(exercise) === null ? 'game' : 'problem';
}

const LIMIT_REASONS: Readonly<Record<LimitKind, Reason>> = {
  work: 'work-limit',
  calls: 'work-limit',
  memory: 'memory-limit',
  output: 'output-limit',
  time: 'time-limit',
};

function limitReached(
  { limit, isLoading, isTotal }: Extract<Ended, { readonly kind: 'limit' }>,
  limits: Limits,
  metered: boolean,
): EndedFinding {
  const reason = LIMIT_REASONS[limit];
  // A clock differs from machine to machine: where work is metered, it is never held against a student.
  if (limit === 'time' && metered) {
    const { wallSeconds } = limits;
    return { state: 'not-checked', reason, remark: { code: 'stopped-by-the-clock', args: { wallSeconds } } };
  }
  if (isLoading === true) return failed({ code: 'never-loaded', args: { limit, limits } }, reason);
  return failed(
    isTotal === true ? { code: 'out-of-total-work', args: {} } : limitRemark(limit, limits),
    reason,
  );
}

function limitRemark(limit: LimitKind, limits: Limits): EndingRemark {
  const { fuel, calls, memoryMB, outputKB, wallSeconds } = limits;
  switch (limit) {
    case 'work':
      return { code: 'out-of-work', args: { fuel } };
    case 'calls':
      return { code: 'out-of-calls', args: { calls } };
    case 'memory':
      return { code: 'out-of-memory', args: { memoryMB } };
    case 'output':
      return { code: 'out-of-output', args: { outputKB } };
    case 'time':
      return { code: 'out-of-time', args: { wallSeconds } };
  }
}
