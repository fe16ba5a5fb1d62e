import { expect, test } from 'vitest';
import { InputNumbers, KeptInputs } from '../../../../grader/observe/sandbox/inputs.ts';
import type { Job } from '../../../../grader/types/engine.ts';
import type { Input } from '../../../../grader/types/input.ts';
import { LIMITS, treeInput } from '../../../support/sandbox.ts';

const jobOf = (...inputs: readonly Input[]): Job => ({
  program: { language: 'javascript', files: [], entryFile: '', entry: '' },
  inputs,
  limits: LIMITS,
});

test('an input is sent whole the first time, kept the second, and only named from then on', () => {
  const [one, two] = [treeInput([1, 2]), treeInput([3, 4])];
  const numbers = new InputNumbers();
  const kept = new Set<number>();
  const thread = new KeptInputs();
  const sent: string[] = [];
  for (const job of [jobOf(one, two), jobOf(one), jobOf(two, one), jobOf(one, two, one)]) {
    const message = structuredClone(numbers.message(job, kept));
    sent.push(
      message.inputs
        .map((each) => ('kept' in each ? 'named' : each.keepAs === undefined ? 'whole' : 'kept'))
        .join(),
    );
    expect(thread.job(message)).toEqual(job);
  }
  expect(sent).toEqual(['whole,whole', 'kept', 'kept,named', 'named,named,named']);
});

test('a thread that starts anew is sent everything again', () => {
  const input = treeInput([1, 2]);
  const numbers = new InputNumbers();
  const first = new Set<number>();
  for (let i = 0; i < 3; i += 1) numbers.message(jobOf(input), first);
  expect(numbers.message(jobOf(input), first).inputs).toEqual([{ kept: 0 }]);
  expect(numbers.message(jobOf(input), new Set()).inputs).toEqual([{ input, keepAs: 0 }]);
});
