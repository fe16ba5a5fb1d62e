/**
 * Gives a function that takes out of a text what must differ between two runs: where they lie, versions, and
 * the hash of an exercise below its reports.
 */
export function normaliser({ root, version }, folder) {
  const escaped = version.replaceAll('.', '\\.');
  // A version alone could be the name of a node.
  const named = new RegExp(`(Cutoff |cutoff@|"version": "|,)${escaped}(?=["<\\s]|$)`, 'gm');
  return (text) =>
    text
      .replaceAll(folder, '<here>')
      .replaceAll(root, '<checkout>')
      .replace(/(\.\.\/)*\.\.<checkout>/g, '<checkout>')
      .replace(named, '$1<version>')
      .replace(/([>\n][a-z][a-z-]+, )[0-9a-f]{12}(?=[<\n])/g, '$1<hash>');
}

/** What was said while working comes in any order, with a count. */
export const progressSorted = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*\d+\/\d+ /, ''))
    .sort()
    .join('\n');
