/** The parts of a path in an archive; null where it is absolute or leaves its folder. */
export function safeParts(path: string): string[] | null {
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return null;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.includes('..') ? null : parts;
}
