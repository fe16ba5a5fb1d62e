/** Files of the site that engines are made from, each compressed as by gzip. */
export const PART_FILES = {
  quickjs: 'quickjs.bin',
  typeScript: 'typescript.bin',
  python: 'python.bin',
  snapshot: 'python-snapshot.bin',
  library: 'python-library.bin',
} as const;
