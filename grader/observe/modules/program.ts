import type { Program } from '../../types/submission.ts';
import { asking, notPlain, type Settings } from './guest.ts';

/** Names of our own files beside the module: no module of an author's lies there. */
const OURS = '.cutoff';
const RULES = /\.[cm]?[jt]s$/;

/** Whether a path can be that of a module. */
export const isModulePath = (path: string): boolean => RULES.test(path) && !/\.d\.[cm]?ts$/.test(path);

/**
 * A program for an engine: the author's module, and our function that asks it. `work` is called with the
 * module's exports, `settings`, what asks it and what tells; its text is run, not the function itself.
 *
 * An ordinary engine runs an ordinary program, so that whatever holds for a submission holds for a module:
 * fuel, memory, no clock, no files, no draws but the stream's. Telling goes by what is printed, which is
 * counted and limited; what the module prints by itself is dropped.
 */
export function moduleProgram(
  module: { readonly path: string; readonly source: string },
  work: string,
  settings: Settings & object,
): Program {
  const text = `import { say } from './say.mjs';
import * as exported from ${JSON.stringify(`../${module.path}`)};
const settings = JSON.parse(${JSON.stringify(JSON.stringify(settings))});
export function explore() {
  const rules = { ...(exported.default ?? {}), ...exported };
  const asker = (${String(asking)})(rules, settings, say, ${String(notPlain)});
  try {
    return { told: (${work})(rules, settings, asker, say) };
  } catch (error) {
    const fault = asker.faultOf(error);
    if (fault === null) throw error;
    return { fault };
  }
}
`;
  return {
    language: module.path.endsWith('ts') ? 'typescript' : 'javascript',
    files: [
      { path: `${OURS}/explore.mjs`, text },
      { path: `${OURS}/say.mjs`, text: SAY },
      { path: module.path, text: module.source },
    ],
    entryFile: `${OURS}/explore.mjs`,
    entry: 'explore',
  };
}

/** Loaded before the module. */
const SAY = `export const say = console.log.bind(console);
for (const name of Object.keys(console)) try { console[name] = () => undefined; } catch {}
`;
