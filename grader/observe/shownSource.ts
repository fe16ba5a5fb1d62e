import { itemAt } from '../types/lookup.ts';
import type { Observation } from '../types/observation.ts';
import type { ShownFile, ShownSource, Stop } from '../types/source.ts';
import type { SourceFile, Submission } from '../types/submission.ts';

/** So much is shown of a submission: far above honest work, and a page stays light. */
const MOST_CHARACTERS = 120_000;
const MOST_LINES = 3_000;
const LONGEST_LINE = 500;
const LONGEST_ERROR = 300;
const MOST_STOPS = 20;

interface Ran {
  /** Those of input j of case i. */
  readonly observations: readonly (readonly Observation[])[];
}

/** What the staff's page shows of a submission whose checks were run, if any were. */
export function shownSource({ files, content }: Submission, ran: readonly Ran[] = []): ShownSource {
  const stops = stopsIn(ran);
  const entryFile = content.kind === 'program' ? content.program.entryFile : '';
  const rank = ({ path }: SourceFile): number =>
    path === entryFile ? 0 : stops.some(({ file }) => file === path) ? 1 : 2;
  return { files: shownFiles(files.toSorted((a, b) => rank(a) - rank(b))), stops };
}

/** Where cases ended with an error, by the innermost line of the student's own, most cases first. */
function stopsIn(ran: readonly Ran[]): Stop[] {
  const stops = new Map<string, Stop>();
  for (const observed of ran.flatMap(({ observations }) => observations)) {
    const ofCase = new Map(observed.flatMap(stopOf).map((stop) => [JSON.stringify(stop), stop]));
    for (const [key, stop] of ofCase)
      stops.set(key, { ...stop, cases: (stops.get(key)?.cases ?? 0) + stop.cases });
  }
  return [...stops.values()].sort((a, b) => b.cases - a.cases || a.line - b.line).slice(0, MOST_STOPS);
}

function stopOf({ outcome }: Observation): Stop[] {
  if (outcome.kind !== 'threw' && outcome.kind !== 'not-loaded') return [];
  const { name, message, frames } = outcome.error;
  const error = message === '' ? name : `${name}: ${message}`;
  return frames
    .slice(0, 1)
    .map(({ file, line }) => ({ file, line, error: error.slice(0, LONGEST_ERROR), cases: 1 }));
}

/** The first lines of each, until there is no more room. */
function shownFiles(files: readonly SourceFile[]): ShownFile[] {
  let [characters, room] = [MOST_CHARACTERS, MOST_LINES];
  return files.map(({ path, text }) => {
    const lines = text.split(/\r\n|\r|\n/);
    // What ends in a line end has no line after it.
    if (lines.length > 1 && lines.at(-1) === '') lines.pop();
    const shown: string[] = [];
    while (shown.length < lines.length && room > 0) {
      const line = cut(itemAt(lines, shown.length));
      characters -= line.length + 1;
      if (characters < 0) room = 0;
      else shown.push(line);
      room -= 1;
    }
    return { path, text: shown.join('\n'), left: lines.length - shown.length };
  });
}

const cut = (line: string): string =>
  line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE - 1)}…`;
