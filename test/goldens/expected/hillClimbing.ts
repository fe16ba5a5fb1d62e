import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const NEW_CLIMB_CHECKS = ['sideways', 'ties', 'sideways-more', 'ties-more'];
const CLIMB_CHECKS = ['climb', 'stop', 'boards', 'climb-more', 'stop-more'];

export const hillClimbing: ExpectedClass = {
  'aisha-bello': full('A loop that draws ties only where it is asked to.'),
  'boris-ilić': full('A function as module.exports; ties at random with Math.random.'),
  'carmen-ortiz': full('TypeScript; recursion; shuffles the neighbours and sorts them.'),
  'dimitra-papadaki': fails(
    'A single file; a generator; snake_case; the last of the best, whatever the options say.',
    { diagnosis: 'no-sideways+last-tie', checks: NEW_CLIMB_CHECKS },
  ),
  'eun-ji-han': fails('Takes the first better neighbour.', {
    diagnosis: 'first-better',
    checks: [...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS],
  }),
  'finn-larsen': {
    says: 'Walks over equal neighbours: mostly without end, now and then into a solution.',
    diagnosis: 'level-for-ever+first-tie',
    fails: {
      climb: 'work-limit',
      stop: 'work-limit',
      boards: 'work-limit',
      'climb-more': ['student-error', 'work-limit'],
      'stop-more': ['student-error', 'work-limit'],
      sideways: 'work-limit',
      ties: 'work-limit',
      'sideways-more': 'work-limit',
      'ties-more': 'work-limit',
    },
  },
  'giulia-conti': fails('Returns the value of the board.', {
    diagnosis: 'first-tie',
    checks: [...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS],
  }),
  'hamza-sheikh': fails('Returns the board before the last move.', {
    diagnosis: 'first-tie',
    checks: [...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS],
  }),
  'ioana-popescu': fails('Goes down.', {
    diagnosis: 'goes-down',
    checks: [...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS],
  }),
  'jamal-carter': fails('Makes up to a hundred sideways moves, whatever the options say.', {
    diagnosis: 'own-sideways-limit',
    checks: [...CLIMB_CHECKS, 'sideways', 'sideways-more'],
  }),
  'keiko-mori': fails('Leaves out the last neighbour.', {
    diagnosis: 'first-tie',
    checks: ['climb', 'stop', 'stop-more', ...NEW_CLIMB_CHECKS],
  }),
  'lucía-vega': fails('Makes its own neighbours and never asks for them.', {
    diagnosis: 'unknown',
    checks: [...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS],
  }),
  'marek-dvořák': fails('Returns the board it was given.', {
    diagnosis: 'unknown',
    checks: [...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS],
  }),
  'nkechi-obi': {
    says: 'Goes on until every queen is safe: mostly without end, now and then into a solution.',
    diagnosis: 'level-for-ever+first-tie',
    fails: {
      climb: 'work-limit',
      stop: 'work-limit',
      boards: 'work-limit',
      'climb-more': ['student-error', 'work-limit'],
      'stop-more': ['student-error', 'work-limit'],
      sideways: 'work-limit',
      ties: 'work-limit',
      'sideways-more': 'work-limit',
      'ties-more': 'work-limit',
    },
  },
  'omar el-sayed': fails('Keeps the best board from one call to the next.', {
    diagnosis: 'first-tie',
    checks: [...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS],
  }),
  'leila-farsi': fails("Python: ties at random with Python's own module; no sideways moves.", {
    diagnosis: 'no-sideways',
    checks: ['sideways', 'sideways-more'],
  }),
  'viktor-blum': fails('Python: takes the first better neighbour.', {
    diagnosis: 'first-better',
    checks: [...CLIMB_CHECKS, ...NEW_CLIMB_CHECKS],
  }),
};
