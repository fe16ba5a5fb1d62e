import { exerciseSchema } from './exercise.ts';
import { runSchema } from './run.ts';
import { treeSchema } from './tree.ts';

/** The schemas that are written to `exercises/schemas/`, by the name of the file. */
export const PUBLISHED = { exercise: exerciseSchema, run: runSchema, tree: treeSchema };
