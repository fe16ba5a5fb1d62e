import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../run/importTypeScript.mjs';
import { gradeJob } from './classes.mjs';
import { exerciseFor } from './exerciseFor.mjs';

/** Without `--whole`, one in so many of those of an exercise. */
const ONE_IN = { 'multi-agents': 9, default: 7 };

/** Submissions in styles that the diagnosis was not made for, as a class for each exercise. */
export async function heldOutJobs(before, { whole, after }) {
  const { root } = before;
  const { heldOutFiles, HELD_OUT_STYLES, styleText, searches } = await corporaOf(root);
  const agents = [
    ...HELD_OUT_STYLES.map((style) => ({ what: style, text: styleText(style) })),
    ...heldOutFiles(),
  ];
  const all = [...agents.map(({ what, text }) => ({ exercise: 'multi-agents', what, text })), ...searches];
  return [...new Set(all.map(({ exercise }) => exercise))].map((exercise) => {
    const own = all.filter((each) => each.exercise === exercise);
    const oneIn = whole ? 1 : (ONE_IN[exercise] ?? ONE_IN.default);
    const chosen = own
      .map((each, at) => ({ ...each, id: idOf(at, each.what) }))
      .filter((_, at) => at % oneIn === 0);
    const name = entryFile(root, exercise);
    const files = chosen.map(({ id, text }) => [`class/${id}/${name}`, text]);
    const graded = exerciseFor(exercise, before, after);
    return gradeJob(`held-out/${exercise}${whole ? '-whole' : ''}`, graded, {
      ...Object.fromEntries(files),
      ...graded.inputs,
    });
  });
}

/** The labelled submissions of a checkout; those of version 0.1.0 lie elsewhere, under other names. */
async function corporaOf(root) {
  const corpora = join(root, 'test/grader/diagnose/corpora');
  const old = join(root, 'test/grader/judge/diagnosis');
  if (existsSync(old)) {
    const searches = await importTypeScript(join(old, 'heldOutLocal.ts'));
    return {
      ...(await importTypeScript(join(old, 'heldOutAgents.ts'))),
      searches: [...searches.HELD_OUT_CORRECT, ...searches.HELD_OUT_SEARCHES],
    };
  }
  const searches = await importTypeScript(join(corpora, 'heldOutLocalSearches.ts'));
  return {
    ...(await importTypeScript(join(corpora, 'heldOutAgents.ts'))),
    searches: [...searches.CORRECT_HELD_OUT_SEARCHES, ...searches.FAULTY_HELD_OUT_SEARCHES],
  };
}

/** A name for a folder that says which one it is: its number and the style. */
const idOf = (at, what) =>
  `${String(at).padStart(3, '0')}-${/[\w-]+(?=[:,]|$)/.exec(what.replace(/^[\w-]+, /, ''))?.[0] ?? 'x'}`;

function entryFile(root, exercise) {
  const { files } = JSON.parse(readFileSync(join(root, 'exercises', exercise, 'exercise.json'), 'utf8'));
  return files.python;
}
