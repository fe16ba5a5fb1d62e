import type { Host } from './host.ts';
import { nodeHost } from './node.ts';

/** What this build runs on: the only line in which the two builds differ. */
export const host: Host = nodeHost;
