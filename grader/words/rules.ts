import type { FileFinding } from '../types/rules.ts';
import { grouped } from './numbers.ts';
import { quote } from './quoting.ts';

/** Above what rules on files found. */
export const FINDINGS_HEADING = 'Rules on files';

/** What a rule on files found, as a sentence without its end. */
export function findingWords(finding: FileFinding): string {
  switch (finding.code) {
    case 'calls':
    case 'imports': {
      const { code, file, name, line, times } = finding;
      const more =
        times > 1 ? `, and ${grouped(times - 1)} more ${times === 2 ? 'time' : 'times'} below` : '';
      return `${quote(file)} ${code} ${quote(name)} in line ${line}${more}`;
    }
    case 'too-large':
      return `The files have ${grouped(finding.bytes)} bytes; at most ${grouped(finding.most)} are allowed`;
    case 'no-file':
      return `There is no file ${quote(finding.name)}`;
    case 'no-function':
      return `No function ${quote(finding.name)} is defined`;
    case 'unchecked':
      return (
        `${quote(finding.file)} could not be read` +
        `${finding.line === undefined ? '' : ` in full (line ${finding.line})`}, so that the rule was not ` +
        'checked there; that costs nothing'
      );
  }
}
