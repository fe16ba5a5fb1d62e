import { courseSchema } from './course.ts';
import { exerciseSchema } from './exercise.ts';
import { resultSchema } from './result/result.ts';
import { runSchema } from './run.ts';
import { treeSchema } from './tree.ts';

/** The schemas that are written to `exercises/schemas/`, by the name of the file. */
export const PUBLISHED = {
  course: courseSchema,
  exercise: exerciseSchema,
  result: resultSchema,
  run: runSchema,
  tree: treeSchema,
};
