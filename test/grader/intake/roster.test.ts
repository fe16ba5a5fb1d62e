import { describe, expect, test } from 'vitest';
import { compare } from '../../../grader/intake/compare.ts';
import { readRoster } from '../../../grader/intake/roster.ts';
import type { Handed } from '../../../grader/intake/types.ts';

const handed = (...people: readonly (readonly [id: string, name: string])[]): Handed => ({
  people: people.map(([id, name]) => ({ id, name })),
  attempts: [],
  rule: 'r',
});

describe('who is in a roster', () => {
  test.each([
    ['our own', 'id,name,email,section\n007,Ada Byron,ada@example.org,A\n', ['007', 'ada@example.org'], 'A'],
    [
      'Canvas',
      'Student,ID,SIS User ID,SIS Login ID,Section,Lab (1)\n    Points Possible,,,,,20\n"Byron, Ada",101,s7,ada,AI-1,\n"Student, Test",9,,,AI-1,\n',
      ['101', 's7', 'ada'],
      'AI-1',
    ],
    [
      'Canvas with semicolons',
      'Student;ID;SIS Login ID;Section\nAda Byron;101;ada;AI-1\n',
      ['101', 'ada'],
      'AI-1',
    ],
    [
      'Moodle',
      '\ufeffIdentifier,"Full name","ID number","Email address",Status\n"Participant 201","Ada Byron",s7,ada@example.org,x\n',
      ['201', 's7', 'ada@example.org'],
      '',
    ],
    [
      'Moodle in German',
      'Nummer,"Vollständiger Name",Mailadresse\n"Teilnehmer/in 201","Ada Byron",ada@example.org\n',
      ['201', 'ada@example.org'],
      '',
    ],
    ['Brightspace', 'OrgDefinedId,Username,Last Name,First Name\n#301,ada,Byron,Ada\n', ['301', 'ada'], ''],
    ['Blackboard, tabs', 'Last Name\tFirst Name\tUsername\nByron\tAda\tada\n', ['ada'], ''],
  ])('%s', (_, csv, ids, section) => {
    const [ada, ...others] = readRoster(csv) ?? [];
    expect(others).toEqual([]);
    expect(ada).toMatchObject({ ids, section });
    expect(ada?.name).toMatch(/^(?:Byron, Ada|Ada Byron)$/);
  });

  test.each(['', 'x\n', 'colour,size\nred,5\n', '\0\0\0'])('nobody in %j', (csv) => {
    expect(readRoster(csv) ?? []).toEqual([]);
  });
});

describe('a class and a roster', () => {
  const roster = readRoster(
    'id,name,email,group\n7,Ada Byron,ada@example.org,\n8,Bo Li,bo@example.org,Team Ω\n9,Can Çelik,can@example.org,Team Ω\n10,Di Eve,di@example.org,\n11,Di Eve,eve@example.org,\n',
  );

  test.each<[string, Handed, string, readonly string[]]>([
    ['by an id', handed(['7', 'byronada']), '7 Ada Byron', []],
    ['by an address', handed(['ADA@example.org', 'x']), 'ADA@example.org Ada Byron', []],
    ['by a name', handed(['42', 'Byron, Ada']), '42 Ada Byron', []],
    ['not by a name that two have', handed(['42', 'Di Eve']), '42 Di Eve', ['42']],
    ['as a group', handed(['204', 'teamω']), '8 Bo Li, 9 Can Çelik', []],
    ['as people of one submission', handed(['8', 'B'], ['9', 'C']), '8 Bo Li, 9 Can Çelik', []],
    ['not at all', handed(['99', 'Zoë']), '99 Zoë', ['99']],
  ])('%s', (_, one, people, unknown) => {
    const compared = compare([one], roster ?? []);
    expect(compared.handed[0]?.people.map(({ id, name }) => `${id} ${name}`).join(', ')).toBe(people);
    expect(compared.unknown.map(({ id }) => id)).toEqual(unknown);
  });

  test('who handed nothing in is named', () => {
    const { without } = compare([handed(['7', 'x']), handed(['204', 'Team Ω'])], roster ?? []);
    expect(without.map(({ ids }) => ids[0])).toEqual(['10', '11']);
  });
});
