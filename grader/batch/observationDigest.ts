import { hash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Observation } from '../types/observation.ts';

/** The same text for the same observation, and for no other. */
export const observationDigest = (observed: Observation): string =>
  hash('sha256', serialize(observed), 'base64');
