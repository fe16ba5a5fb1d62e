import { count } from './numbers.ts';

/** How many cases pass that did not before, and the other way round. */
export interface Changes {
  readonly gained: number;
  readonly lost: number;
}

/** The same in a sentence, to somebody who has changed something: `2 more pass than before.` */
export function changeWords({ gained, lost }: Changes): string {
  if (gained === 0 && lost === 0) return 'The same cases pass as before.';
  const more = `${count(gained, 'more case')} ${gained === 1 ? 'passes' : 'pass'} than before`;
  const fewer = `${count(lost, 'case')} that passed before ${lost === 1 ? 'fails' : 'fail'} now`;
  if (lost === 0) return `${more}.`;
  return gained === 0 ? `${fewer}.` : `${more}, and ${fewer}.`;
}
