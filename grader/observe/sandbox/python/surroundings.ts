import type { Limits } from '../../../types/exercise.ts';
import type { Program } from '../../../types/submission.ts';
import { Printed } from '../printed.ts';
import { NANOSECONDS_PER_UNIT } from './clock.ts';
import { FileSystem, WORKING_FOLDER } from './fileSystem.ts';
import { LIBRARY_PATH, type Image } from './image.ts';
import { encode } from './memory.ts';
import type { RunEnvironment } from './system.ts';

const BYTES_PER_MB = 1 << 20;
/** In units of work: the clock counts nanoseconds in 64 bits. */
const END_OF_TIME = 2 ** 60;

/** What a submission finds when it begins. `memoryBytes` are there before it. */
export const surroundingsOf = (
  program: Program,
  limits: Limits,
  { library }: Image,
  memoryBytes: number,
  call: RunEnvironment['call'],
): RunEnvironment => ({
  files: filesOf(program, library),
  printed: new Printed(limits.outputKB),
  memoryLimit: memoryBytes + limits.memoryMB * BYTES_PER_MB,
  workBefore: 0,
  fuelSet: 0,
  entropy: 1,
  call,
});

/** Moves the clock on, as if there had been so much work. */
export function letPass(surroundings: RunEnvironment, seconds: number): void {
  const before = surroundings.workBefore + (seconds * 1e9) / NANOSECONDS_PER_UNIT;
  surroundings.workBefore = Math.min(before, END_OF_TIME);
}

function filesOf({ files }: Program, library: Uint8Array): FileSystem {
  const system = new FileSystem();
  system.add(LIBRARY_PATH, library);
  for (const { path, text } of files) system.add(`${WORKING_FOLDER}/${path}`, encode(text));
  return system;
}
