import { createHash } from 'node:crypto';

/** One of several parts of a class, from 1 to `of`. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

export const MOST_SHARDS = 9999;

/** `3/16` as a shard; null where it is none. */
export function parseShard(text: string): Shard | null {
  const [, part, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  return part !== undefined && shard.part <= shard.of ? shard : null;
}

/** Whether work belongs to a part: that hangs on its id alone, whatever else is in the class. */
export const isIn = ({ part, of }: Shard, id: string): boolean =>
  (createHash('sha256').update(id, 'utf16le').digest().readUInt32BE(0) % of) + 1 === part;

export const shardWords = ({ part, of }: Shard): string => `${part}/${of}`;
