const ABSENT = Symbol('absent');

/**
 * Compares two JSON values and calls `differ(place, before, after)` for each leaf that differs; gives how
 * many leaves were compared. What only the value after has is no difference: results may say more than they
 * did.
 */
export function compareValues(before, after, place, differ) {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, place, differ);
  if (isObject(before) && isObject(after)) return compareKeys(before, after, place, differ);
  if (!Object.is(before, after)) differ(place, shown(before), shown(after));
  return 1;
}

function compareKeys(before, after, place, differ) {
  let count = 0;
  for (const [key, value] of Object.entries(before)) {
    count += compareValues(value, Object.hasOwn(after, key) ? after[key] : ABSENT, [...place, key], differ);
  }
  return count;
}

/** Items that have a name are compared with their namesakes, and then their order; others one by one. */
function compareLists(before, after, place, differ) {
  const [names, namesAfter] = [namesOf(before), namesOf(after)];
  if (names === null || namesAfter === null) {
    if (before.length !== after.length)
      differ([...place, 'length'], String(before.length), String(after.length));
    return before
      .slice(0, after.length)
      .reduce(
        (count, value, at) => count + compareValues(value, after[at], [...place, String(at)], differ),
        1,
      );
  }
  let count = compareValues(names.join(', '), namesAfter.join(', '), [...place, 'order'], differ);
  for (const [at, name] of names.entries()) {
    const found = namesAfter.indexOf(name);
    if (found >= 0) count += compareValues(before[at], after[found], [...place, name], differ);
  }
  return count;
}

/**
 * What each item of a list is called, where each has a name and no two have the same: a verdict, a diagnosis,
 * a check.
 */
function namesOf(list) {
  const names = list.map((item) => (isObject(item) ? nameOf(item) : undefined));
  return names.includes(undefined) || new Set(names).size < names.length ? null : names;
}

function nameOf({ check, case: ofCase, mistake, classes, id }) {
  if (check !== undefined) return ofCase === undefined ? check : `${check}/${ofCase}`;
  if (mistake !== undefined)
    return classes === undefined ? mistake : `${mistake} in ${classes.join(' and ')}`;
  return typeof id === 'string' ? id : undefined;
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

export function shown(value) {
  if (value === ABSENT) return '(absent)';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
