import type { AgentsSubject } from './subject.ts';

export const AGENTS: AgentsSubject = {
  kind: 'agents',
  name: 'agents',
  // An agent answers with an action alone.
  checks: ['action', 'leaves', 'calls'],
};
