import { parse } from 'yaml';
import { byCodeUnit } from '../../observe/submission/found.ts';

export interface Submitter {
  readonly name: string;
  /** Empty where there is none. */
  readonly sid: string;
  readonly email: string;
}

/** One submission of the export. */
export interface Metadata {
  readonly folder: string;
  readonly submitters: readonly Submitter[];
  /** Empty where it is not said. */
  readonly created: string;
  /** Earlier submissions of the same people, oldest first. */
  readonly history: readonly { readonly folder: string; readonly created: string }[];
}

/**
 * `submission_metadata.yml`: a key for each folder, whose own keys begin with a colon. Everything is read as
 * text, so that no student's number loses its zeros. Empty where the file is no such thing.
 */
export function readMetadata(text: string): Metadata[] {
  let file: unknown;
  try {
    file = parse(text, { schema: 'failsafe', logLevel: 'silent', uniqueKeys: false, maxAliasCount: 1000 });
  } catch {
    return [];
  }
  return Object.entries(objectOf(file))
    .map(([folder, value]): Metadata => {
      const submission = objectOf(value);
      return {
        folder,
        submitters: listOf(submission[':submitters']).map((each) => ({
          name: textOf(objectOf(each)[':name']),
          sid: textOf(objectOf(each)[':sid']),
          email: textOf(objectOf(each)[':email']),
        })),
        created: timeOf(submission[':created_at']),
        history: listOf(submission[':history'])
          .map((each) => ({
            folder: `submission_${textOf(objectOf(each)[':id'])}`,
            created: timeOf(objectOf(each)[':created_at']),
          }))
          .filter((each) => each.folder !== folder)
          .toSorted((a, b) => byCodeUnit(a.created, b.created)),
      };
    })
    .toSorted((a, b) => byCodeUnit(a.folder, b.folder));
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Ruby writes nothing, `~` and `null` for what is not there. */
const textOf = (value: unknown): string =>
  typeof value === 'string' && value !== '~' && value !== 'null' ? value.trim() : '';

/** `2026-03-01 22:59:59.123456789 Z` and `2026-03-01T22:59:59-08:00`, without parts of a second. */
function timeOf(value: unknown): string {
  const parts = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d{1,12})? ?(Z|[+-]\d\d:?\d\d)?$/.exec(
    textOf(value),
  );
  return parts === null ? '' : `${parts[1]}T${parts[2]}${parts[3] ?? ''}`;
}
