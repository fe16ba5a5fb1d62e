import type { OpenClass } from '../intake/openClass.ts';
import type { Enrolled } from '../intake/roster.ts';
import { folded } from '../observe/submission/classEntries.ts';
import { byCodeUnit } from '../observe/submission/found.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Report } from '../types/report.ts';
import type { Absent } from './classFile.ts';
import type { ClassPolicy } from './classPolicy.ts';
import { memberOf } from './classList.ts';
import { rowWithout } from './storedRow.ts';

/** Who of a roster handed in nothing, each once, in order of id; by whom the roster has. */
export function absentOf({
  work,
  roster,
}: Pick<OpenClass, 'work' | 'roster'>): ReadonlyMap<string, Enrolled> {
  const taken = new Set(work.flatMap(({ people }) => people.map(({ id }) => folded(id))));
  const absent = new Map<string, Enrolled>();
  for (const person of roster?.without ?? []) {
    const { ids, name } = person;
    const known = (ids.length > 0 ? ids : [name]).map(folded);
    if (known.some((id) => taken.has(id))) continue;
    for (const id of known) taken.add(id);
    absent.set(ids[0] ?? name, person);
  }
  return new Map([...absent].toSorted(([a], [b]) => byCodeUnit(a, b)));
}

/** A row without points; with a policy, what that says of it. */
export function absentRow(
  { id, name }: Absent,
  exercise: Report['exercise'],
  policy: ClassPolicy | null,
): ClassRow {
  const row = rowWithout(memberOf(id), exercise, '');
  const bare: ClassRow = {
    ...row,
    name,
    status: 'not-submitted',
    score: { value: null, earned: '0', max: row.score.max },
  };
  return policy === null ? bare : { ...bare, ledger: policy.absent(id, exercise) };
}
