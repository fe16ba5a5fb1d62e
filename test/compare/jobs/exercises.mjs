import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Without `--whole`, only those that take no more than a few seconds each. */
const SLOW_TO_LINT = [
  'genetic-algorithm',
  'hill-climbing',
  'local-beam',
  'simulated-annealing',
  'stochastic-hill-climbing',
];
const QUICKLY_ADEQUATE = ['expectimax', 'minimax', 'mutate', 'reproduce', 'random-selection'];

/** `lint` and `adequacy` of every bundled exercise, each program with its own copy. */
export function exerciseJobs({ root }, { whole }) {
  const folder = join(root, 'exercises');
  const slugs = readdirSync(folder)
    .sort()
    .filter((slug) => existsSync(join(folder, slug, 'exercise.json')));
  return slugs.flatMap((slug) => [
    ...(whole || !SLOW_TO_LINT.includes(slug) ? [lintOf(slug)] : []),
    ...(whole || QUICKLY_ADEQUATE.includes(slug) ? [adequacyOf(slug)] : []),
  ]);
}

const lintOf = (slug) => ({
  name: `lint/${slug}`,
  inputs: {},
  steps: [{ args: ['lint', slug], save: 'lint' }],
});

const adequacyOf = (slug) => ({
  name: `adequacy/${slug}`,
  inputs: {},
  steps: [
    { args: ['adequacy', slug], save: 'adequacy' },
    { args: ['adequacy', slug, '--json'], save: 'adequacy' },
  ],
});
