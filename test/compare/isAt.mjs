/** Whether an entry names the place of a difference, alone or among others, or no place at all. */
export function isAt(entry, place) {
  const places = [entry.place ?? ''].flat();
  if (!places.some((part) => place.includes(part))) return false;
  return entry.field === undefined || place.split('/').at(-1) === entry.field;
}
