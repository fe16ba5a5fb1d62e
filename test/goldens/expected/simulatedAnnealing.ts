import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const simulatedAnnealing: ExpectedClass = {
  'abena-owusu': full('Keeps the best state so far, prints it, and returns the current one.'),
  'bence-nagy': full("Python's own random; values kept; min(0, ΔE) in place of a second case."),
  'chidi-eze': full('CommonJS; neighbours asked for only after a move; no stream but Math.random.'),
  'daria-sokolova': fails('Rounds the temperature down to whole degrees.', {
    diagnosis: 'temperature-truncated',
    checks: ['chance', 'chance-more'],
  }),
  'emre-kaya': fails('Time begins at 0.', {
    diagnosis: 'time-from-zero',
    checks: ['schedule', 'schedule-more'],
  }),
  'freya-dahl': fails('ΔE with the sign turned round.', {
    diagnosis: 'delta-sign',
    checks: ['moves', 'chance', 'moves-more', 'chance-more'],
  }),
  'goran-petrovic': fails('Returns the best state so far.', {
    diagnosis: 'best-returned',
    checks: ['returns', 'moves-more'],
  }),
  'hina-qureshi': fails('2^(ΔE/T), and only the first half of the neighbours.', {
    diagnosis: 'base-two',
    checks: ['chance', 'chance-more'],
  }),
};
