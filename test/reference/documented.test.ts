import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../reference/', import.meta.url);
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  // The banks have a shape of their own; what a user imports is the rest.
  .filter((path) => path.endsWith('.ts') && !/^(mistakes|variants)\//.test(path))
  .sort();

test.each(modules)(
  'reference/%s: every function, class and interface that it exports says what it is',
  (path) => {
    const lines = readFileSync(new URL(path, folder), 'utf8').split('\n');
    const bare = lines.filter(
      (line, i) =>
        /^export (function|class|interface|const \w+( = |: [A-Z]\w+ = )\S*(<.*)?\()/.test(line) &&
        !(lines[i - 1] ?? '').endsWith('*/'),
    );
    expect(bare).toEqual([]);
  },
);
