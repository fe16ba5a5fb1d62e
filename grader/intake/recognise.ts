import { blackboard } from './layouts/blackboard.ts';
import { brightspace } from './layouts/brightspace.ts';
import { canvas } from './layouts/canvas.ts';
import { githubClassroom } from './layouts/githubClassroom.ts';
import { gradescope } from './layouts/gradescope.ts';
import { moodle } from './layouts/moodle.ts';
import { plain } from './layouts/plain.ts';
import { atTop } from './names.ts';
import type { Layout, LayoutName, Listed } from './types.ts';

const SYSTEMS: readonly Layout[] = [canvas, moodle, gradescope, blackboard, brightspace, githubClassroom];

const BY_NAME = {
  canvas,
  moodle,
  gradescope,
  blackboard,
  brightspace,
  'github-classroom': githubClassroom,
  plain,
};

export const layoutNamed = (name: LayoutName): Layout => BY_NAME[name];

/** The systems that may have arranged these names: those that explain half of them or more. */
export function fitting(entries: readonly Listed[]): readonly Layout[] {
  const count = atTop(entries).length;
  return SYSTEMS.filter((layout) => {
    const fits = layout.fits(entries);
    return fits > 0 && fits * 2 >= count;
  });
}
