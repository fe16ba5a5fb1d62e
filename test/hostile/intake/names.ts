import { file, files, good, LEAST, leaning, onWindows, PYTHON, WORK, zip, type Row } from './row.ts';

const leaves = /holds a path that leaves its folder/;
const absolute = /holds an absolute path/;
const long = `${'n'.repeat(2_000)}`;

/** Names inside a zip. */
const INSIDE: readonly Row[] = [
  { name: 'climbs out', hand: zip([{ name: '../../exercise/alphaBeta.js', bytes: WORK }]), right: 'unusable, 0', says: leaves },
  { name: 'climbs out and in again', hand: zip([{ name: 'a/../../class/alphaBeta.js', bytes: WORK }]), right: 'unusable, 0', says: leaves },
  { name: 'climbs out backwards', hand: zip([{ name: '..\\..\\alphaBeta.js', bytes: WORK }]), right: 'unusable, 0', says: leaves },
  { name: 'climbs out beside the work', hand: zip([good, { name: '../../../.bashrc', bytes: 'x' }]), right: 'unusable, 0', says: leaves },
  { name: 'begins at the root', hand: zip([{ name: '/tmp/alphaBeta.js', bytes: WORK }]), right: 'unusable, 0', says: absolute },
  { name: 'begins at a drive', hand: zip([{ name: 'C:\\hw\\alphaBeta.js', bytes: WORK }]), right: 'unusable, 0', says: absolute },
  { name: 'begins at another computer', hand: zip([{ name: '\\\\server\\share\\alphaBeta.js', bytes: WORK }]), right: 'unusable, 0', says: absolute },
  { name: 'backslashes, as an old Windows writes them', hand: zip([{ name: 'hw\\alphaBeta.js', bytes: leaning('./lib/least.js') }, { name: 'hw\\lib\\least.js', bytes: LEAST }]), right: 'full' },
  { name: 'doubled slashes and dots', hand: zip([{ name: './hw//./alphaBeta.js', bytes: WORK }]), right: 'full' },
  { name: 'a NUL in the name', hand: zip([{ name: 'alphaBeta.txt\0.js', bytes: WORK }]), right: 'unusable, 0', says: /The name alphaBeta\.txt\\u\{0\}\.js holds a control character; rename the file/ },
  { name: 'a NUL before another ending', hand: zip([{ name: 'alphaBeta.js\0.txt', bytes: WORK }]), right: 'unusable, 0', says: /found alphaBeta\.js\\u\{0\}\.txt/ },
  { name: 'a line end in the name', hand: zip([{ name: 'alpha\nBeta.js', bytes: WORK }]), right: 'unusable, 0', says: /alpha\\u\{a\}Beta\.js holds a control character/ },
  { name: 'a line end in what is no source file', hand: zip([good, { name: 'no\ntes.txt', bytes: 'x' }]), right: 'full' },
  { name: 'commands for a terminal in the name', hand: zip([{ name: '\u001b[2J\u001b]0;x\u0007.js', bytes: WORK }]), right: 'unusable, 0', says: /\\u\{1b\}\[2J/ },
  { name: 'marks that turn text round', hand: zip([{ name: '\u202esj.ateBahpla.js', bytes: WORK }]), right: 'full' },
  { name: 'a name of 2,000 letters', hand: zip([{ name: `${long}.js`, bytes: WORK }]), right: 'unusable, 0', says: /is too long; rename the file/ },
  { name: 'a name of 2,000 letters beside the work', hand: zip([good, { name: `${long}.txt`, bytes: 'x' }]), right: 'full' },
  { name: 'folders 300 deep beside the work', hand: zip([good, { name: `${'d/'.repeat(300)}x.txt`, bytes: 'x' }]), right: 'full' },
  { name: 'names that differ in case', hand: zip([good, { name: 'ALPHABETA.js', bytes: 'export const alphaBeta = 1;' }]), right: 'full' },
  { name: 'names of two that differ in case', hand: zip([{ name: 'Mine.js', bytes: WORK }, { name: 'mine.js', bytes: WORK }]), right: 'unusable, 0', says: /Mine\.js and mine\.js could each be your solution/ },
  { name: 'a Mac writes ö as two characters, the import as one', hand: zip([{ name: 'alphaBeta.js', bytes: leaning('./größe.js') }, { name: 'gro\u0308ße.js', bytes: LEAST }]), right: 'full' },
  { name: 'names that differ in Unicode form', hand: zip([{ name: 'alphaBeta.js', bytes: leaning('./größe.js') }, { name: 'größe.js', bytes: LEAST }, { name: 'gro\u0308ße.js', bytes: 'export const least = 0;' }]), right: 'full' },
  { name: 'one name twice', hand: zip([good, { ...good, bytes: 'export const alphaBeta = () => 31.0625;' }]), right: 'unusable, 0', says: /holds alphaBeta\.js twice/ },
  { name: 'one name twice, of what is no source file', hand: zip([good, { name: 'a.txt' }, { name: 'a.txt' }]), right: 'full' },
  { name: 'a folder and a file of one name', hand: zip([{ name: 'alphaBeta.js/' }, good]), right: 'full' },
  { name: 'a folder of the work’s name, and the work in it', hand: zip([{ name: 'alphaBeta.js/' }, { name: 'alphaBeta.js/mine.js', bytes: WORK }]), right: 'full' },
  { name: 'a folder with bytes', hand: zip([{ name: 'alphaBeta.js/', bytes: WORK }]), right: 'not-attempted, 0' },
  { name: 'a name without a letter', hand: zip([good, { name: '', bytes: 'x' }]), right: 'full' },
  { name: 'the names of devices', hand: zip([{ name: 'con.js', bytes: leaning('./nul.js') }, { name: 'nul.js', bytes: LEAST }]), right: 'full' },
  { name: 'a dot at the end', hand: zip([{ name: 'alphaBeta.js.', bytes: WORK }]), right: 'unusable, 0', says: /found alphaBeta\.js\..*hand in alphaBeta\.js/ },
  { name: 'a blank at the end', hand: zip([{ name: 'alphaBeta.js ', bytes: WORK }]), right: 'unusable, 0', says: /hand in alphaBeta\.js/ },
  { name: 'a folder that begins with two dots', hand: zip([{ name: '..hidden/alphaBeta.js', bytes: WORK }]), right: 'full' },
  { name: 'a hidden folder', hand: zip([{ name: '.hw/alphaBeta.js', bytes: WORK }]), right: 'not-attempted, 0', says: /hidden files and folders \(\.hw\)/ },
  { name: 'a link to a file outside', hand: zip([{ name: 'alphaBeta.js', bytes: '../../secret.txt', mode: 0o120777 }]), right: 'unusable, 0', says: /holds a link \(alphaBeta\.js\)/ },
  { name: 'a link to itself', hand: zip([{ name: 'alphaBeta.js', bytes: 'alphaBeta.js', mode: 0o120777 }]), right: 'unusable, 0', says: /holds a link \(alphaBeta\.js\)/ },
  { name: 'a link beside the work that is no source file', hand: zip([good, { name: 'latest', bytes: '/', mode: 0o120777 }]), right: 'full' },
  { name: 'a pipe', hand: zip([{ ...good, mode: 0o010666 }]), right: 'unusable, 0', says: /not an ordinary file/ },
  { name: 'a device', hand: zip([{ ...good, mode: 0o020666 }]), right: 'unusable, 0', says: /not an ordinary file/ },
];

/** Ids that no disk, terminal, spreadsheet or page should trip over. */
const IDS: readonly (readonly [id: string, name: string])[] = [
  ['con', 'the name of a device'],
  ['nul.txt', 'the name of a device with endings'],
  ['..hidden', 'two dots in front'],
  ['...', 'three dots'],
  ['dots...', 'dots at the end'],
  ['blanks  ', 'blanks at the end'],
  ['  blanks', 'blanks in front'],
  ['new\nline', 'a line end'],
  ['\u001b[31mred\u001b]0;title\u0007', 'commands for a terminal'],
  ['\u202egnp.exe', 'marks that turn text round'],
  ['=HYPERLINK("x")', 'a formula'],
  ['<img src=x onerror=alert(1)>', 'markup'],
  ['a,"b";c\td', 'what parts cells'],
  ['__proto__', 'a prototype'],
  ['staff', 'a folder of results'],
  ['grades.csv', 'a file of the class'],
  ['-rf', 'an option'],
  ['%2e%2e%2f', 'an escaped path'],
  ['C:evil', 'a drive'],
  ['x'.repeat(250), '250 letters'],
  ['🎓'.repeat(60), '60 characters of four bytes'],
  ['👩‍👩‍👧', 'joined characters'],
];

export const NAMES: readonly Row[] = [
  ...INSIDE,
  ...IDS.map(([id, name]): Row => ({ name: `an id: ${name}`, id, hand: files({ 'alphaBeta.js': WORK }), right: 'full', skip: onWindows })),
  { name: 'an id: a folder of the work’s name', id: 'alphaBeta', hand: (folder) => files({ 'alphaBeta.js': WORK })(folder, 'alphaBeta.js'), right: 'full' },
  { name: 'a file by an odd ending', id: 'odd', hand: file('.JS', WORK), right: 'full' },
  { name: 'a file by markup', id: '<b>x & "y"\'', hand: file('.js', WORK), right: 'full', skip: onWindows },
  { name: 'a file of Python', hand: file('.py', PYTHON), right: 'full' },
];
