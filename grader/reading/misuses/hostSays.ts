import type { Given, Misuse } from '../../words/misuses.ts';
import { POSSIBLE, type Rule, camel } from './rule.ts';
import { wishFor } from './wishes.ts';

const NOTHING = /^(?:nothing|undefined|None|null)$/;

/** The host's complaint about what was handed over in place of a state. */
export const notAState: Rule = ({ given, message }) => {
  const found = /^(?:game|problem)\.(\w+)\(state\) takes .*; found (.*)$/s.exec(message);
  if (found === null) return null;
  const [member, what] = [camel(found[1]), found[2] ?? ''];
  if (NOTHING.test(what)) return { code: 'state-left-out', args: { given, member } };
  if (what.startsWith('the string')) return { code: 'action-for-state', args: { given, member } };
  return { code: 'no-state', args: { given, member } };
};

/** … and in place of an action. */
export const notAnAction: Rule = ({ given, message }) => {
  const found =
    /^game\.(\w+)\(state, action\): at state \d+ the action is .*; found (.*)$/s.exec(message) ??
    /^(generateSuccessor)\(agentIndex, action\): the legal actions are .*; found (.*)$/s.exec(message);
  if (found === null) return null;
  const [member, what] = [camel(found[1]), found[2] ?? ''];
  if (NOTHING.test(what)) return { code: 'action-left-out', args: { given, member } };
  return what.startsWith('the string') ? null : { code: 'position-for-action', args: { given, member } };
};

export const notAnAgent: Rule = ({ message }) =>
  /^generateSuccessor: the agents are numbered .*; found the string /.test(message)
    ? { code: 'agent-after-action', args: {} }
    : null;

/** What there is no question for, as the host and Python's classes of ours say it. */
export const noSuchQuestion: Rule = ({ given, message }) => {
  const found =
    /^(game|problem|random) has no (?:function )?["'](\w+)["']/.exec(message) ??
    /^this (game) has no '(\w+)'/.exec(message);
  return found === null ? null : unknownQuestion(found[2]!, given === 'agents' ? given : found[1]!);
};

/** Whom a question was asked that there is not, and what for. */
export function unknownQuestion(member: string, owner: string): Misuse | null {
  const given: Given = owner === 'problem' || owner === 'random' || owner === 'agents' ? owner : 'game';
  const wish = wishFor(member, POSSIBLE[given]);
  return wish === null ? null : { code: 'no-such-question', args: { given, member, wish } };
}
