import { ERRNO, WORKING_FOLDER } from './fileSystem.ts';
import { encode } from './memory.ts';
import type { System, SystemCall } from './system.ts';

const STANDARD_INPUT = 0;
const STANDARD_ERROR = 2;

const FOLDER_MODE = 0o40555;
const FILE_MODE = 0o100444;
const DEVICE_MODE = 0o20666;
/** Every file is as old as every other: 2023-11-14 22:13:20 UTC. */
const FILE_TIME = 1_700_000_000n;
const STAT_SIZE = 96;

/** Units of work to look a path up; its characters cost one each. */
const PATH = 300;
/** As on Linux. */
const LONGEST_PATH = 4096;

const WRITE_FLAGS = 0o1103; // O_WRONLY, O_RDWR, O_CREAT, O_TRUNC
/** Units of work of a buffer that is filled or printed, and bytes that are copied for one. */
const BUFFER = 20;
const BYTES_PER_UNIT = 64;
const ENTRY_SIZE = 280;
const ENTRY_IS_FOLDER = 4;
const ENTRY_IS_FILE = 8;

/**
 * The calls about files, in the form that Emscripten's C library makes them. Addresses are in the
 * interpreter's memory.
 */
export function fileCalls(system: System): Record<string, SystemCall> {
  const { surroundings } = system;
  const path = (at: number): string => {
    const found = system.memory.zeroEnded(at, LONGEST_PATH);
    if (found === null) throw ERRNO.nameTooLong;
    system.work.charge(PATH + found.length);
    return found;
  };
  const isStandard = (handle: number): boolean => handle >= STANDARD_INPUT && handle <= STANDARD_ERROR;

  /** `size` is null for a folder. */
  const writeStat = (
    at: number,
    size: number | null,
    mode = size === null ? FOLDER_MODE : FILE_MODE,
  ): number => {
    const { memory } = system;
    memory.bytes.fill(0, at, at + STAT_SIZE);
    memory.setU32(at + 4, mode);
    memory.setU32(at + 8, 1); // links
    memory.setI64(at + 24, BigInt(size ?? 0));
    memory.setI32(at + 32, 4096); // block size
    for (const time of [40, 56, 72]) memory.setI64(at + time, FILE_TIME);
    return 0;
  };
  const stat = (pathAt: number, at: number): number =>
    negative(() => writeStat(at, surroundings.files.stat(path(pathAt))));

  /** Hands out bytes to a list of buffers; `next` gives the following ones. */
  const scatter = (
    list: number,
    count: number,
    doneAt: number,
    next: (length: number) => Uint8Array,
  ): number => {
    const { memory } = system;
    let done = 0;
    for (let i = 0; i < count; i += 1) {
      const length = memory.u32(list + 8 * i + 4);
      const bytes = next(length);
      memory.work.charge(BUFFER + bytes.length / BYTES_PER_UNIT);
      memory.bytes.set(bytes, memory.u32(list + 8 * i));
      done += bytes.length;
      if (bytes.length < length) break;
    }
    memory.setU32(doneAt, done);
    return 0;
  };

  const print = (list: number, count: number, doneAt: number): number => {
    const { memory } = system;
    let done = 0;
    for (let i = 0; i < count; i += 1) {
      const length = memory.u32(list + 8 * i + 4);
      memory.work.charge(BUFFER);
      surroundings.printed.print(memory.text(memory.u32(list + 8 * i), length));
      done += length;
    }
    memory.setU32(doneAt, done);
    return 0;
  };

  return {
    __syscall_stat64: stat,
    __syscall_lstat64: stat,
    __syscall_newfstatat: (_folder: number, pathAt: number, at: number) => stat(pathAt, at),
    __syscall_fstat64: (handle: number, at: number) =>
      negative(() =>
        isStandard(handle) ? writeStat(at, 0, DEVICE_MODE) : writeStat(at, surroundings.files.size(handle)),
      ),
    __syscall_openat: (_folder: number, pathAt: number, flags: number) =>
      negative(() => surroundings.files.open(path(pathAt), (flags & WRITE_FLAGS) !== 0)),
    __syscall_faccessat: (_folder: number, pathAt: number) =>
      negative(() => (surroundings.files.stat(path(pathAt)), 0)),
    __syscall_readlinkat: () => -ERRNO.invalid,
    __syscall_getcwd: (at: number, room: number) =>
      system.memory.writeZeroEnded(at, WORKING_FOLDER, room) || -ERRNO.invalid,
    __syscall_ioctl: () => -ERRNO.notTerminal,
    __syscall_fcntl64: (handle: number) =>
      isStandard(handle) || surroundings.files.isOpen(handle) ? 0 : -ERRNO.badFile,
    _try_fcntl64: () => 0,
    __syscall_getdents64: (handle: number, at: number, room: number) =>
      negative(() => {
        const { memory } = system;
        const entries = surroundings.files.entries(handle);
        memory.work.charge(PATH + entries.length * PATH);
        const from = surroundings.files.seek(handle, 0, 'here');
        const shown = entries.slice(from, from + Math.floor(room / ENTRY_SIZE));
        shown.forEach(({ name, isFolder }, i) => {
          const entry = at + i * ENTRY_SIZE;
          memory.setI64(entry, BigInt(from + i + 1));
          memory.setI64(entry + 8, BigInt((from + i + 1) * ENTRY_SIZE));
          memory.view.setUint16(entry + 16, ENTRY_SIZE, true);
          memory.bytes[entry + 18] = isFolder ? ENTRY_IS_FOLDER : ENTRY_IS_FILE;
          memory.writeZeroEnded(entry + 19, encode(name).length < ENTRY_SIZE - 20 ? name : '?');
        });
        surroundings.files.seek(handle, from + shown.length, 'start');
        return shown.length * ENTRY_SIZE;
      }),
    fd_close: (handle: number) => {
      surroundings.files.close(handle);
      return 0;
    },
    fd_read: (handle: number, list: number, count: number, doneAt: number) =>
      positive(() =>
        scatter(list, count, doneAt, (length) =>
          handle === STANDARD_INPUT ? new Uint8Array(0) : surroundings.files.read(handle, length),
        ),
      ),
    fd_pread: (handle: number, list: number, count: number, offset: bigint, doneAt: number) =>
      positive(() => {
        let at = Number(offset);
        return scatter(list, count, doneAt, (length) => {
          const bytes = surroundings.files.readAt(handle, length, at);
          at += bytes.length;
          return bytes;
        });
      }),
    fd_seek: (handle: number, offset: bigint, from: number, resultAt: number) =>
      positive(() => {
        if (isStandard(handle)) throw ERRNO.noSeek;
        const position = surroundings.files.seek(
          handle,
          Number(offset),
          from === 0 ? 'start' : from === 1 ? 'here' : 'end',
        );
        system.memory.setI64(resultAt, BigInt(position));
        return 0;
      }),
    fd_write: (handle: number, list: number, count: number, doneAt: number) =>
      handle > STANDARD_INPUT && handle <= STANDARD_ERROR ? print(list, count, doneAt) : ERRNO.notPermitted,
    fd_fdstat_get: (handle: number) =>
      isStandard(handle) || surroundings.files.isOpen(handle) ? 0 : ERRNO.badFile,
  };
}

/** As the C library wants them: errors below zero, beside results that are not. */
const negative = (call: () => number): number => caught(call, (error) => -error);
/** As WASI wants them: 0 or an error. */
const positive = (call: () => number): number => caught(call, (error) => error);

/** Errors of the file system are numbers; anything else is a limit or a fault of ours and goes through. */
function caught(call: () => number, told: (error: number) => number): number {
  try {
    return call();
  } catch (error) {
    if (typeof error === 'number') return told(error);
    throw error;
  }
}
