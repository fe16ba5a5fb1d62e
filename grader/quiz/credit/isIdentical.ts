import type { Given } from '../types.ts';

/** Whether two answers are the same to the last digit and in the same order; their keys come in one order. */
export const isIdentical = (a: Given, b: Given): boolean => JSON.stringify(a) === JSON.stringify(b);
