import Type from 'typebox';
import { oneOf } from '../define.ts';
import { VISIBILITIES } from '../../../types/exercise.ts';

/** What several parts of `result.json` hold. */

export const sha256 = Type.String({ title: 'a SHA-256 in hexadecimal', pattern: '^[0-9a-f]{64}$' });

export const treeName = Type.String({ title: 'the name of a tree in trees', pattern: '^[0-9a-f]{16}$' });

export const visibility = oneOf(VISIBILITIES, {
  title: 'who may see it: students at once, students after the due date, or staff',
});

export const points = Type.String({
  title: 'exact points, such as 4 or 7/3',
  pattern: '^[0-9]+(/[1-9][0-9]*)?$',
});

export const number = Type.Unsafe<number | 'inf' | '-inf'>({
  title: 'a number, "inf" or "-inf"',
  anyOf: [{ type: 'number' }, { enum: ['inf', '-inf'] }],
});

export const data = Type.Unsafe<unknown>({
  title:
    'a value as data; infinities are "inf" and "-inf", not-a-number is "nan", a value that is not ' +
    'there is "undefined"',
});
