import type { Adequacy, CaseRow } from './adequacy.ts';
import type { Suggestion, Suggestions } from './suggest.ts';

/** An adequacy table for a terminal: what gets through first, then each mistake, then each case. */
export function adequacyText(path: string, { algorithm, class: name, mistakes, cases, variants }: Adequacy): string[] {
  const real = mistakes.filter(({ state }) => state !== 'permitted');
  const caught = real.filter(({ state }) => state !== 'survives');
  const failing = variants.filter(({ failures }) => failures.length > 0);
  const wide = Math.max(...mistakes.map(({ id }) => id.length), ...cases.map(({ id }) => id.length));
  return [
    `${path} (${name ?? algorithm}): catches ${caught.length} of ${real.length} known mistakes in ${cases.length} cases`,
    failing.length === 0 ? `Correct searches: all ${variants.length} get full marks.` : `Correct searches: ${failing.length} of ${variants.length} FAIL.`,
    ...failing.flatMap(({ id, failures }) => failures.slice(0, 2).map((failure) => `  ${id}: ${failure}`)),
    ...section('Survive: no case catches them', real.filter(({ state }) => state === 'survives').map(({ id, title }) => `${id.padEnd(wide)}  ${title}`)),
    ...section('Caught, but not in every form', real.filter(({ state }) => state === 'partly').map(({ id, survivingForms }) => `${id.padEnd(wide)}  lets through: ${survivingForms.join('; ')}`)),
    ...section('Permitted here', mistakes.filter(({ state }) => state === 'permitted').map(({ id, title }) => `${id.padEnd(wide)}  ${title}`)),
    ...section('Mistakes, and the cases that catch each', caught.map(({ id, caughtBy }) => `${id.padEnd(wide)}  ${String(caughtBy.length).padStart(3)}: ${some(caughtBy)}`)),
    ...section('Cases, and how many mistakes each catches', cases.map((row) => `${row.id.padEnd(wide)}  ${String(row.catches.length).padStart(3)}${remarks(row)}`)),
    ...(cases.some(({ isRedundant }) => isRedundant) ? ['', 'Redundant cases could all go together, and every mistake in every form would still be caught.'] : []),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

const MOST = 3;

const some = (names: readonly string[]): string => names.slice(0, MOST).join(', ') + (names.length > MOST ? `, and ${names.length - MOST} more` : '');

const NOTHING = { convention: false, ties: false, childOrder: false };

function remarks({ isRedundant, hangsOn = NOTHING }: CaseRow): string {
  const hangs = [hangsOn.convention ? 'the convention' : '', hangsOn.ties ? 'ties' : '', hangsOn.childOrder ? 'child order' : ''].filter((word) => word !== '');
  const words = [isRedundant ? 'redundant' : '', hangs.length === 0 ? '' : `hangs on ${hangs.join(' and ')}`].filter((word) => word !== '');
  return words.length === 0 ? '' : `  ${words.join(', ')}`;
}

/** Trees that would catch what gets through, each as a file on one line. */
export function suggestionsText({ each, together, none }: Suggestions): string[] {
  if (each.length === 0 && none.length === 0) return ['', 'Nothing gets through, so there is nothing to suggest.'];
  return [
    ...section('The smallest tree found for each that gets through', firstForms(each).flatMap((one) => [`${one.survivor}:`, `  ${shown(one)}`])),
    ...section(`${together.length === 1 ? 'One tree catches' : `${together.length} trees catch`} all of these together`, together.flatMap((one) => [shown(one), `  catches ${one.catches.join(', ')}`])),
    ...section('No tree that was tried catches these', none),
  ];
}

/** One form of each mistake: the others are caught by trees that are much alike. */
const firstForms = (each: Suggestions['each']): Suggestions['each'] =>
  each.filter(({ survivor }, at) => each.findIndex((other) => other.survivor.split(':')[0] === survivor.split(':')[0]) === at);

const shown = ({ tree, depthLimit }: Suggestion): string => `${JSON.stringify(tree)}${depthLimit === null ? '' : ` with "depthLimit": ${depthLimit}`}`;
