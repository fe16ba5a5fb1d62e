import { columns } from '../picture/columns.ts';
import { hang } from '../report/wrap.ts';
import type { Adequacy, CaseRow, MistakeRow } from './adequacy.ts';
import type { Suggestion, Suggestions } from './suggest.ts';

/**
 * An adequacy table for a terminal of so many columns: what gets through first, then each mistake, then each
 * case.
 */
export function adequacyText(
  path: string,
  { algorithm, class: name, mistakes, cases, variants }: Adequacy,
  width: number,
): string[] {
  const real = mistakes.filter(({ state }) => state !== 'permitted');
  const caught = real.filter(({ state }) => state !== 'survives');
  const failing = variants.filter(({ failures }) => failures.length > 0);
  const wide = widest(mistakes);
  const titled = ({ id, title }: MistakeRow): string[] => hang(`  ${id.padEnd(wide)}  `, title, width);
  return [
    ...hang(
      '',
      `${path} (${name ?? algorithm}): catches ${caught.length} of ${real.length} known mistakes in ` +
        `${cases.length} cases`,
      width,
      2,
    ),
    failing.length === 0
      ? `Correct searches: all ${variants.length} get full marks.`
      : `Correct searches: ${failing.length} of ${variants.length} FAIL.`,
    ...failing.flatMap(({ id, failures }) =>
      failures.slice(0, 2).flatMap((failure) => hang('  ', `${id}: ${failure}`, width, 4)),
    ),
    ...section(
      'Survive: no case catches them',
      real.filter(({ state }) => state === 'survives').flatMap(titled),
    ),
    ...section(
      'Caught, but not in every form',
      real
        .filter(({ state }) => state === 'partly')
        .flatMap(({ id, survivingForms }) =>
          hang(`  ${id.padEnd(wide)}  `, `lets through: ${survivingForms.join('; ')}`, width),
        ),
    ),
    ...section('Permitted here', mistakes.filter(({ state }) => state === 'permitted').flatMap(titled)),
    ...section(
      'Mistakes, and the cases that catch each',
      caught.flatMap(({ id, caughtBy }) => {
        const lead = `  ${id.padEnd(wide)}  ${String(caughtBy.length).padStart(3)}: `;
        return hang(lead, fewOf(caughtBy, width - columns(lead)), width);
      }),
    ),
    ...section(
      'Cases, and how many mistakes each catches',
      cases.flatMap((row) => {
        const lead = `  ${row.id.padEnd(widest(cases))}  ${String(row.catches.length).padStart(3)}`;
        const words = remarks(row);
        return words === '' ? [lead] : hang(`${lead}  `, words, width);
      }),
    ),
    ...(cases.some(({ isRedundant }) => isRedundant)
      ? [
          '',
          ...hang(
            '',
            'Redundant cases could all go together, and every mistake in every form would still be caught.',
            width,
          ),
        ]
      : []),
  ];
}

const widest = (rows: readonly { readonly id: string }[]): number =>
  rows.reduce((most, { id }) => Math.max(most, id.length), 0);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const MOST = 3;

/**
 * Up to three names, no more than there is room for on a line if there is one, and how many more there are.
 */
export function fewOf(names: readonly string[], width = Infinity): string {
  for (let shown = Math.min(MOST, names.length); ; shown -= 1) {
    const text =
      names.slice(0, shown).join(', ') + (names.length > shown ? `, and ${names.length - shown} more` : '');
    if (shown <= 1 || columns(text) <= width) return text;
  }
}

const NOTHING = { convention: false, ties: false, childOrder: false };

/** What there is to say about a case, if anything. */
function remarks({ isRedundant, dependsOn = NOTHING }: CaseRow): string {
  const depends = [
    dependsOn.convention ? 'the convention' : '',
    dependsOn.ties ? 'ties' : '',
    dependsOn.childOrder ? 'child order' : '',
  ].filter((word) => word !== '');
  const words = [
    isRedundant ? 'redundant' : '',
    depends.length === 0 ? '' : `depends on ${depends.join(' and ')}`,
  ].filter((word) => word !== '');
  return words.join(', ');
}

/**
 * Trees that would catch what gets through, each as a file on one line, however long, so that it can be
 * copied.
 */
export function suggestionsText({ each, together, none }: Suggestions, width: number): string[] {
  if (each.length === 0 && none.length === 0)
    return ['', 'Nothing gets through, so there is nothing to suggest.'];
  return [
    ...section(
      'The smallest tree found for each that gets through',
      firstForms(each).flatMap((one) => [...hang('  ', `${one.survivor}:`, width, 4), `    ${shown(one)}`]),
    ),
    ...section(
      `${together.length === 1 ? 'One tree catches' : `${together.length} trees catch`} all of these ` +
        'together',
      together.flatMap((one) => [
        `  ${shown(one)}`,
        ...hang('    ', `catches ${mistakesOf(one.catches).join(', ')}`, width),
      ]),
    ),
    ...section(
      'No tree that was tried catches these',
      none.flatMap((one) => hang('  ', one, width, 4)),
    ),
  ];
}

/** Names of mistakes with their form, each mistake once; of several forms there is only the number. */
function mistakesOf(labels: readonly string[]): string[] {
  const forms = new Map<string, string[]>();
  for (const label of labels) forms.set(idOf(label), [...(forms.get(idOf(label)) ?? []), label]);
  return [...forms].map(([id, all]) => (all.length === 1 ? all.join('') : `${id} (${all.length} forms)`));
}

const idOf = (label: string): string => label.replace(/:.*/s, '');

/** One form of each mistake: the others are caught by trees that are much alike. */
const firstForms = (each: Suggestions['each']): Suggestions['each'] =>
  each.filter(
    ({ survivor }, at) => each.findIndex((other) => idOf(other.survivor) === idOf(survivor)) === at,
  );

const shown = ({ tree, depthLimit }: Suggestion): string =>
  `${JSON.stringify(tree)}${depthLimit === null ? '' : ` with "depthLimit": ${depthLimit}`}`;
