import { kindOf, withReasons } from './accepted.mjs';

/** So many places of a difference are named, unless all are asked for. */
const FEW = 3;
/** So many characters are shown on either side of where two texts part. */
const AROUND = 120;

/** Lines that list the differences by what they say, those of most places first, and a summary of all. */
export function reportOf({ compared, differences }, { all, accepted: isAsked }) {
  const judged = withReasons(differences);
  const accepted = judged.filter(({ reason }) => reason !== undefined);
  const open = judged.filter(({ reason }) => reason === undefined);
  const most = all ? Infinity : FEW;
  return {
    lines: [
      ...(isAsked ? linesByReason(accepted, most) : []),
      ...linesByKind(open, most),
      `${compared} compared, ${open.length} differences in ${groupBy(open, kindOf).size} kinds` +
        (accepted.length === 0 ? '' : `; ${accepted.length} more on purpose (accepted.json)`),
    ],
    isSilent: open.length === 0,
  };
}

/** What is on purpose, by why. */
function linesByReason(accepted, most) {
  return [...groupBy(accepted, ({ reason }) => reason)].flatMap(([reason, group]) => [
    `On purpose: ${reason}`,
    '',
    ...linesByKind(group, most),
  ]);
}

/** Differences that say the same together, those of most places first. */
function linesByKind(differences, most) {
  const groups = [...groupBy(differences, kindOf).values()];
  return groups.sort((a, b) => b.length - a.length).flatMap((group) => linesOf(group, most));
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}

function linesOf(group, most) {
  const [was, is] = excerpts(group[0].before, group[0].after);
  return [
    `${group.length} ${group.length === 1 ? 'place' : 'places'}:`,
    `  - ${was}`,
    `  + ${is}`,
    ...group.slice(0, most).map(({ place }) => `    ${place}`),
    ...(group.length > most ? [`    and ${group.length - most} more`] : []),
    '',
  ];
}

/** Two texts from shortly before where they part. */
function excerpts(before, after) {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - AROUND);
  return [before, after].map((text) => {
    const piece = text.slice(from, at + AROUND);
    return `${from > 0 ? '…' : ''}${piece}${at + AROUND < text.length ? '…' : ''}`;
  });
}
