import { openLoneArchive } from '../../observe/submission/archiveBytes.ts';
import { collect } from '../../observe/submission/collect.ts';
import type { Item } from '../../observe/submission/collect.ts';
import { withheld } from '../../observe/submission/found.ts';
import type { Accepts, Found, Refusal } from '../../observe/submission/found.ts';
import { printable } from '../../observe/submission/printable.ts';

/** The work among a student's files; an archive that stands for all of them is opened. */
export async function gatherItems(items: readonly Item[], accepts: Accepts): Promise<Found | Refusal> {
  return openLoneArchive(await collect(items, accepts), accepts, async (path, cap) => {
    const item = items.find((each) => each.path === path);
    return item?.kind === 'file' ? item.read(cap) : withheld(`${printable(path)} cannot be read`);
  });
}
