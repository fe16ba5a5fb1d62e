import { expect, test } from 'vitest';
import { chartPart } from '../../../grader/report/chartPart.ts';
import { createEvidenceParts } from '../../../grader/report/pageEvidence.ts';
import type { PartEvidence } from '../../../grader/types/verdict.ts';

const evidence: PartEvidence = {
  kind: 'part',
  part: 'mutate',
  given: { child: [0, 1], options: { mutationRate: 1 } },
  answers: [null, true],
  calls: 40,
  broken: { call: 17, answer: null },
};

test.each([
  ['python', '{"child": [0, 1], "options": {"mutationRate": 1}}', ['None', 'True', 'None']],
  ['javascript', '{ child: [0, 1], options: { mutationRate: 1 } }', ['null', 'true', 'null']],
])('what a part was given and answered is written as in %s', (language, given, answers) => {
  const { summary, rows } = chartPart(evidence, language);
  expect(summary).toBe(`Called 40 times with ${given}.`);
  expect(rows.map(({ cells }) => cells[1])).toEqual(answers);
});

test('evidence that submissions in two languages share is drawn for each', () => {
  const draw = createEvidenceParts();
  const rows = ['python', 'javascript', 'python'].map(
    (language) => draw(evidence, language).chart?.rows[0]?.cells[1],
  );
  expect(rows).toEqual(['None', 'null', 'None']);
});
