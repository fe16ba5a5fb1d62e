import { groupBy, lettersOf, only } from './names.ts';
import type { Enrolled } from './roster.ts';
import type { Handed, Person } from './types.ts';

/** How what was found and a roster go together. */
export interface Compared {
  /** With names from the roster, and the people of its groups. */
  readonly handed: readonly Handed[];
  /** Found, and not in the roster. */
  readonly unknown: readonly Person[];
  /** In the roster, and nothing was handed in. */
  readonly without: readonly Enrolled[];
  /** Who in the roster somebody is, by their id. */
  readonly enrolled: ReadonlyMap<string, Enrolled>;
}

/**
 * Looks everybody who was found up in a roster: by an id, by an address, by a name that nobody shares, or as
 * a group of it. Ids stay as they were found.
 */
export function compare(handed: readonly Handed[], roster: readonly Enrolled[]): Compared {
  const byGroup = groupBy(
    roster.filter(({ group }) => group !== ''),
    ({ group }) => lettersOf(group),
  );
  const enrolled = new Map<string, Enrolled>();
  const found = new Set<Enrolled>();
  const unknown: Person[] = [];
  const lookUp = lookUpIn(
    roster,
    handed.flatMap(({ people }) => people),
  );
  const compared = handed.map((each): Handed => {
    const [first, ...others] = each.people;
    const members = first === undefined || others.length > 0 ? undefined : byGroup.get(lettersOf(first.name));
    if (first !== undefined && members !== undefined && lookUp(first) === null) {
      const people = members.map((member) => {
        const { ids, name } = member;
        found.add(member);
        enrolled.set(ids[0] ?? name, member);
        return { id: ids[0] ?? name, name };
      });
      return { ...each, people, rule: `${each.rule}; a group of the roster` };
    }
    const people = each.people.map((person) => {
      const match = lookUp(person);
      if (match === null) unknown.push(person);
      else {
        found.add(match);
        enrolled.set(person.id, match);
      }
      return match === null || match.name === '' ? person : { ...person, name: match.name };
    });
    return { ...each, people };
  });
  return { handed: compared, enrolled, unknown, without: roster.filter((person) => !found.has(person)) };
}

/** Finds people in a roster: by an id, by an address, or by a name that nobody shares, here or there. */
export function lookUpIn(
  roster: readonly Enrolled[],
  people: readonly Person[],
): (person: Person) => Enrolled | null {
  const byId = groupBy(
    roster.flatMap((person) => person.ids.map((id) => ({ id: id.toLowerCase(), person }))),
    ({ id }) => id,
  );
  const byName = groupBy(roster, ({ name }) => nameKey(name));
  const named = groupBy(people, ({ name }) => nameKey(name));
  return ({ id, name }: Person): Enrolled | null =>
    only(byId.get(id.toLowerCase()))?.person ??
    (only(named.get(nameKey(name))) === null ? null : only(byName.get(nameKey(name))));
}

/** `Byron, Ada` and `Ada Byron` have one key. */
const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
