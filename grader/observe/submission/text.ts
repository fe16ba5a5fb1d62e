/** The text of a source file, or why there is none, as the rest of a sentence that begins with its name. */
export type Decoded = { readonly text: string } | { readonly problem: string };

/**
 * Decodes UTF-8, with or without a byte order mark, and nothing else: guessing an encoding would change
 * programs.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { problem: 'is saved as UTF-16; save it as UTF-8' };
  }
  if (bytes.includes(0))
    return { problem: 'is not a text file (it holds NUL bytes); save it as plain UTF-8 text' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'is not saved as UTF-8; open it in your editor and save it with the encoding UTF-8' };
  }
}

/**
 * Text as it is compared, without what editors change by themselves: line ends, white space at the ends of
 * lines, blank lines at the end.
 */
export function normalizedText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}
