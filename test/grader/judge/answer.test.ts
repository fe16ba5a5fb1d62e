import { describe, expect, it } from 'vitest';
import { readAction, readValue } from '../../../grader/reading/answer.ts';
import type { Plain } from '../../../grader/types/observation.ts';
import { type UnreadAnswer, sayUnread } from '../../../grader/words/unreadAnswers.ts';
import { vocabularyOf, voiceFor } from '../../../grader/words/vocabulary.ts';

const VOCABULARY = vocabularyOf(voiceFor(false));

function inWords(unread: UnreadAnswer): string {
  const { rationale, help = '' } = sayUnread(unread, VOCABULARY);
  return `${rationale} ${help}`;
}

describe('the value in an answer', () => {
  it.each<[string, Plain, number]>([
    ['an object', { value: 3, action: 'left' }, 3],
    ['an object with more in it', { value: 3, move: 'left', depth: 2 }, 3],
    ['a pair', [3, 'left'], 3],
    ['a pair at a terminal', [3, null], 3],
    ['a bare number', 3, 3],
    ['minus zero', { value: -0 }, -0],
    ['infinity', [-Infinity, null], -Infinity],
  ])('%s', (_name, answer, value) => {
    expect(readValue(answer)).toEqual({ ok: true, value });
  });

  it.each<[string, Plain, RegExp]>([
    ['text', { value: '3' }, /the text "3"/],
    ['bare text', '3', /the text "3"/],
    ['NaN', NaN, /NaN, which is not a number/],
    ['undefined', undefined, /nothing \(undefined\)/],
    ['null', null, /^nothing \(null\).*every branch/],
    ['true', { value: true }, /an object whose value is true/],
    ['no value', { score: 3 }, /an object with "score"/],
    [
      'a pair the other way round',
      ['left', 3],
      /a pair whose first item is the text "left" and whose second is the number The value comes first/,
    ],
    [
      'a pair the other way round, at a terminal',
      [null, 3],
      /a pair whose first item is null and whose second is the number The value comes first/,
    ],
    ['a list of one', [3], /a list of 1 item/],
    ['a list of three', [3, 'left', 2], /a list of 3 items/],
    ['an empty object', {}, /an empty object/],
    ['a list inside', { value: [3] }, /an object whose value is a list of 1 item/],
    ['long text', 'x'.repeat(500), /^the text "x{60}…"/],
  ])('not %s', (_name, answer, words) => {
    const read = readValue(answer);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(inWords(read.unread)).toMatch(words);
  });
});

describe('the action in an answer', () => {
  it.each<[string, Plain, string | null]>([
    ['an object', { value: 3, action: 'left' }, 'left'],
    ['under the name move', { value: 3, move: 'left' }, 'left'],
    ['a pair', [3, 'left'], 'left'],
    ['none', { value: 3, action: null }, null],
    ['none, left undefined', { value: 3, action: undefined }, null],
  ])('%s', (_name, answer, action) => {
    expect(readAction(answer)).toEqual({ ok: true, value: action });
  });

  it.each<[string, Plain, RegExp]>([
    ['a bare value', 3, /the number 3 alone/],
    ['its position', { value: 3, action: 0 }, /an object whose action is the number 0.*not its position/],
    ['no such key', { value: 3 }, /an object with "value"/],
    ['a list', [3, ['left']], /a pair whose second item is a list of 1 item/],
  ])('not %s', (_name, answer, words) => {
    const read = readAction(answer);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(inWords(read.unread)).toMatch(words);
  });
});
