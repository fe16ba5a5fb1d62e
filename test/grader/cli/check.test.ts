import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';
import { BROKEN, CHATTY, CORRECT, courseFolder, ENDLESS, SWAPPED } from '../../support/smallExercise.ts';

describe('check', () => {
  test.each<[string, string, number, RegExp]>([
    ['correct', CORRECT, 0, /2 of 2 points/],
    ['wrong', SWAPPED, 1, /0 of 2 points/],
    ['endless', ENDLESS, 1, /0 of 2 points/],
    ['a syntax error', BROKEN, 1, /minimax\.js/],
    ['nothing', '', 1, /Nothing was handed in|is empty/],
  ])('%s', async (_, text, expected, words) => {
    const cwd = courseFolder({ 'mine/minimax.js': text });
    const { code, out, err } = await cutoff(cwd, ['check', 'mine', '--exercise', './exercise']);
    expect([code, err]).toEqual([expected, '']);
    expect(out).toMatch(words);
  });

  test('only what the student may see is run and shown', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': CHATTY });
    const { code, out } = await cutoff(cwd, ['check', 'mine', '--exercise', './exercise', '--verbose']);
    expect(code).toBe(0);
    expect(out).toContain('hello from me');
    expect(out).not.toMatch(/LATER|SECRET|314|2718/i);
    const { out: json } = await cutoff(cwd, ['check', 'mine', '--exercise', './exercise', '--json']);
    expect(json).not.toMatch(/LATER|SECRET|31411|27181/i);
    expect(JSON.parse(json)).toMatchObject({
      tool: 'cutoff',
      audience: 'student',
      score: 2,
      maxScore: 2,
      verdicts: [{ check: 'value', case: 'seen', state: 'passed' }],
    });
  });

  test('a single file', async () => {
    const cwd = courseFolder({ 'mine.js': CORRECT });
    expect((await cutoff(cwd, ['check', 'mine.js', '--exercise', './exercise'])).code).toBe(0);
  });

  test('the note is found from a folder inside', async () => {
    const cwd = courseFolder({
      'mine/cutoff.json': '{ "exercise": "../exercise" }',
      'mine/src/minimax.js': CORRECT,
    });
    expect((await cutoff(join(cwd, 'mine', 'src'), ['check'])).code).toBe(0);
  });

  test.each(['[]', '{', '{ "exercise": 3 }', 'null'])('a note that says %s', async (text) => {
    const { code, err } = await cutoff(folderOf({ 'cutoff.json': text }), ['check']);
    expect(code).toBe(2);
    expect(err).toMatch(/cutoff\.json: found something else; expected \{ "exercise": "alpha-beta" \}/);
  });

  test('checking leaves the folder of a correct search as it is', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': CORRECT });
    await cutoff(cwd, ['check', 'mine', '--exercise', './exercise']);
    expect(readdirSync(join(cwd, 'mine'))).toEqual(['minimax.js']);
  });

  test('points of checks that are not shown are told, with a kit too', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': CORRECT });
    const further = /A further \d+ points? rests? on checks that are not shown here\./;
    const { out } = await cutoff(cwd, ['check', 'mine', '--exercise', './exercise']);
    expect(out).toMatch(further);
    expect((await cutoff(cwd, ['pack', './exercise', '--out', 'kit'])).code).toBe(0);
    const { out: same } = await cutoff(cwd, ['check', 'mine', '--exercise', './kit']);
    expect(further.exec(same)?.[0]).toBe(further.exec(out)?.[0]);
    const { out: json } = await cutoff(cwd, ['check', 'mine', '--exercise', './kit', '--json']);
    expect(JSON.parse(json)).toHaveProperty('notShown');
  });

  test('--verbose shows what failed alone, --all the rest', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': CORRECT });
    const check = async (...more: string[]): Promise<string> =>
      (await cutoff(cwd, ['check', 'mine', '--exercise', './exercise', ...more])).out;
    expect(await check('--verbose')).not.toContain('✓ seen');
    expect(await check('--all')).toContain('✓ seen');
  });

  test('in a terminal of 24 lines, the diagnosis is what one sees', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': SWAPPED });
    for (const more of [[], ['--verbose'], ['--all']]) {
      const { out } = await cutoff(cwd, ['check', 'mine', '--exercise', './exercise', ...more]);
      expect(out.trimEnd().split('\n').slice(-23).join('\n')).toContain('What probably went wrong');
    }
  });

  test('in a terminal the verdict is there before the reason, which is being looked for', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': SWAPPED });
    const parts: string[] = [];
    const stream = { isTTY: true, columns: 80, write: (text: string) => void parts.push(text) };
    await cutoff(cwd, ['check', 'mine', '--exercise', './exercise'], { stdout: stream, stderr: stream });
    const at = (words: string): number => parts.findIndex((part) => part.includes(words));
    expect(at('0 of 2 points')).toBeGreaterThanOrEqual(0);
    expect(at('Looking for the reason')).toBeGreaterThan(at('0 of 2 points'));
    expect(at('\r\u001b[K')).toBeGreaterThan(at('Looking for the reason'));
    expect(at('What probably went wrong')).toBeGreaterThan(at('\r\u001b[K'));
  });
});

describe('the smallest example', () => {
  const check = ['check', 'my work', '--exercise', './exercise'];

  test('is kept beside the submission, and run again by the line that is shown', async () => {
    const cwd = courseFolder({ 'my work/minimax.js': SWAPPED });
    const { out } = await cutoff(cwd, check);
    expect(out).toContain('To see it again: cutoff run "my work" --last');
    const kept = join(cwd, 'my work', '.cutoff', 'example.json');
    expect(out).toContain(readFileSync(kept, 'utf8').trim());
    expect((await cutoff(cwd, ['solve', kept])).code).toBe(0);
    // The note says which exercise it is.
    const again = await cutoff(cwd, ['run', 'my work', '--last']);
    expect([again.code, again.err]).toEqual([1, '']);
    expect(again.out).toContain('✗ Value');
    expect(again.out.replaceAll('\\', '/')).toContain('my work/.cutoff/example.json');
    writeFileSync(join(cwd, 'my work', 'minimax.js'), CORRECT);
    expect((await cutoff(cwd, ['run', 'my work', '--last'])).code).toBe(0);
    expect((await cutoff(join(cwd, 'my work'), ['run', '--last'])).code).toBe(0);
  });

  test('is no part of what is handed in', async () => {
    const cwd = courseFolder({ 'my work/minimax.js': SWAPPED });
    const hash = async (): Promise<unknown> =>
      (JSON.parse((await cutoff(cwd, [...check, '--json'])).out) as { submission: unknown }).submission;
    const before = await hash();
    await cutoff(cwd, check);
    expect(await hash()).toEqual(before);
  });

  test.each<[Readonly<Record<string, string>>, readonly string[], string]>([
    [{}, ['--last'], 'my work: no example was kept here; cutoff check keeps one where something fails'],
    [
      { 'my work/.cutoff/example.json': '{}', 'my work/.cutoff/last.json': '[' },
      ['--last'],
      'last.json: found something else; expected what cutoff check writes there',
    ],
    [
      {
        'my work/.cutoff/example.json': '{}',
        'my work/.cutoff/last.json': '{ "kind": "tree", "exercise": "minimax" }',
      },
      ['--last'],
      'found no "title"',
    ],
    [{}, ['--last', '--tree', 'x.json'], '--last is an example of its own: leave --tree out'],
  ])('%j %j', async (files, options, message) => {
    const cwd = courseFolder({ 'my work/minimax.js': SWAPPED, ...files });
    const { code, err } = await cutoff(cwd, ['run', 'my work', ...options]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('check --watch', () => {
  test('checks again after a change, and ends at Ctrl-C', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': SWAPPED });
    const controller = new AbortController();
    let out = '';
    let isChanged = false;
    const write = (text: string): void => {
      out += text;
      if (/0 of 2 points/.test(text)) {
        isChanged = true;
        // Written until seen: some systems report changes only once the watch has settled.
        let version = 0;
        const writer = setInterval(
          () => writeFileSync(join(cwd, 'mine', 'minimax.js'), `${CORRECT}// ${(version += 1)}\n`),
          200,
        );
        controller.signal.addEventListener('abort', () => clearInterval(writer));
      }
      if (/than before/.test(text)) controller.abort();
    };
    const { code, err } = await cutoff(cwd, ['check', 'mine', '--exercise', './exercise', '--watch'], {
      stdout: { write },
      interrupt: () => controller.signal,
    });
    expect([code, isChanged]).toEqual([0, true]);
    expect(out).toMatch(/0 of 2 points[\s\S]+2 of 2 points[\s\S]+1 more case passes than before\./);
    expect(err).toContain('Watching for changes; Ctrl-C ends.');
    expect(err).toContain('minimax.js has changed; checking again …');
  });
});

describe('check --open', () => {
  test('shows the page of the check, with nothing of what students may not see', async () => {
    const cwd = courseFolder({ 'my work/minimax.js': SWAPPED });
    const opened: string[] = [];
    const open = async (path: string): Promise<boolean> => opened.push(path) > 0;
    const argv = ['check', 'my work', '--exercise', './exercise', '--open'];
    const { code, err } = await cutoff(cwd, argv, { open });
    const page = join('my work', '.cutoff', 'report.html');
    expect([code, opened, err]).toEqual([1, [join(cwd, page)], `The page of this check is ${page}\n`]);
    const html = readFileSync(join(cwd, page), 'utf8');
    expect(html).toContain('0 of 2 points');
    expect(html).not.toMatch(/LATER|SECRET|31411|27181/i);
  });

  test('where nothing can be opened it says where the page is; standard output stays JSON', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': CORRECT });
    const argv = ['check', 'mine', '--exercise', './exercise', '--open', '--json'];
    const { code, out, err } = await cutoff(cwd, argv);
    const page = join('mine', '.cutoff', 'report.html');
    expect([code, err]).toEqual([0, `No browser could be started. The page is ${page}\n`]);
    expect(JSON.parse(out)).toMatchObject({ score: 2 });
  });

  test('a page that cannot be written', async () => {
    const cwd = courseFolder({ 'mine/minimax.js': CORRECT, 'mine/.cutoff': 'a file' });
    const argv = ['check', 'mine', '--exercise', './exercise', '--open'];
    const { code, err } = await cutoff(cwd, argv);
    expect(code).toBe(2);
    expect(err).toMatch(/^cutoff: mine[/\\]\.cutoff[/\\]report\.html: cannot be written \(/);
  });
});

describe('how far one is', () => {
  const listed = async (cwd: string): Promise<unknown> => {
    const { out } = await cutoff(cwd, ['exercises', '--json']);
    return (JSON.parse(out) as { slug: string; progress?: unknown }[])
      .filter(({ progress }) => progress !== undefined)
      .map(({ slug, progress }) => [slug, progress]);
  };

  test('is shown beside each exercise that was begun here', async () => {
    const cwd = folderOf();
    expect(await listed(cwd)).toEqual([]);
    await cutoff(cwd, ['start', 'negamax']);
    const folder = join(cwd, 'negamax');
    expect(await listed(cwd)).toEqual([['negamax', { folder, points: null, max: null, isPassed: false }]]);
    expect((await cutoff(cwd, ['exercises'])).out).toMatch(/negamax +Negamax, level 1\n +begun, not checked/);
    expect((await cutoff(cwd, ['check', 'negamax'])).code).toBe(1);
    const { out } = await cutoff(cwd, ['exercises']);
    expect(out).toMatch(/negamax +Negamax, level 1\n +0 of [\d.]+ points so far\n/);
    expect(await listed(folder)).toEqual(await listed(cwd));
  });

  test('a check of other work, or of another exercise, is not noted', async () => {
    const cwd = courseFolder({
      'mine/cutoff.json': '{ "exercise": "negamax" }',
      'mine/minimax.js': CORRECT,
      'loose/minimax.js': CORRECT,
    });
    await cutoff(cwd, ['check', 'mine', '--exercise', './exercise']);
    await cutoff(cwd, ['check', 'loose', '--exercise', './exercise']);
    expect(readdirSync(join(cwd, 'mine'))).toEqual(['cutoff.json', 'minimax.js']);
    expect(readdirSync(join(cwd, 'loose'))).toEqual(['minimax.js']);
  });

  test.each(['[', '[]', 'null', '{ "points": 3 }'])('notes that say %s are as none', async (text) => {
    const note = '{ "exercise": "minimax" }';
    const cwd = folderOf({ 'a/cutoff.json': note, 'a/.cutoff/progress.json': text, 'b/cutoff.json': text });
    const folder = join(cwd, 'a');
    expect(await listed(cwd)).toEqual([['minimax', { folder, points: null, max: null, isPassed: false }]]);
  });

  test('of two folders the one that got further', async () => {
    const note = '{ "exercise": "minimax" }';
    const at = (points: string, isPassed: boolean): string => JSON.stringify({ points, max: '10', isPassed });
    const cwd = folderOf({
      'a/cutoff.json': note,
      'a/.cutoff/progress.json': at('9', false),
      'b/cutoff.json': note,
      'b/.cutoff/progress.json': at('10', true),
    });
    const progress = { folder: join(cwd, 'b'), points: '10', max: '10', isPassed: true };
    expect(await listed(cwd)).toEqual([['minimax', progress]]);
  });
});
