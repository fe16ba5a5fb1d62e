import type { Problem } from '../problem.ts';
import { assignment } from './assignment.ts';

/** What takes place: who takes part, by name. */
export interface TimetableEvent {
  readonly name: string;
  readonly groups: readonly string[];
}

/** Events, slots of time from 0, and how many events each slot has rooms for. */
export interface TimetableRules {
  readonly events: readonly TimetableEvent[];
  readonly slots: number;
  readonly rooms: number;
}

/**
 * Timetabling: give each event a slot. A state has a slot an event, from 0; its value is minus what is wrong
 * with it: for each two events at once one for every group that would have to be at both, and for each slot
 * one for every event that has no room.
 */
export function timetable({ events, slots, rooms }: TimetableRules): Problem<number[]> {
  const shared = events.map((a) =>
    events.map((b) => a.groups.filter((group) => b.groups.includes(group)).length),
  );
  return assignment(
    events.map(() => slots),
    (state) => {
      let wrong = 0;
      const taken = new Array<number>(slots).fill(0);
      state.forEach((slot, a) => {
        taken[slot] = (taken[slot] ?? 0) + 1;
        for (let b = 0; b < a; b += 1) if (state[b] === slot) wrong += shared[a]?.[b] ?? 0;
      });
      for (const count of taken) wrong += Math.max(0, count - rooms);
      return 0 - wrong;
    },
  );
}
