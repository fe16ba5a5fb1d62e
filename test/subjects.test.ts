import { expect, test } from 'vitest';
import { EVIDENCE_FAMILIES, LAWS } from '../grader/types/exercise.ts';
import { RUN_SUBJECTS, SUBJECTS, subjectOf } from '../grader/subjects/subjects.ts';
import { sourcesOf } from './support/sources.ts';
import { schema } from './support/publishedSchemas.ts';

/** Where else the name of an algorithm may stand, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'grader/quiz/': 'a quiz says which search of the reference it is about, in its own schema',
  'grader/lab/': 'a lab plots searches of the reference that its user names',
  'grader/cli/solve.ts': 'hands the name that its user gave to the reference',
  'grader/cli/draw/': 'the same, and what is searched with unless its user names another',
  'grader/report/solved.ts': 'words for what the reference solved',
  'grader/cli/newExercise.ts': 'the exercise that a new one is like, unless its user names another',
  'grader/content/treeCase/': 'imported cases name classes; what they expect is worked out by the reference',
};

/** Words that are no names of algorithms where they stand. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  // The parts of a genetic algorithm that a run calls, which the functions of students are named after.
  parts: ['reproduce', 'mutate'],
  // How a program is called, and the dialect of what is said to its author.
  styles: ['agents'],
};

const names = SUBJECTS.map(({ name }) => name);
const others = [...Object.values(OTHER_WORDS).flat(), ...EVIDENCE_FAMILIES];

test('only the file of an algorithm says its name', () => {
  const said = sourcesOf('grader')
    .filter(({ path }) => !path.startsWith('grader/subjects/'))
    .filter(({ path }) => !Object.keys(EXCEPTIONS).some((exception) => path.startsWith(exception)))
    .flatMap(({ path, strings }) =>
      strings
        .filter((text) => names.includes(text) && !(others as readonly string[]).includes(text))
        .map((text) => `${path} says ${text}`),
    );
  expect([...new Set(said)]).toEqual([]);
});

test('each exception is needed', () => {
  const all = sourcesOf('grader');
  const idle = Object.keys(EXCEPTIONS).filter(
    (exception) =>
      !all.some(
        ({ path, strings }) => path.startsWith(exception) && strings.some((text) => names.includes(text)),
      ),
  );
  expect(idle).toEqual([]);
});

test('each name is one subject’s, and the schema of exercises lists them all', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const subject of SUBJECTS) expect(subjectOf({ algorithm: subject.name })).toBe(subject);
  const { properties } = schema('exercise') as unknown as { properties: { algorithm: { enum: string[] } } };
  expect(properties.algorithm.enum).toEqual(names);
});

test('each law and each family of choices is some algorithm’s', () => {
  const had = (key: 'laws' | 'families'): string[] =>
    [...new Set(RUN_SUBJECTS.flatMap((subject): readonly string[] => subject[key]))].sort();
  expect(had('laws')).toEqual(Object.keys(LAWS).sort());
  expect(had('families')).toEqual([...EVIDENCE_FAMILIES].sort());
});

test('a name that nobody has is a fault of ours', () => {
  expect(() => subjectOf({ algorithm: 'bogosort' })).toThrow(RangeError);
});
