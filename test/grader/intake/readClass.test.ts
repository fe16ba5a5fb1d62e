import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ClassWork } from '../../../grader/intake/classWork.ts';
import { readClass, workIn } from '../../../grader/intake/readClass.ts';
import type { Submission } from '../../../grader/types/submission.ts';
import { bareExercise } from '../../support/exercises.ts';
import { folderOf } from '../../support/folders.ts';
import { zipOf } from '../../support/zip.ts';

const listClass = (folder: string): Promise<readonly ClassWork[]> => workIn(folder, bareExercise(folder));
const readAll = async (folder: string): Promise<Submission[]> => {
  const read: Submission[] = [];
  for await (const submission of readClass(folder, bareExercise(folder))) read.push(submission);
  return read;
};

const isTwin = ({ note }: ClassWork): boolean => note !== undefined;

const SOLUTION = 'export function alphaBeta() {}\n';

describe('who is in a class', () => {
  test('folders, source files and zips, in order of id by code unit', async () => {
    const folder = folderOf({
      'zoë/alphaBeta.js': SOLUTION,
      'Bob.js': SOLUTION,
      'alice.zip': zipOf([]),
      'élan.ts': SOLUTION,
      '.DS_Store': 'x',
      '__MACOSX/x': 'x',
      'a, b/alphaBeta.js': SOLUTION,
    });
    expect((await listClass(folder)).map(({ id, where }) => [id, where.join()])).toEqual([
      ['Bob', 'Bob.js'],
      ['a, b', 'a, b'],
      ['alice', 'alice.zip'],
      ['zoë', 'zoë'],
      ['élan', 'élan.ts'],
    ]);
  });

  test('a file that is no submission still has a row: nothing is lost', async () => {
    const folder = folderOf({ 'alice.js': SOLUTION, 'notes.pdf': '%PDF' });
    const kinds = (await readAll(folder)).map(({ id, content }) => [id, content.kind]);
    expect(kinds).toEqual([
      ['alice', 'program'],
      ['notes.pdf', 'unusable'],
    ]);
  });

  test('a folder that cannot be listed rejects', async () => {
    await expect(listClass(join(folderOf(), 'missing'))).rejects.toThrow();
  });
});

describe('two submissions with one id', () => {
  test('both are withheld under their whole names, and none is told of the other', async () => {
    const folder = folderOf({
      'alice/alphaBeta.js': SOLUTION,
      'alice.zip': zipOf([{ name: 'alphaBeta.js', bytes: SOLUTION }]),
      'bob.js': SOLUTION,
    });
    const found = await readAll(folder);
    expect(found.map(({ id, content }) => [id, content.kind])).toEqual([
      ['alice', 'withheld'],
      ['alice.zip', 'withheld'],
      ['bob', 'program'],
    ]);
    for (const { content } of found.slice(0, 2)) {
      expect(content).toEqual({
        kind: 'withheld',
        note: 'Another submission has the same id, so neither was graded; keep one of them, or rename one.',
      });
    }
  });

  test('one that is the whole name of another gives way to it', async () => {
    const folder = folderOf({
      'alice/alphaBeta.js': SOLUTION,
      'alice.js': SOLUTION,
      'alice.js.zip': zipOf([]),
    });
    const entries = await listClass(folder);
    expect(entries.map(({ id }) => id)).toEqual(['alice', 'alice.js', 'alice.js~2']);
    expect(entries.map(isTwin)).toEqual([true, false, true]);
  });

  test.skipIf(process.platform !== 'linux')(
    'ids that differ in case alone count as one, and still have a place each',
    async () => {
      const folder = folderOf({ 'Alice.js': SOLUTION, 'alice.js': SOLUTION, 'ALICE/alphaBeta.js': SOLUTION });
      const entries = await listClass(folder);
      expect(entries.map(({ id }) => id)).toEqual(['ALICE', 'Alice.js', 'alice.js~2']);
      expect(new Set(entries.map(({ id }) => id.toLowerCase())).size).toBe(3);
      expect(entries.every(isTwin)).toBe(true);
    },
  );

  test.skipIf(process.platform === 'darwin')('so do ids that differ in Unicode form alone', async () => {
    const folder = folderOf({ 'zoe\u0308.js': SOLUTION, 'zo\u00eb.ts': SOLUTION });
    expect((await listClass(folder)).every(isTwin)).toBe(true);
  });
});

test.skipIf(process.platform === 'win32')(
  'a link in place of a submission is not followed, and is for the TA to mend',
  async () => {
    const folder = folderOf({ 'elsewhere/alphaBeta.js': SOLUTION, 'class/bob.js': SOLUTION });
    symlinkSync('../elsewhere', join(folder, 'class', 'alice'));
    const [alice] = await readAll(join(folder, 'class'));
    expect(alice?.content).toMatchObject({
      kind: 'withheld',
      note: expect.stringMatching(/^alice is a link/),
    });
  },
);
