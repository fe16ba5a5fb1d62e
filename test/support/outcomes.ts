import type { Outcome, Plain } from '../../grader/types/observation.ts';

/**
 * An outcome in one line, as tables write it: `limit: work`, `threw: RangeError`, `returned: {"value":3}`.
 */
export function outcomeInWords(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'returned':
      return `returned: ${plainInWords(outcome.value)}`;
    case 'threw':
    case 'not-loaded':
      return `${outcome.kind}: ${outcome.error.name}`;
    case 'no-entry':
      return `no-entry: ${outcome.exports.join(', ')}`;
    case 'unreadable':
      return `unreadable: ${outcome.what}${outcome.path === '' ? '' : ` at ${outcome.path.slice(0, 20)}`}`;
    case 'limit':
      return `limit: ${outcome.limit}`;
    case 'fault':
      return `fault: ${outcome.message}`;
  }
}

/** JSON, with what JSON has no words for in angle brackets. */
function plainInWords(value: Plain): string {
  return JSON.stringify(value, (_, each: Plain) => {
    if (each === undefined) return '<undefined>';
    if (typeof each !== 'number' || (Number.isFinite(each) && !Object.is(each, -0))) return each;
    return `<${Object.is(each, -0) ? '-0' : each}>`;
  });
}
