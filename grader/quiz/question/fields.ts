import type { Candidate, Field, Given } from '../types.ts';
import { exactOf } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';

/** Fields as most kinds of question have them, and answers to them. */

type FieldOf<Type extends Field['type']> = Extract<Field, { readonly type: Type }>;

export const numberField = (key: string, label: string, tolerance = 0, percent = false): Field => ({
  key,
  label,
  type: 'number',
  tolerance,
  percent,
  endless: false,
});

/** A number, or ∞ or −∞. */
export const endlessField = (key: string, label: string): Field => ({
  key,
  label,
  type: 'number',
  tolerance: 0,
  percent: false,
  endless: true,
});

/** Any number of numbers, in order. */
export const numbersField = (key: string, label: string): Field => ({ key, label, type: 'numbers' });

/** The only field of a question: nodes of a tree or places of a landscape. */
export const nodesField = (
  label: string,
  among: readonly Candidate[],
  rest: Partial<Omit<FieldOf<'nodes'>, 'key' | 'label' | 'type' | 'among'>> = {},
): Field => ({
  key: '',
  label,
  type: 'nodes',
  among,
  ordered: false,
  single: false,
  between: ', ',
  none: null,
  ranges: false,
  below: null,
  ...rest,
});

export const choiceField = (key: string, label: string, options: FieldOf<'choice'>['options']): Field => ({
  key,
  label,
  type: 'choice',
  options,
});

export const numberGiven = (value: Exact): Given => ({ type: 'number', value });
export const numbersGiven = (values: readonly Exact[]): Given => ({ type: 'numbers', values });
export const nodesGiven = (nodes: readonly number[]): Given => ({ type: 'nodes', nodes });
export const choiceGiven = (chosen: string): Given => ({ type: 'choice', chosen });

/** Whether two lists hold the same, in any order; neither names anything twice. */
export const areSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** An irrational number, to as many digits as every engine agrees on. */
export const roundedGiven = (value: number): Given => numberGiven(exactOf(Number(value.toPrecision(9))));
