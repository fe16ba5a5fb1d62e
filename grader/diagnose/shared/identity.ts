/** The same text for plain values that are the same. JSON alone would write ±∞ as null. */
export const identityOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isFinite(part) ? String(part) : part,
  );
