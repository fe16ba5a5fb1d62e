import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../checkout.mjs';

const CUTS = ['strict', 'non-strict'];
const FORMS = ['fail-soft', 'fail-hard', 'half-clamped'];

/** Every way to solve a tree: each algorithm, and where there are conventions, each of them. */
const WAYS = [
  ...['minimax', 'expectimax', 'all-optimal', 'star1', 'star2', 'max-n'].map((name) => way(name)),
  ...['alpha-beta', 'negamax'].flatMap((name) =>
    CUTS.flatMap((cut) => FORMS.map((form) => way(name, cut, form))),
  ),
  { save: 'depth-2', args: ['--algorithm', 'alpha-beta', '--depth', '2'] },
  { save: 'depth-1-minimax', args: ['--algorithm', 'minimax', '--depth', '1'] },
  { save: 'window', args: ['--algorithm', 'alpha-beta', '--window=-inf,5'] },
  { save: 'no-window', args: ['--algorithm', 'alpha-beta', '--window', '5,3'] },
];

function way(algorithm, cut, form) {
  const conventions = cut === undefined ? [] : ['--convention', cut, '--returns', form];
  return {
    save: [algorithm, cut, form].filter(Boolean).join('-'),
    args: ['--algorithm', algorithm, ...conventions],
  };
}

/**
 * `solve` on every tree of the bundled exercises, in every way, as text and as JSON; and `lint` on all of
 * them.
 */
export function treeJobs({ root }) {
  const exercises = join(root, 'exercises');
  const trees = filesBelow(exercises).filter((path) => isTree(path, exercises));
  return [...new Set(trees.map((path) => path.split('/')[0]))].map((slug) => {
    const own = trees.filter((path) => path.startsWith(`${slug}/`));
    return {
      name: `trees/${slug}`,
      quick: true,
      inputs: Object.fromEntries(own.map((path) => [path, { from: join(exercises, path) }])),
      steps: own.flatMap((path) => [...lintOf(path), ...WAYS.flatMap((each) => solveOf(path, each))]),
    };
  });
}

function isTree(path, exercises) {
  if (!/\/(trees|hidden)\/.*\.json$/.test(path)) return false;
  return 'tree' in JSON.parse(readFileSync(join(exercises, path), 'utf8'));
}

const named = (path) => path.replace(/\.json$/, '');
const solveOf = (path, { save, args }) => [
  { args: ['solve', `in/${path}`, ...args], save: `${named(path)}/${save}` },
  { args: ['solve', `in/${path}`, ...args, '--json'], save: `${named(path)}/${save}` },
];
const lintOf = (path) => [{ args: ['lint', `in/${path}`], save: `${named(path)}/lint` }];
