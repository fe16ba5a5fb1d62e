import { AGENT_ALGORITHMS, AGENT_CLASSES, agentClassOf } from '../../subjects/agentClasses.ts';
import type { AgentAlgorithm } from '../../types/exercise.ts';
import { didYouMean, oneOf } from '../../words/found.ts';
import { nearest } from '../nearest.ts';
import type { Problems } from '../problems.ts';
import type { Field } from './fields.ts';
import type { Successor } from './treeCase.ts';
import { quote } from '../../words/quoting.ts';

const MOST = 100;

export function readAlgorithm(field: Field | undefined, problems: Problems): AgentAlgorithm {
  if (field === undefined) return 'minimax';
  const found = AGENT_ALGORITHMS.find((algorithm) => agentClassOf(algorithm) === field.text.trim());
  if (found !== undefined) return found;
  const classes = AGENT_CLASSES.map(({ name }) => name);
  problems.add({
    code: 'unknown-algorithm',
    place: `line ${field.line}`,
    found: quote(field.text),
    expected: oneOf(classes),
    ...didYouMean(nearest(field.text.trim(), classes)),
  });
  return 'minimax';
}

export function readWhole(field: Field | undefined, problems: Problems): number {
  if (field === undefined) return 1;
  const text = field.text.trim();
  const value = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= MOST) return value;
  problems.add({
    code: 'wrong-number',
    place: `line ${field.line}`,
    found: `${field.key}: ${quote(field.text)}`,
    expected: `a whole number from 1 to ${MOST}`,
  });
  return 1;
}

export function readName(field: Field | undefined, problems: Problems): string {
  const [name, ...more] = names(field);
  if (field !== undefined && (name === undefined || more.length > 0))
    problems.add({
      code: 'wrong-name',
      place: `line ${field.line}`,
      found: `${field.key}: ${quote(field.text)}`,
      expected: 'the name of one state',
    });
  return name ?? '';
}

export const names = (field: Field | undefined): string[] => words(field?.text ?? '');
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The lines of a text that say something, with their line numbers. */
function* linesOf(
  field: Field | undefined,
): Generator<{ readonly parts: readonly string[]; readonly place: string; readonly text: string }> {
  if (field === undefined) return;
  for (const [at, text] of field.text.split('\n').entries()) {
    const parts = words(text);
    if (parts.length > 0) yield { parts, place: `line ${field.textLine + at}`, text: text.trim() };
  }
}

export function readSuccessors(
  field: Field | undefined,
  places: Map<Successor, string>,
  problems: Problems,
): Successor[] {
  const successors: Successor[] = [];
  const seen = new Map<string, string>();
  for (const { parts, place, text } of linesOf(field)) {
    const [state, action, next, ...more] = parts;
    if (state === undefined || action === undefined || next === undefined || more.length > 0) {
      problems.add({
        code: 'wrong-successor',
        place,
        found: quote(text),
        expected: 'a state, an action and the next state, such as A Left B',
      });
      continue;
    }
    const key = `${state} ${action}`;
    const other = seen.get(key);
    if (other !== undefined)
      problems.add({
        code: 'repeated-action',
        place,
        found: `action ${quote(action)} at ${quote(state)} again`,
        expected: 'each action of a state once',
        hint: `the first is on ${other}`,
      });
    else {
      seen.set(key, place);
      const successor = { state, action, next };
      places.set(successor, place);
      successors.push(successor);
    }
  }
  return successors;
}

export function readEvaluation(field: Field | undefined, problems: Problems): Map<string, number> {
  const evaluation = new Map<string, number>();
  for (const { parts, place, text } of linesOf(field)) {
    const [state, written, ...more] = parts;
    const value = written === undefined ? NaN : readNumber(written);
    if (state === undefined || Number.isNaN(value) || more.length > 0)
      problems.add({
        code: 'wrong-evaluation',
        place,
        found: quote(text),
        expected: 'a state and a number, such as B 4.5',
      });
    else if (evaluation.has(state))
      problems.add({
        code: 'repeated-evaluation',
        place,
        found: `a second value for ${quote(state)}`,
        expected: 'each state once',
      });
    else evaluation.set(state, value + 0);
  }
  return evaluation;
}

/** A number as Python writes it; NaN when it is none, or too large. */
function readNumber(text: string): number {
  if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  const value = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : NaN;
}
