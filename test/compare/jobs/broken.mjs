import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../checkout.mjs';

/** Files of each kind that people write; each is broken in many ways, for what is said then. */
const FILES = {
  tree: 'alpha-beta/trees/named-moves.json',
  run: 'hill-climbing/runs/one-move.json',
  quiz: 'quizzes/figure-5-2.json',
};
/** So deep, and so many items of a list, is a file broken. */
const DEPTH = 4;
const ITEMS = 2;

/** What is said about files in which a key is missing, misspelt or of another type. */
export function brokenJobs({ root }) {
  const folder = join(root, 'exercises');
  const kinds = Object.entries(FILES).map(([kind, path]) => {
    const variants = brokenOnes(read(join(folder, path)));
    return {
      name: `broken/${kind}`,
      quick: true,
      inputs: Object.fromEntries(variants.map(({ name, value }) => [`${name}.json`, text(value)])),
      steps: variants.map(({ name }) => ({ args: ['lint', `in/${name}.json`], save: name })),
    };
  });
  return [...kinds, exerciseJob(join(folder, 'mutate'))];
}

/** To make a kit of an exercise reads all of it and runs nothing. */
function exerciseJob(folder) {
  const variants = brokenOnes(read(join(folder, 'exercise.json')));
  const others = filesBelow(folder).filter((path) => path !== 'exercise.json');
  return {
    name: 'broken/exercise',
    quick: true,
    inputs: Object.fromEntries(
      variants.flatMap(({ name, value }) => [
        [`${name}/exercise.json`, text(value)],
        ...others.map((path) => [`${name}/${path}`, { from: join(folder, path) }]),
      ]),
    ),
    steps: variants.map(({ name }) => ({
      args: ['pack', `./in/${name}`, '--out', `kits/${name}`],
      save: name,
    })),
  };
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const text = (value) => JSON.stringify(value, null, 2);

/** The value with each of its keys broken in turn. */
function brokenOnes(value) {
  return placesIn(value, []).flatMap((place) => {
    const key = place.at(-1);
    const breaks = {
      missing: (parent) => (Array.isArray(parent) ? parent.splice(key, 1) : delete parent[key]),
      null: (parent) => (parent[key] = null),
      misspelt: (parent) => ((parent[`${key}x`] = parent[key]), delete parent[key]),
      odd: (parent) => (parent[key] = oddOf(parent[key])),
      empty: (parent) => (parent[key] = Array.isArray(parent[key]) ? [] : ''),
    };
    return Object.entries(breaks).map(([how, change]) => {
      const copy = structuredClone(value);
      change(place.slice(0, -1).reduce((parent, each) => parent[each], copy));
      return { name: `${place.join('-').replaceAll('$', '')}-${how}`, value: copy };
    });
  });
}

function placesIn(value, place) {
  if (typeof value !== 'object' || value === null || place.length > DEPTH) return [];
  const keys = Object.keys(value).slice(0, Array.isArray(value) ? ITEMS : undefined);
  return keys.flatMap((key) => [[...place, key], ...placesIn(value[key], [...place, key])]);
}

/** Something of another type. */
const oddOf = (value) => (typeof value === 'string' ? 12.5 : 'odd');
