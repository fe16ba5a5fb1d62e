import { UnknownLeafError } from '../../../reference/games/tree.ts';
import type { Conventions } from '../../types/exercise.ts';
import { treeEvidence } from '../evidence.ts';
import {
  type ExpectedAction,
  type ExpectedAnswer,
  equals,
  expectedAnswer,
  optimalActions,
} from '../expected.ts';
import { type Finding, passed, wrong } from '../finding.ts';
import { hasValueOnly, readAction, readAgentAction } from '../../reading/answer.ts';
import type { GameSubject } from '../subject.ts';
import { list, quote, showNumber } from '../../words/values.ts';

/** The returned action is an optimal one, or the one of them that `ties` fixes; null where nobody chooses. */
export function judgeAction(subject: GameSubject): Finding {
  const { exercise, input, unrolled, answer } = subject;
  const expected = expectedAnswer(exercise.algorithm, unrolled, input.depthLimit);
  const optimal = optimalActions(expected);
  const accepted = acceptedActions(optimal, exercise.conventions.ties);
  const read = input.agents === undefined ? readAction(answer) : readAgentAction(answer);
  const data = {
    expected: accepted.length === 0 ? null : accepted,
    actual: answer,
    evidence: treeEvidence(subject),
  };
  if (!read.ok && expected.actions.length === 0 && hasValueOnly(answer))
    return judgeNone(expected, accepted, { ...data, actual: null });
  if (!read.ok)
    return wrong({
      rationale: `Your function returned ${read.found}; ${want(accepted)}.`,
      help: read.help,
      ...data,
    });
  const found = { ...data, actual: read.value };
  if (read.value === null) return judgeNone(expected, accepted, found);
  const chosen = expected.actions.find(({ action }) => action === read.value);
  if (chosen === undefined) {
    const legal = expected.actions.map(({ action }) => quote(action));
    const rationale =
      legal.length === 0
        ? `Your function returned the action ${quote(read.value)}, but the search ends at the root: there is no action, so it should be null.`
        : `Your function returned the action ${quote(read.value)}, which the root does not have; its actions are ${list(legal)}.`;
    return wrong({ rationale, ...found });
  }
  if (accepted.includes(chosen.action)) return passed({ rationale: praise(chosen, optimal), ...found });
  if (expected.player === 'chance')
    return passed({ rationale: 'Chance moves at the root, so any action is as good as none.', ...found });
  return judgeOther(chosen, expected, optimal, accepted, found);
}

type Data = Omit<Parameters<typeof wrong>[0], 'rationale'>;

function acceptedActions(optimal: readonly string[], ties: Conventions['ties']): readonly string[] {
  if (ties === 'first') return optimal.slice(0, 1);
  if (ties === 'last') return optimal.slice(-1);
  return optimal;
}

function judgeNone(expected: ExpectedAnswer, accepted: readonly string[], data: Data): Finding {
  if (expected.actions.length === 0)
    return passed({ rationale: 'Returned no action, as the search ends at the root.', ...data });
  if (expected.player === 'chance')
    return passed({ rationale: 'Returned no action, as chance moves at the root.', ...data });
  return wrong({
    rationale: `Your function returned no action; ${want(accepted)}.`,
    help: 'Is the best action kept when the best value is? A comparison with > never keeps one that starts at the same value, such as −∞.',
    ...data,
  });
}

function judgeOther(
  chosen: ExpectedAction,
  expected: ExpectedAnswer,
  optimal: readonly string[],
  accepted: readonly string[],
  data: Data,
): Finding {
  if (optimal.includes(chosen.action)) {
    const which = accepted[0] === optimal[0] ? 'first' : 'last';
    return wrong({
      rationale: `Your function chose ${quote(chosen.action)}. It is one of the best, but of several best actions this exercise asks for the ${which}, ${quote(accepted[0]!)}.`,
      ...data,
    });
  }
  // Where a leaf is unknown, it may be that this action is just as good: then nobody can say.
  const isDecided = chosen.high < expected.value || chosen.low > expected.value;
  if (!isDecided && !equals(expected, chosen.low, chosen.high))
    throw new UnknownLeafError(`below action ${chosen.action}`);
  return wrong({
    rationale: `Your function chose ${quote(chosen.action)}, which is worth ${worth(chosen, expected)}; ${want(accepted)}, worth ${showNumber(expected.value)}.`,
    ...data,
  });
}

function worth({ low, high }: ExpectedAction, expected: ExpectedAnswer): string {
  if (low === high) return showNumber(low);
  return expected.player === 'max' ? `at most ${showNumber(high)}` : `at least ${showNumber(low)}`;
}

function want(accepted: readonly string[]): string {
  if (accepted.length === 0) return 'there is no action to choose at the root, so it should be null';
  return `${accepted.length === 1 ? 'the best action is' : 'the best actions are'} ${list(accepted.map(quote), 'and')}`;
}

function praise(chosen: ExpectedAction, optimal: readonly string[]): string {
  return optimal.length === 1
    ? `Chose ${quote(chosen.action)}, the best action.`
    : `Chose ${quote(chosen.action)}, one of ${optimal.length} best actions.`;
}
