import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { byClasses } from '../../../grader/report/byClasses.ts';
import { classRow } from '../../../grader/report/classRow.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { createRenderer } from '../../../grader/report/renderer.ts';
import { reportText } from '../../../grader/report/text.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import type { Diagnosis, Report } from '../../../grader/types/report.ts';
import { SAMPLES } from '../../support/sampleReports.ts';

const sample = SAMPLES.find(({ counterexample }) => counterexample !== undefined)!;
const plain = { width: 80, color: false, verbose: false };

const about = (classes: readonly string[], mistake: string, title: string): Diagnosis => ({
  classes,
  mistake,
  title,
  sentence: 'Your search does it wrong.',
  evidence: 'Seen in 3 runs.',
  hint: 'Look here.',
  visibility: 'student',
});
const reportWith = (...diagnoses: readonly Diagnosis[]): Report => ({
  ...sample,
  diagnoses,
  counterexample: { ...sample.counterexample!, class: 'MinimaxAgent' },
});

const SUM = about(['ExpectimaxAgent'], 'sum', 'A sum in place of a mean');
const DEPTH = about(['MinimaxAgent', 'AlphaBetaAgent'], 'depth', 'Depth counts moves, not rounds');

describe('diagnoses of a file with several classes', () => {
  test('one of them: its classes stand in the heading', () => {
    expect(reportText(reportWith(DEPTH), plain)).toContain(
      'What probably went wrong in MinimaxAgent and AlphaBetaAgent: Depth counts moves,\nnot rounds\n  Your search does it wrong.\n  Hint      Look here.\n',
    );
    expect(
      byClasses([about(['MinimaxAgent', 'AlphaBetaAgent', 'ExpectimaxAgent'], 'depth', 'x')])[0]!.classes,
    ).toBe('all three classes');
  });

  test('alternatives of one class, and several classes', () => {
    expect(
      reportText(reportWith(SUM, about(['ExpectimaxAgent'], 'min', 'The ghosts are averaged')), plain),
    ).toContain(
      '\nWhat probably went wrong in ExpectimaxAgent: one of these\n  A sum in place of a mean\n' +
        '    Your search does it wrong.\n    Hint      Look here.\n  The ghosts are averaged\n    Your search',
    );
    const text = reportText(
      reportWith(DEPTH, SUM, about(['ExpectimaxAgent'], 'min', 'The ghosts are averaged')),
      plain,
    );
    expect(text).toContain(
      '\nWhat probably went wrong\n  MinimaxAgent and AlphaBetaAgent: Depth counts moves, not rounds\n  ExpectimaxAgent, one of these: A sum in place of a mean\n' +
        '    Your search does it wrong.\n    Hint      Look here.\n  The ghosts are averaged\n    Your search',
    );
    expect(reportText(reportWith(DEPTH, SUM), { ...plain, verbose: true })).toMatch(
      /not rounds\n {2}Your search does it wrong\.\n {2}Hint {6}Look here\.\n {2}Seen in 3 runs\.\n {2}ExpectimaxAgent: A sum/,
    );
  });

  test('five lines at most: where names of classes take more, the hint waits for --verbose', () => {
    const long = {
      ...DEPTH,
      sentence: 'Your search goes on and on, and tells of it in words that take two lines here, no less.',
      hint: 'And so does this hint, which is for whoever wants to read on and has the time.',
    };
    const section = (verbose: boolean): string[] =>
      reportText(reportWith(long), { ...plain, verbose })
        .split('What probably')[1]!
        .trim()
        .split('\n');
    expect(section(false).length).toBeLessThanOrEqual(5);
    expect(
      [section(false), section(true)].map((lines) => lines.some((line) => line.includes('Hint'))),
    ).toEqual([false, true]);
  });

  test('the page names them too, and the class that the example is for', async () => {
    const html = createRenderer().reportHtml(reportWith(DEPTH, SUM));
    expect(html).toContain(
      '<p class="eyebrow">MinimaxAgent and AlphaBetaAgent</p><h3>Depth counts moves, not rounds</h3>',
    );
    expect(html).toContain('<h2 id="diagnoses">What probably went wrong</h2>');
    expect(html).toMatch(/<h2 id="counterexample">(The smallest|A small) example for MinimaxAgent<\/h2>/);
  });

  test('results name them, as the published schema says', () => {
    const read = (name: string): object =>
      JSON.parse(readFileSync(join(packageRoot(), 'exercises', 'schemas', name), 'utf8')) as object;
    const ajv = new Ajv2020({ allowUnionTypes: true, strict: false });
    ajv.addSchema(read('tree.schema.json'), 'tree.schema.json');
    const result = JSON.parse(reportJson(reportWith(SUM))) as Report;
    expect([result.diagnoses[0]!.classes, result.counterexample!.class]).toEqual([
      ['ExpectimaxAgent'],
      'MinimaxAgent',
    ]);
    expect(ajv.validate(read('result.schema.json'), result), JSON.stringify(ajv.errors)).toBe(true);
  });

  test('a class counts a student once for each mistake', () => {
    expect(
      classRow(reportWith(DEPTH, { ...DEPTH, classes: ['ExpectimaxAgent'] }, SUM)).diagnoses.map(
        ({ mistake }) => mistake,
      ),
    ).toEqual(['depth', 'sum']);
  });
});
