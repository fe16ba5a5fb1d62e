import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inertJson } from '../words/inert.ts';
import { writeWhole } from './outFolder.ts';
import { parseShard, type Shard, shardWords } from './shard.ts';

/** Somebody of the roster who handed in nothing. */
export interface Absent {
  readonly id: string;
  readonly name: string;
}

/** What an out folder remembers of its class, in `class.json`, for the next run. */
export interface ClassFile {
  /** Ids of all who are in the class, whether or not they have been graded. */
  readonly students: readonly string[];
  /** What runs submissions in place of Cutoff's engines, if anything does. */
  readonly command: readonly string[] | null;
  /** Whether students see the checks that open after the due date. */
  readonly afterDue: boolean;
  /** Whether tables begin with a byte order mark, which some spreadsheets know UTF-8 by. */
  readonly bom?: boolean | undefined;
  /** Which part of a class it is, where it is one. */
  readonly shard?: Shard;
  /** Who of the roster handed in nothing, where there are any. */
  readonly absent?: readonly Absent[];
  /** The course's file, by its path from the out folder, where one is applied. */
  readonly course?: string | undefined;
  /** SHA-256 of `grades.csv` as it was last written, hex; empty before that. */
  readonly grades: string;
}

/** Where there is no such file. */
export const NOTHING_REMEMBERED: Omit<ClassFile, 'students'> = { command: null, afterDue: false, grades: '' };

const NAME = 'class.json';
const FORMAT = 1;

type StoredClass = Partial<
  Omit<ClassFile, 'shard' | 'absent'> & {
    readonly format: number;
    readonly shard: unknown;
    readonly notSubmitted: unknown;
  }
>;

/** Null where there is none, or none that this version can read: then nothing is remembered. */
export async function readClassFile(out: string): Promise<ClassFile | null> {
  const text = await readFile(join(out, NAME), 'utf8').catch(() => '');
  try {
    const found = JSON.parse(text) as StoredClass | null;
    if (found?.format !== FORMAT) return null;
    const { students, command = null, afterDue, grades, bom, shard, course, notSubmitted } = found;
    const isWhole =
      areTexts(students) && (command === null || areTexts(command)) && typeof grades === 'string';
    const part = typeof shard === 'string' ? parseShard(shard) : null;
    return isWhole
      ? {
          students,
          command,
          afterDue: afterDue === true,
          grades,
          ...(bom === true ? { bom } : {}),
          ...(part === null ? {} : { shard: part }),
          ...(typeof course === 'string' ? { course } : {}),
          ...(arePeople(notSubmitted) ? { absent: notSubmitted } : {}),
        }
      : null;
  } catch {
    return null;
  }
}

const arePeople = (list: unknown): list is readonly Absent[] =>
  Array.isArray(list) && list.length > 0 && list.every((each: Absent) => areTexts([each.id, each.name]));

const areTexts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.every((each) => typeof each === 'string');

export async function writeClassFile(
  out: string,
  { students, command, afterDue, grades, bom, shard, course, absent = [] }: ClassFile,
): Promise<void> {
  const part = shard === undefined ? {} : { shard: shardWords(shard) };
  const policy = course === undefined ? {} : { course };
  const others = absent.length === 0 ? {} : { notSubmitted: absent };
  const file = {
    tool: 'cutoff',
    format: FORMAT,
    ...part,
    ...policy,
    students,
    ...others,
    command,
    afterDue,
    ...(bom === true ? { bom } : {}),
    grades,
  };
  await writeWhole(out, NAME, `${inertJson(JSON.stringify(file, null, 1))}\n`);
}
