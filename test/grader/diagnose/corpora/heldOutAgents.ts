import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../../grader/types/root.ts';
import { AGENT_ALGORITHMS, agentClassOf } from '../../../../grader/subjects/agentClasses.ts';
import type { AgentAlgorithm } from '../../../../grader/types/exercise.ts';
import { HELD_OUT_AGENT_LABELS } from './heldOutAgentLabels.ts';

/**
 * What should be named in a class: ids of which one is right. None where the bank does not know the fault.
 */
export type Expected = Readonly<Partial<Record<AgentAlgorithm, readonly string[]>>>;

/** A whole file in one style. Its classes that `expected` does not hold are correct. */
export interface HeldOutFile {
  readonly what: string;
  readonly text: string;
  readonly expected: Expected;
}

export const HELD_OUT_STYLES = [
  'sign',
  'keys',
  'nested',
  'positions',
  'players',
  'lists',
  'reflex',
  'stack',
  'turns',
  'folds',
] as const;
export type HeldOutStyle = (typeof HELD_OUT_STYLES)[number];

export const styleText = (style: HeldOutStyle): string =>
  readFileSync(join(packageRoot(), 'test/fixtures/heldOut/agents', `${style}.py`), 'utf8');

/**
 * The stretch of a file that a change is meant for: the class, and functions of its own above it; else all of
 * it.
 */
function stretch(
  text: string,
  algorithm: AgentAlgorithm,
  wanted: string,
): readonly [from: number, to: number] {
  const ends = AGENT_ALGORITHMS.map((one) =>
    text.indexOf('\n\n\n', text.indexOf(`class ${agentClassOf(one)}(`)),
  ).map((end) => (end < 0 ? text.length : end));
  const at = AGENT_ALGORITHMS.indexOf(algorithm);
  const from = at === 0 ? 0 : ends[at - 1]!;
  return text.slice(from, ends[at]).includes(wanted) ? [from, ends[at]!] : [0, text.length];
}

/** The text with one thing changed; an error if it is not there, or there twice. */
function changed(text: string, algorithm: AgentAlgorithm, from: string, to: string): string {
  const [start, end] = stretch(text, algorithm, from);
  const pieces = text.slice(start, end).split(from);
  if (pieces.length !== 2) throw new Error(`found ${pieces.length - 1} times: ${from}`);
  return text.slice(0, start) + pieces.join(to) + text.slice(end);
}

/** Every faulty class, those of a file together where each has a fault of its own. */
export function heldOutFiles(): HeldOutFile[] {
  return HELD_OUT_STYLES.flatMap((style) => {
    const rows = HELD_OUT_AGENT_LABELS[style].map(([algorithms, is, what, ...changes]) => {
      const named = algorithms.split(' ') as AgentAlgorithm[];
      return {
        named,
        what: `${style}, ${algorithms}: ${what}`,
        changes,
        expected: Object.fromEntries(named.map((one) => [one, is === '-' ? [] : is.split(' ')])) as Expected,
      };
    });
    // What is changed in code that the classes share would be a fault of all of them.
    const isAlone = ({ named }: (typeof rows)[number]): boolean => named.length > 1 || style === 'players';
    const alone = rows.filter(isAlone).map((row) => [row]);
    const single = AGENT_ALGORITHMS.map((algorithm) =>
      rows.filter((row) => !isAlone(row) && row.named[0] === algorithm),
    );
    const together = Array.from({ length: Math.max(...single.map(({ length }) => length)) }, (_, at) =>
      single.flatMap((own) => own[at] ?? []),
    );
    return [...alone, ...together].map((group) => ({
      what: group.map(({ what }) => what).join('; '),
      text: group.reduce(
        (text, { named, changes }) =>
          changes.reduce((so, [from, to]) => changed(so, named[0]!, from, to), text),
        styleText(style),
      ),
      expected: Object.assign({}, ...group.map(({ expected }) => expected)) as Expected,
    }));
  });
}
