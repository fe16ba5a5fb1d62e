import type { System, SystemCall } from './system.ts';

/** 2023-11-14 22:13:20 UTC, when every run starts. */
const START = 1_700_000_000_000_000_000n;
/** What a unit of work takes on an ordinary machine. */
export const NANOSECONDS_PER_UNIT = 4;

/**
 * Time, zone and entropy, the same in every run on every machine. The clock goes by the work that has been
 * done, so that a program which measures itself finds that time passes.
 */
export function clockCalls(system: System): Record<string, SystemCall> {
  const now = (): bigint => START + BigInt(Math.round(workOf(system) * NANOSECONDS_PER_UNIT));
  const split = (seconds: bigint, at: number): void => {
    const date = new Date(Number(seconds) * 1000);
    const year = date.getUTCFullYear();
    const day = Math.floor((date.getTime() - Date.UTC(year, 0, 1)) / 86_400_000);
    const parts = [
      date.getUTCSeconds(),
      date.getUTCMinutes(),
      date.getUTCHours(),
      date.getUTCDate(),
      date.getUTCMonth(),
      year - 1900,
      date.getUTCDay(),
      day,
      0,
      0,
    ];
    parts.forEach((part, i) => system.memory.setI32(at + 4 * i, part));
  };
  const join = (at: number): bigint => {
    const part = (i: number): number => system.memory.i32(at + 4 * i);
    const time = Date.UTC(part(5) + 1900, part(4), part(3), part(2), part(1), part(0));
    // As the C library says that there is no such time.
    return Number.isNaN(time) ? -1n : BigInt(Math.floor(time / 1000));
  };
  return {
    clock_time_get: (_clock: number, _precision: bigint, at: number) => {
      system.memory.setI64(at, now());
      return 0;
    },
    clock_res_get: (_clock: number, at: number) => {
      system.memory.setI64(at, 1n);
      return 0;
    },
    emscripten_date_now: () => Number(now() / 1_000_000n),
    emscripten_get_now: () => Number(now() - START) / 1e6,
    _localtime_js: split,
    _gmtime_js: split,
    _mktime_js: join,
    _timegm_js: join,
    _tzset_js: (zoneAt: number, daylightAt: number, nameAt: number, summerNameAt: number) => {
      system.memory.setI32(zoneAt, 0);
      system.memory.setI32(daylightAt, 0);
      system.memory.writeZeroEnded(nameAt, 'UTC');
      system.memory.writeZeroEnded(summerNameAt, 'UTC');
    },
    random_get: (at: number, count: number) => randomBytes(system, at, count),
  };
}

/** Units of work since the run began. */
function workOf({ surroundings, work }: System): number {
  return surroundings.workBefore + surroundings.fuelSet - work.left;
}

function randomBytes(system: System, at: number, count: number): number {
  // Not random, and not meant to be: draws that count come from the recorded stream.
  system.work.charge(count);
  const { bytes } = system.memory;
  for (let i = 0; i < count; i += 1) {
    let next = system.surroundings.entropy;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    system.surroundings.entropy = next;
    bytes[at + i] = next & 0xff;
  }
  return 0;
}
