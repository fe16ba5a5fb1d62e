import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Validator } from '../../content/validators.ts';
import { packageRoot } from '../../types/root.ts';

/** The schemas of quizzes and of answers, as compiled by the build. */
export const quizValidators = createRequire(import.meta.url)(
  join(packageRoot(), 'dist', 'validators', 'quizzes.cjs'),
) as Readonly<Record<'quiz' | 'answers', Validator>>;
