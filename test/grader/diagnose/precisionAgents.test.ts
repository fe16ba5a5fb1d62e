/**
 * How often a diagnosis of an agents' file is right, measured on classes whose fault is known, written in
 * Python in several styles apart from the bank of mistakes. Some have faults that the bank does not know;
 * those must get no name.
 *
 * `CUTOFF_CORPUS=whole` takes every fault in every style; otherwise some of the faults, each in one style.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { gradeSubmission } from '../../../grader/grade.ts';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import { AGENT_ALGORITHMS, agentClassOf } from '../../../grader/subjects/agentClasses.ts';
import type { Report } from '../../../grader/types/report.ts';
import type { Submission } from '../../../grader/types/submission.ts';
import { AGENT_TEMPLATES } from './corpora/agentTemplates.ts';
import { agentsFile, faultyClasses, type FaultyClass } from './corpora/faultyAgents.ts';
import { isWhole } from '../../support/whole.ts';

const loaded = await loadExercise('multi-agents');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
const exercise = loaded.value;
const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

const SHARE = 6;

function submission(text: string): Submission {
  const files = [{ path: 'multiAgents.py', text }];
  return {
    id: 'faulty',
    name: 'faulty',
    hash: '0'.repeat(64),
    files,
    content: {
      kind: 'program',
      program: {
        language: 'python',
        files,
        entryFile: 'multiAgents.py',
        entry: 'getAction',
        style: 'agents',
      },
    },
  };
}

const grade = (text: string): Promise<Report> => gradeSubmission(exercise, submission(text), engines);

/** Mistakes that nothing tells apart are named together, joined by `|`. */
type Outcome = 'right' | 'wrong' | 'silent' | 'passed';

function outcomeOf(
  { algorithm, expected }: FaultyClass,
  { verdicts, diagnoses }: Report,
): { readonly outcome: Outcome; readonly named: readonly string[] } {
  const ids = new Set(exercise.checks.filter(({ agent }) => agent === algorithm).map(({ id }) => id));
  const named = diagnoses
    .filter(({ classes }) => classes?.includes(agentClassOf(algorithm)))
    .map(({ mistake }) => mistake.split('+').sort().join('+'))
    .filter((name) => name !== 'unknown' && name !== 'several');
  if (verdicts.every(({ check, state }) => !ids.has(check) || state === 'passed'))
    return { outcome: 'passed', named };
  if (named.length === 0) return { outcome: 'silent', named };
  return {
    outcome: named.some((name) => name.split('|').some((id) => expected.includes(id))) ? 'right' : 'wrong',
    named,
  };
}

const byAlgorithm = AGENT_ALGORITHMS.map((algorithm) =>
  faultyClasses(algorithm, isWhole).filter((_, at) => isWhole || at % SHARE === 0),
);
/** Each file has three classes, each with a fault of its own. */
const filed = Array.from({ length: Math.max(...byAlgorithm.map(({ length }) => length)) }, (_, at) =>
  byAlgorithm.flatMap((faults) => faults[at] ?? []),
);

describe('diagnoses of agents whose fault is known', () => {
  test('are right, or there is none', async () => {
    const outcomes: {
      readonly faulty: FaultyClass;
      readonly outcome: Outcome;
      readonly named: readonly string[];
    }[] = [];
    for (const classes of filed) {
      const report = await grade(agentsFile(classes));
      outcomes.push(...classes.map((faulty) => ({ faulty, ...outcomeOf(faulty, report) })));
    }
    const names = (wanted: (one: (typeof outcomes)[number]) => boolean): string[] =>
      outcomes
        .filter(wanted)
        .map(
          ({ faulty: { algorithm, style, what }, named }) =>
            `${algorithm} ${style}: ${what} → ${named.join(' | ')}`,
        );
    const right = names(({ outcome }) => outcome === 'right').length;
    const wrong = names(({ outcome }) => outcome === 'wrong');
    const missed = names(
      ({ faulty, outcome }) => faulty.expected.length > 0 && (outcome === 'silent' || outcome === 'wrong'),
    );
    const passed = names(({ outcome }) => outcome === 'passed');
    if (process.env['CUTOFF_SHOW'] !== undefined)
      console.log(JSON.stringify({ all: outcomes.length, right, wrong, missed, passed }, null, 1));
    expect(right / (right + wrong.length), wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(right / (right + missed.length), missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test.each(Object.keys(AGENT_TEMPLATES))('correct agents get none: %s', async (style) => {
    const report = await grade(
      agentsFile(AGENT_ALGORITHMS.map((algorithm) => ({ algorithm, style, pieces: {} }))),
    );
    expect(
      report.verdicts
        .filter(({ state }) => state !== 'passed')
        .map(({ check, rationale }) => `${check}: ${rationale}`),
    ).toEqual([]);
    expect(report.diagnoses).toEqual([]);
    expect(report).not.toHaveProperty('counterexample');
  });
});
