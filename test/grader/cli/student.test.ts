import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../support/folders.ts';
import { isWhole } from '../../support/whole.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, courseFolder } from '../../support/smallExercise.ts';

describe('exercises', () => {
  test('lists the bundled ones', async () => {
    const { code, out } = await cutoff('.', ['exercises']);
    expect(code).toBe(0);
    for (const slug of ['alpha-beta', 'expectimax', 'hill-climbing', 'minimax'])
      expect(out).toMatch(new RegExp(`^ {2}${slug} `, 'm'));
    const listed = JSON.parse((await cutoff('.', ['exercises', '--json'])).out) as { slug: string }[];
    expect(listed.find(({ slug }) => slug === 'alpha-beta')).toEqual({
      chapter: 'Games of two players',
      level: 2,
      after: ['minimax'],
      slug: 'alpha-beta',
      title: expect.any(String),
      algorithm: 'alpha-beta',
      languages: expect.arrayContaining(['javascript', 'typescript']),
    });
  });
});

describe('start', () => {
  test('a bundled exercise: starter, declarations, handout and the note', async () => {
    const cwd = folderOf();
    const { code, out } = await cutoff(cwd, ['start', 'alpha-beta']);
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, 'alpha-beta')).sort()).toEqual([
      'alphaBeta.js',
      'cutoff.d.ts',
      'cutoff.json',
      'handout.md',
    ]);
    expect(JSON.parse(readFileSync(join(cwd, 'alpha-beta', 'cutoff.json'), 'utf8'))).toEqual({
      exercise: 'alpha-beta',
    });
    expect(out).toContain('then: cutoff check alpha-beta\n');
  });

  test('in another language and folder', async () => {
    const cwd = folderOf();
    const { code, out } = await cutoff(cwd, [
      'start',
      'alpha-beta',
      'hw/3',
      '--language',
      'typescript',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      exercise: 'alpha-beta',
      folder: join(cwd, 'hw', '3'),
      files: ['alphaBeta.ts', 'cutoff.d.ts', 'handout.md', 'cutoff.json'],
    });
  });

  test('an exercise by path is noted by its path', async () => {
    const cwd = courseFolder();
    expect((await cutoff(cwd, ['start', './exercise', 'mine'])).code).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, 'mine', 'cutoff.json'), 'utf8'))).toEqual({
      exercise: '../exercise',
    });
    writeFileSync(join(cwd, 'mine', 'minimax.js'), CORRECT);
    expect((await cutoff(cwd, ['check', 'mine'])).code).toBe(0);
  });

  test('never writes over a file, and then writes nothing at all', async () => {
    const cwd = folderOf({ 'alpha-beta/alphaBeta.js': 'mine' });
    const { code, err } = await cutoff(cwd, ['start', 'alpha-beta']);
    expect(code).toBe(2);
    expect(err).toMatch(/already holds alphaBeta\.js; nothing was written/);
    expect(readdirSync(join(cwd, 'alpha-beta'))).toEqual(['alphaBeta.js']);
    expect(readFileSync(join(cwd, 'alpha-beta', 'alphaBeta.js'), 'utf8')).toBe('mine');
  });

  test('a folder that is a file', async () => {
    const { code, err } = await cutoff(folderOf({ taken: 'x' }), ['start', 'alpha-beta', 'taken']);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot be made a folder/);
  });

  test('a language that the exercise does not take', async () => {
    const { code, err } = await cutoff(courseFolder(), [
      'start',
      './exercise',
      'mine',
      '--language',
      'python',
    ]);
    expect([code, err]).toEqual([2, 'cutoff: exercise does not take python, only javascript, typescript\n']);
  });
});

describe('pack', () => {
  test('a kit without anything hidden, with which a student can start and check', async () => {
    const cwd = courseFolder({
      'exercise/solutions/a.js': 'SECRETSOLUTION',
      'exercise/notes.txt': 'SECRETNOTES',
    });
    const { code, out } = await cutoff(cwd, ['pack', './exercise', '--out', 'kit', '--json']);
    expect(code).toBe(0);
    const { files, leftOut } = JSON.parse(out) as { files: string[]; leftOut: string[] };
    expect(files).toEqual([
      'exercise.json',
      'handout.md',
      'starter/cutoff.d.ts',
      'starter/minimax.js',
      'starter/minimax.ts',
      'trees/seen.json',
    ]);
    expect(leftOut).toEqual(['later', 'secret']);
    const there = readdirSync(join(cwd, 'kit'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(there).toHaveLength(files.length);
    for (const file of files)
      expect(readFileSync(join(cwd, 'kit', file), 'utf8')).not.toMatch(/LATER|SECRET|hidden/i);
    expect((await cutoff(cwd, ['start', './kit', 'mine'])).code).toBe(0);
    writeFileSync(join(cwd, 'mine', 'minimax.js'), CORRECT);
    expect((await cutoff(cwd, ['check', 'mine'])).out).toMatch(/2 of 2 points/);
  });

  test('never writes into a folder that holds something', async () => {
    const cwd = courseFolder({ 'kit/x': 'mine' });
    const { code, err } = await cutoff(cwd, ['pack', './exercise', '--out', 'kit']);
    expect([code, err]).toEqual([
      2,
      'cutoff: kit: this is there already; name a new folder with --out, or remove it\n',
    ]);
    expect(readdirSync(join(cwd, 'kit'))).toEqual(['x']);
  });

  // Of local searches the one whose lint is shortest.
  test.each(['alpha-beta', 'expectimax', 'local-beam', 'minimax', ...(isWhole ? ['hill-climbing'] : [])])(
    'the kit of %s names no hidden check, case, file or tree',
    async (slug) => {
      const cwd = folderOf();
      expect((await cutoff(cwd, ['pack', slug])).code).toBe(0);
      const kit = join(cwd, `${slug}-kit`);
      expect(existsSync(join(kit, 'hidden'))).toBe(false);
      expect(existsSync(join(kit, 'solutions'))).toBe(false);
      const { checks } = JSON.parse(readFileSync(join(kit, 'exercise.json'), 'utf8')) as {
        checks: { visibility: string }[];
      };
      expect(checks.length).toBeGreaterThan(0);
      expect(checks.every((check) => check.visibility === 'student')).toBe(true);
      expect((await cutoff(cwd, ['lint', kit])).code).toBe(0);
    },
  );
});
