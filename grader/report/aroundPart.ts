import type { ClassRow } from './classRow.ts';
import { encodePath, nameOf } from './rowLinks.ts';

/** Where a page of a student stands in the class; absent at either end. */
export interface Around {
  readonly previous: ClassRow | undefined;
  readonly next: ClassRow | undefined;
}

const START = Buffer.from('<nav class="around"');
const END = Buffer.from('</nav>');

/**
 * A staff's page with links to the class and to those before and after, in place of those it had; null where
 * there is no place for them. Whatever a student wrote stands escaped on a page, and so is no such place.
 */
export function withAround(page: Buffer, links: string): Buffer | null {
  const from = page.indexOf(START);
  const to = from < 0 ? -1 : page.indexOf(END, from);
  return to < 0
    ? null
    : Buffer.concat([page.subarray(0, from), Buffer.from(links), page.subarray(to + END.length)]);
}

/** What `templates/partials/around.hbs` shows. */
export const aroundPart = ({ previous, next }: Around): object => ({
  previous: previous === undefined ? null : linkTo(previous),
  next: next === undefined ? null : linkTo(next),
});

const linkTo = (row: ClassRow): object => ({
  href: `./../../${encodePath(row.folder)}/staff/report.html`,
  name: nameOf(row),
});
