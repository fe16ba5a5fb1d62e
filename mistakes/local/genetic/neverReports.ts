import { of } from '../../skeletons/genetic.ts';

export const neverReports = of(
  'never-reports',
  { report: () => undefined },
  'No generation is reported',
  'Your algorithm never calls options.onGeneration.',
  'Call options.onGeneration(population) once a generation.',
);
