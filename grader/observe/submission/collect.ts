import { CAPS } from './caps.ts';
import { baseName, byCodeUnit, ENVIRONMENT, isBuilt, isHidden, isIgnored, unusable } from './found.ts';
import type { Accepts, Found, Refusal } from './found.ts';
import { Intake, notFollowed, sizeProblem } from './intake.ts';

/** A file of one student's, wherever it lies. The path is relative, with `/`, and stays in its folder. */
export interface Item {
  readonly path: string;
  readonly kind: 'file' | 'link' | 'other';
  /** As far as is known before it is read. */
  readonly size: number;
  /** Its bytes, at most one more than `cap`. */
  read(cap: number): Promise<Uint8Array | Refusal>;
}

/** Takes in the files that can matter, by the same rules as `readFolder`. */
export async function collect(items: readonly Item[], accepts: Accepts): Promise<Found | Refusal> {
  const intake = new Intake();
  const own = withoutEnvironments(items.toSorted((a, b) => byCodeUnit(a.path, b.path))).filter(({ path }) => {
    const parts = path.split('/');
    const [hidden] = parts.filter(isHidden);
    if (hidden !== undefined) intake.hidden.add(hidden);
    return !parts.some(isIgnored);
  });
  if (own.length > CAPS.names)
    return unusable(`There are more than ${CAPS.names} files; hand in only your own source files`);
  const wanted = own.flatMap((item) => {
    const part = accepts(item.path);
    if (part !== null && (part === 'program' || item.kind === 'file')) return [{ item, part }];
    intake.passedOver.push(item.path);
    return [];
  });
  const isMade = ({ item }: (typeof wanted)[number]): boolean =>
    item.path.split('/').slice(0, -1).some(isBuilt);
  const hasProgram = wanted.some((each) => each.part === 'program' && !isMade(each));
  for (const each of wanted.filter((one) => !hasProgram || !isMade(one))) {
    const problem = await take(each.item, each.part, intake);
    if (problem !== null) return problem;
  }
  return intake;
}

async function take(
  { path, kind, size, read }: Item,
  part: 'program' | 'data',
  intake: Intake,
): Promise<Refusal | null> {
  if (kind !== 'file') return notFollowed(path, kind);
  const admitted = intake.admit(path, part, size);
  if (admitted !== true) return admitted === false ? null : admitted;
  const bytes = await read(CAPS.fileBytes);
  if ('refused' in bytes) return bytes;
  const problem = sizeProblem(path, bytes.byteLength, 0);
  if (problem !== null) return problem;
  intake.add({ path, bytes }, part);
  return null;
}

function withoutEnvironments(items: readonly Item[]): readonly Item[] {
  const environments = items
    .filter(({ path }) => baseName(path) === ENVIRONMENT)
    .map(({ path }) => path.slice(0, -ENVIRONMENT.length));
  return environments.length === 0
    ? items
    : items.filter(({ path }) => !environments.some((folder) => path.startsWith(folder)));
}
