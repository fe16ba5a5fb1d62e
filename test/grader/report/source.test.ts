import { describe, expect, test } from 'vitest';
import { shownSource } from '../../../grader/observe/shownSource.ts';
import { forStudent } from '../../../grader/report/forStudent.ts';
import { createRenderer } from '../../../grader/report/renderer.ts';
import type { ShownSource } from '../../../grader/types/source.ts';
import type { Submission } from '../../../grader/types/submission.ts';
import { ALPHA_BETA } from '../../support/sampleReports.ts';

const { reportHtml } = createRenderer();
const handedIn = (files: Submission['files']): Submission => ({
  id: 'ann',
  name: 'ann',
  hash: '',
  files,
  content: { kind: 'unusable', note: '' },
});
const shown = (text: string): ShownSource => shownSource(handedIn([{ path: 'a.js', text }]));
const pageOf = (source: ShownSource): string => reportHtml({ ...ALPHA_BETA, source });
const listing = (html: string): string =>
  /<pre class="numbers"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1]?.replace('</pre><pre>\n', '|') ?? '';

describe('what is shown of a submission', () => {
  test.each<[text: string, lines: string, left: number]>([
    ['', '', 0],
    ['a', 'a', 0],
    ['a\n', 'a', 0],
    ['a\r\nb\rc\n', 'a\nb\nc', 0],
    ['\n\na\n', '\n\na', 0],
    ['\n'.repeat(4_000), '\n'.repeat(2_999), 1_000],
    [`${'x'.repeat(499)}\n`.repeat(300), `${'x'.repeat(499)}\n`.repeat(240).trimEnd(), 60],
    ['y'.repeat(2_000_000), `${'y'.repeat(499)}…`, 0],
  ])('of %j', (text, lines, left) => {
    expect(shown(text).files).toEqual([{ path: 'a.js', text: lines, left }]);
  });

  test('all files share the room', () => {
    const long = { text: '\n'.repeat(2_000) };
    const { files } = shownSource(handedIn(['a', 'b', 'c'].map((path) => ({ path, ...long }))));
    expect(files.map(({ left }) => left)).toEqual([0, 1_000, 2_000]);
  });
});

describe('a page with the source', () => {
  const stop = (line: number, file = 'a.js'): ShownSource['stops'][number] => ({
    file,
    line,
    error: 'E: no.',
    cases: 2,
  });

  test('numbers its lines, the empty ones at its start too', () => {
    expect(listing(pageOf(shown('\n\nlet a;\n')))).toBe('1\n2\n3|\n\nlet a;\n</pre>');
  });

  test('lights a line with all its reasons', () => {
    const html = pageOf({ ...shown('a\nb\nc'), stops: [stop(2), { ...stop(2), error: 'F: <i>' }] });
    expect(listing(html)).toBe(
      '1\n2\n3|a\n<mark id="L1-2">b</mark> <span class="why">E: no; ends 2 cases · F: &lt;i&gt;; ends 2 cases</span>\nc\n</pre>',
    );
    expect(html.match(/<a href="#L1-2">a\.js, line 2<\/a>/g)).toHaveLength(2);
  });

  test('tells of lines that it does not show, without a link', () => {
    const html = pageOf({ ...shown('a'), stops: [stop(7), stop(1, 'gone.js')] });
    expect(html).toContain('<li>a.js, line 7: <bdi>E: no; ends 2 cases</bdi></li>');
    expect(html).toContain('<li>gone.js, line 1:');
    expect(html).not.toContain('<mark');
  });

  test('is the staff’s alone', () => {
    const report = { ...ALPHA_BETA, source: shown('let secret;') };
    expect(reportHtml(report)).toContain('let secret;');
    expect(reportHtml(forStudent(report))).not.toContain('secret');
    expect(reportHtml({ ...report, audience: 'student' })).not.toContain('secret');
  });
});
