import { file, PYTHON, TYPED, WORK, zip, type Row } from './row.ts';

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A word in a comment, as it is and as French or German editors save it. */
const noted = (mark: string, text: string): string => `${mark} é, größer\n${text}`;
const save = /open it in your editor and save it (?:as|with the encoding) UTF-8/;

/** Sources that are not plain UTF-8 with line feeds. */
export const TEXTS: readonly Row[] = [
  { name: 'a byte order mark', hand: file('.js', `\ufeff${WORK}`), right: 'full' },
  { name: 'a byte order mark in Python', hand: file('.py', `\ufeff${PYTHON}`), right: 'full' },
  { name: 'a byte order mark in TypeScript', hand: file('.ts', `\ufeff${TYPED}`), right: 'full' },
  { name: 'line ends of Windows', hand: file('.py', PYTHON.replaceAll('\n', '\r\n')), right: 'full' },
  { name: 'line ends of an old Mac', hand: file('.py', PYTHON.replaceAll('\n', '\r')), right: 'full' },
  { name: 'line ends of all kinds', hand: file('.js', WORK.split('\n').map((line, at) => line + ['\n', '\r\n', '\r', '\u2028'][at % 4]).join('')), right: 'full' },
  { name: 'no line end at the end', hand: file('.py', PYTHON.trimEnd()), right: 'full' },
  { name: 'UTF-16, as Windows saves it', hand: file('.js', utf16(noted('//', WORK))), right: 'full' },
  { name: 'UTF-16 in Python', hand: file('.py', utf16(noted('#', PYTHON))), right: 'full' },
  { name: 'UTF-16 with the other order', hand: file('.js', utf16(WORK).swap16()), right: 'full' },
  { name: 'UTF-16 in a zip', hand: zip([{ name: 'alphaBeta.ts', bytes: utf16(TYPED) }]), right: 'full' },
  { name: 'UTF-16 that is cut', hand: file('.js', utf16(WORK).subarray(0, 201)), right: 'unusable, 0', says: /\.js is saved as UTF-16, and .*line \d+.*UTF-8/ },
  { name: 'UTF-16 without its mark', hand: file('.js', utf16(WORK).subarray(2)), right: 'unusable, 0', says: /holds NUL bytes.*UTF-8/ },
  { name: 'Latin-1 in a comment of JavaScript', hand: file('.js', latin1(noted('//', WORK))), right: 'full' },
  { name: 'Latin-1 in a comment of TypeScript', hand: file('.ts', latin1(noted('//', TYPED))), right: 'full' },
  { name: 'Latin-1 that Python is not told of', hand: file('.py', latin1(`x = 1\n${noted('#', PYTHON)}`)), right: 'unusable, 0', says: /\.py is not saved as UTF-8 \(line 2\)/ },
  { name: 'Latin-1 that Python is told of', hand: file('.py', latin1(`# -*- coding: latin-1 -*-\n${noted('#', PYTHON)}`)), right: 'full' },
  { name: 'a code page of Windows that Python is told of', hand: file('.py', Buffer.concat([Buffer.from('#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\n# '), Buffer.from([0x80, 0x93, 0x0a]), Buffer.from(PYTHON)])), right: 'full' },
  { name: 'an encoding that nobody knows', hand: file('.py', latin1(`# coding: klingon\n${noted('#', PYTHON)}`)), right: 'unusable, 0', says: save },
  { name: 'half a character at the end', hand: file('.js', Buffer.concat([Buffer.from(`${WORK}// `), Buffer.from([0xe2, 0x82])])), right: 'full' },
  { name: 'a program for a machine', hand: file('.js', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0xff])), right: 'unusable, 0', says: /is not a text file \(it holds NUL bytes\)/ },
  { name: 'a picture by the name of a program', hand: file('.py', Buffer.from('\u0089PNG\r\n\u001a\n\0\0', 'latin1')), right: 'unusable, 0', says: /is not a text file/ },
  { name: 'letters that look like others', hand: file('.js', WORK.replaceAll('alphaBeta', 'аlphaBeta')), right: 'graded, 0' },
  { name: 'marks that turn code round', hand: file('.js', `/*\u202e } \u2066if (isStaff)\u2069 \u2066 begin */\n${WORK}`), right: 'full' },
  { name: 'a line of an interpreter', hand: file('.js', `#!/usr/bin/env node\n${WORK}`), right: 'full' },
  { name: 'blanks alone', hand: file('.js', ' \r\n\t\ufeff\n'), right: 'not-attempted, 0', says: /is empty/ },
];
