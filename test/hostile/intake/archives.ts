import { gzipSync } from 'node:zlib';
import { tarOf } from '../../support/tar.ts';
import { zipOf } from '../../support/zip.ts';
import { file, files, good, LEAST, leaning, PYTHON, zip, WORK, type Row } from './row.ts';
import { isWhole } from '../../support/whole.ts';

const MEGABYTE = 1024 * 1024;
const whole = zipOf([good, { name: 'notes.txt', bytes: 'x'.repeat(300) }]);
const end = whole.length - 22;
const inner = zipOf([good]);
/** Wherever a whole zip may be cut; at a few places without `CUTOFF_CORPUS=whole`. */
const CUTS = isWhole ? Array.from({ length: Math.ceil((whole.length - 4) / 6) }, (_, at) => 4 + 6 * at) : [10, Math.floor(end / 2), end, whole.length - 1];

const tar = tarOf([{ name: './hw/', type: '5' }, good]);
const tarGz = gzipSync(tar);

/** Zips whose bytes are odd: cut, damaged, wrapped, larger than they look, or of another kind. */
export const ARCHIVES: readonly Row[] = [
  { name: 'an ordinary zip', hand: zip([good]), right: 'full' },
  { name: 'sizes behind the data', hand: zip([{ ...good, isStreamed: true }]), right: 'full' },
  { name: 'stored, not packed', hand: zip([{ ...good, method: 0 }]), right: 'full' },
  { name: 'sizes of eight bytes', hand: zip([{ ...good, is64: true }]), right: 'full' },
  { name: 'sizes of eight bytes that are absurd', hand: zip(absurd64()), right: 'unusable, 0', says: /would unpack to/ },
  { name: 'a page of a course system before the zip', hand: zip([good], { before: '<html>Download</html>\r\n\r\n' }), right: 'full' },
  { name: 'a program before the zip, which counts it', hand: zip([good], { before: Buffer.alloc(5000, 1), countsBefore: true }), right: 'full' },
  { name: 'a comment', hand: zip([good], { comment: 'Submitted 2026-11-28, späte Abgabe' }), right: 'full' },
  { name: 'a comment of 60 kB', hand: zip([good], { comment: 'x'.repeat(60_000) }), right: 'full' },
  { name: 'a comment that holds the end of a zip', hand: zip([good], { comment: zipOf([]) }), right: 'full' },
  { name: 'a line end after the zip', hand: zip([good], { after: '\r\n' }), right: 'full' },
  { name: 'zeros after the zip', hand: zip([good], { after: Buffer.alloc(4096) }), right: 'full' },
  { name: 'an empty zip', hand: zip([]), right: 'not-attempted, 0', says: /no source files/ },
  { name: 'folders alone', hand: zip([{ name: 'hw/' }, { name: 'hw/src/', mode: 0o040755 }]), right: 'not-attempted, 0', says: /no source files/ },
  { name: 'what macOS adds alone', hand: zip([{ name: '__MACOSX/._alphaBeta.js', bytes: 'x' }, { name: '.DS_Store', bytes: 'x' }]), right: 'not-attempted, 0', says: /no source files/ },
  { name: 'what macOS adds beside the work', hand: zip([good, { name: '__MACOSX/._alphaBeta.js', bytes: Buffer.from([0, 5, 22, 7]) }]), right: 'full' },
  // An upload that broke off is not the student's doing, or not clearly so.
  ...CUTS.map(
    (at): Row => ({ name: `cut after ${at} of ${whole.length} bytes`, hand: zip(whole.subarray(0, at)), right: 'withheld', says: /is not a complete zip file \(perhaps the upload was cut short\)/ }),
  ),
  { name: 'no byte at all', hand: zip(new Uint8Array(0)), right: 'withheld', says: /\.zip is empty \(0 bytes\)/ },
  { name: 'the first part is lost', hand: zip(whole.subarray(40)), right: 'withheld', says: /is damaged|not a complete zip/ },
  { name: 'a false checksum', hand: zip([{ ...good, crc: 7 }]), right: 'withheld', says: /is damaged: alphaBeta\.js cannot be unpacked/ },
  { name: 'a size that is too small', hand: zip([{ ...good, claims: 20 }]), right: 'withheld', says: /is damaged: alphaBeta\.js/ },
  { name: 'a size that is too large', hand: zip([{ ...good, claims: 9_000 }]), right: 'withheld', says: /is damaged: alphaBeta\.js/ },
  { name: 'damage to what is no source file', hand: zip([good, { name: 'photo.png', bytes: 'x', crc: 7 }]), right: 'full' },
  { name: 'text by the name of a zip', hand: zip(Buffer.from('<script>alert(1)</script>')), right: 'unusable, 0', says: /is not a zip file, whatever its name says/ },
  { name: 'a program by the name of a zip', hand: zip(Buffer.from(WORK)), right: 'unusable, 0', says: /is not a zip file, whatever its name says/ },
  { name: 'a zip by the name of a program', hand: file('.js', inner), right: 'unusable, 0', says: /is not a text file/ },
  { name: 'a password', hand: zip([{ ...good, encrypted: true }]), right: 'unusable, 0', says: /is protected by a password \(alphaBeta\.js is encrypted\)/ },
  { name: 'a password of the strong kind', hand: zip([{ ...good, encrypted: 'strongly' }]), right: 'unusable, 0', says: /is protected by a password/ },
  { name: 'a password on what is no source file', hand: zip([good, { name: 'marks.pdf', bytes: 'x', encrypted: true }]), right: 'full' },
  { name: 'a packing that is not read', hand: zip([{ ...good, method: 14 }]), right: 'unusable, 0', says: /packs alphaBeta\.js by an unusual method/ },
  { name: 'that packing on what is no source file', hand: zip([good, { name: 'talk.mp4', bytes: 'x', method: 14 }]), right: 'full' },
  { name: 'one large entry', hand: zip([{ name: 'alphaBeta.js', bytes: Buffer.alloc(48 * MEGABYTE) }]), right: 'unusable, 0', says: /would unpack to 48 MB or more from/ },
  { name: 'a large entry that claims to be small', hand: zip([{ name: 'alphaBeta.js', bytes: Buffer.alloc(8 * MEGABYTE), claims: 100 }]), right: 'withheld', says: /is damaged/ },
  { name: 'many entries', hand: zip(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}.txt`, method: 0 }))), right: 'unusable, 0', says: /holds more than 10000 entries/ },
  { name: 'entries that share their data', hand: zip([{ name: 'alphaBeta.js', bytes: WORK + ' '.repeat(900_000) }, ...Array.from({ length: 400 }, (_, at) => ({ name: `${at}.js`, sharesDataOf: 0 }))]), right: 'unusable, 0', says: /would unpack to/ },
  { name: 'another name before the data', hand: zip([{ ...good, localName: '../../x.js' }]), right: 'full' },
  { name: 'a zip in a zip', hand: zip([{ name: 'inner.zip', bytes: inner }]), right: 'withheld', says: /inner\.zip .*not opened/ },
  { name: 'a zip in a folder', hand: files({ 'upload.zip': inner }), right: 'full' },
  { name: 'two zips in a folder', hand: files({ 'v1.zip': inner, 'v2.zip': inner }), right: 'withheld', says: /v1\.zip and v2\.zip .*not opened/ },
  { name: 'a zip of a library beside the work', hand: files({ 'alphaBeta.js': WORK, 'lib.zip': inner }), right: 'full' },
  ...['.rar', '.7z', '.tar.xz', '.bz2'].map(
    (ending): Row => ({ name: `another archive, ${ending}`, hand: file(ending, 'Rar!'), right: 'withheld', says: /is an archive that is not opened here; unpack it/, id: `archive-alone-${ending.slice(1)}` }),
  ),
  { name: 'another archive by the name of a zip', hand: zip(Buffer.from('Rar!\x1a\x07\0', 'latin1')), right: 'withheld', says: /is an archive that is not opened here \(RAR by its content\); unpack it/ },
  { name: 'another archive in a folder', hand: files({ 'work.tar.xz': 'x' }), right: 'withheld', says: /work\.tar\.xz is an archive that is not opened here; unpack it/ },
  { name: 'another archive in a zip', hand: zip([{ name: 'work.rar', bytes: 'Rar!' }]), right: 'withheld', says: /work\.rar is an archive that is not opened here; unpack it/ },
  { name: 'another archive beside an empty file', hand: files({ 'alphaBeta.js': '\n', 'work.rar': 'Rar!' }), right: 'withheld', says: /work\.rar is an archive that is not opened here/ },
  { name: 'another archive beside the work', hand: files({ 'alphaBeta.js': WORK, 'old.rar': 'Rar!' }), right: 'full' },
  { name: 'a tar file', hand: file('.tar', tar), right: 'full' },
  { name: 'a tar file packed by gzip', hand: file('.tar.gz', tarGz), right: 'full' },
  { name: 'a tar file by its short name', hand: file('.tgz', tarGz), right: 'full' },
  { name: 'a tar file in a folder', hand: files({ 'upload.tar.gz': tarGz }), right: 'full' },
  { name: 'a tar file with a long name', hand: file('.tar', tarOf([{ ...good, name: `${'deep/'.repeat(18)}é and a = b/alphaBeta.js` }])), right: 'full' },
  { name: 'a tar file without its end', hand: file('.tar', tar.subarray(0, -1024)), right: 'full' },
  { name: 'a tar file that is cut', hand: file('.tar', tar.subarray(0, 1200)), right: 'withheld', says: /is not a complete archive/ },
  { name: 'a packed tar file that is cut', hand: file('.tgz', tarGz.subarray(0, 60)), right: 'withheld', says: /is not a complete archive/ },
  { name: 'a tar file with a false checksum', hand: file('.tar', tarOf([good, { ...good, checksum: 7 }])), right: 'withheld', says: /is not a complete archive/ },
  { name: 'a tar file with a size below zero', hand: file('.tar', tarOf([{ ...good, claims: '-0000001000' }])), right: 'unusable, 0', says: /is not a tar archive/ },
  { name: 'a tar file that leads out', hand: file('.tar', tarOf([good, { ...good, name: '../../alphaBeta.js' }])), right: 'unusable, 0', says: /holds a path that leaves its folder/ },
  { name: 'a tar file with a link in the place of the work', hand: file('.tar', tarOf([{ name: 'alphaBeta.js', type: '2' }])), right: 'unusable, 0', says: /alphaBeta\.js is a link/ },
  { name: 'a tar file that unpacks to much more', hand: file('.tgz', gzipSync(Buffer.alloc(48 * MEGABYTE))), right: 'unusable, 0', says: /would unpack to more than/ },
  { name: 'text by the name of a tar file', hand: file('.tgz', 'x'), right: 'unusable, 0', says: /is not a tar archive, whatever its name says/ },
  { name: 'another archive by the name of a tar file', hand: file('.tgz', Buffer.from('Rar!\x1a\x07\0', 'latin1')), right: 'withheld', says: /RAR by its content/ },
  { name: 'a document, which is a zip by its bytes', hand: file('', inner), right: 'unusable, 0', says: /\.docx is not a source file, a folder or a zip/, id: 'document.docx' },
  { name: 'the work in Python and its caches', hand: zip([{ name: 'hw/alpha_beta.py', bytes: PYTHON }, { name: 'hw/__pycache__/alpha_beta.cpython-312.pyc', bytes: Buffer.from([0xcb, 13, 13, 10]) }]), right: 'full' },
  { name: 'a mode that lets nobody read', hand: zip([{ ...good, mode: 0o100000 }]), right: 'full' },
  { name: 'several files that lean on each other', hand: zip([{ name: 'hw/alphaBeta.js', bytes: leaning('./lib/least.js') }, { name: 'hw/lib/least.js', bytes: LEAST }]), right: 'full' },
];

/** A size and a place beyond all that a file can hold. */
function absurd64(): Buffer {
  const bytes = zipOf([{ ...good, is64: true }]);
  const extra = bytes.indexOf(Buffer.from([1, 0, 24, 0]));
  return bytes.fill(0x7f, extra + 4, extra + 28);
}
