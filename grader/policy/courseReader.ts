import { Fraction } from 'fraction.js';
import { readPoints } from '../content/points.ts';
import type { Problems } from '../content/problems.ts';
import type { AssignmentFile, CourseFile } from '../content/schemas/course.ts';
import type { LateFile } from '../content/schemas/courseRules.ts';
import { quote } from '../words/quoting.ts';
import type { Assignment, CheckRule, Course, Extension, LateRule, Reasoned, Who } from './course.ts';
import { readDate } from './dates.ts';
import { rulePrices } from './rulePrices.ts';
import { shareOf } from './shareOf.ts';
import { type Zone, zoneNamed } from './zone.ts';

/** Reads what fits the schema: dates become instants, shares exact; what no schema sees is a problem. */
export class CourseReader {
  readonly #file: CourseFile;
  readonly #problems: Problems;
  #zone: Zone | null = null;

  constructor(file: CourseFile, problems: Problems) {
    this.#file = file;
    this.#problems = problems;
  }

  read(): Course {
    const { zone, lateDays = 0, overridesBy = 'staff', notSubmitted, assignments } = this.#file;
    this.#zone = zone === undefined ? null : zoneNamed(zone);
    if (zone !== undefined && this.#zone === null)
      this.#say('no-such-zone', 'zone', quote(zone), 'a time zone such as "America/Los_Angeles" or "UTC"');
    const names = assignments.map(({ exercise }) => exercise);
    names.forEach((name, at) => {
      if (names.indexOf(name) < at)
        this.#say('duplicate', `assignments[${at}].exercise`, `${quote(name)} again`, 'each exercise once');
    });
    const read = assignments.map((each, at) => this.#assignment(each, `assignments[${at}]`));
    return {
      file: this.#problems.file ?? 'course.json',
      zone: this.#zone,
      lateDays,
      namesOverrider: overridesBy === 'everybody',
      zeroForNothing: notSubmitted === 'zero',
      assignments: read.toSorted(
        (a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || (a.exercise < b.exercise ? -1 : 1) || 0,
      ),
    };
  }

  #say(code: string, place: string, found: string, expected: string): void {
    this.#problems.add({ code, place, found, expected });
  }

  #assignment(file: AssignmentFile, place: string): Assignment {
    const due = this.#date(file.due, `${place}.due`);
    const until = this.#date(file.until, `${place}.until`);
    this.#inOrder(due, until, `${place}.until`);
    const late = file.late ?? this.#file.late;
    const { extensions = [], excused = [], bonus = [], caps = [] } = file;
    if (extensions.length > 0 && file.due === undefined)
      this.#say(
        'key-without-other',
        `${place}.extensions`,
        '"extensions" without "due"',
        'a due date to extend',
      );
    return {
      exercise: file.exercise,
      place,
      results: file.results ?? null,
      due,
      until,
      late: late === undefined ? null : lateRule(late),
      lateDays: file.lateDays ?? 366,
      extensions: extensions.map((each, at): Extension => {
        const own = `${place}.extensions[${at}]`;
        const ownDue = this.#date(each.due, `${own}.due`);
        const ownUntil = this.#date(each.until, `${own}.until`);
        this.#inOrder(ownDue, ownUntil, `${own}.until`);
        return { ...this.#some(each, own), due: ownDue ?? 0, until: ownUntil };
      }),
      checks: this.#checks(file.checks ?? [], `${place}.checks`),
      rules: rulePrices(file.rules ?? {}, `${place}.rules`),
      excused: excused.map((each, at) => this.#some(each, `${place}.excused[${at}]`)),
      bonus: bonus.map((each) => ({ ...whoOf(each), points: readPoints(each.points) })),
      caps: caps.map((each) => ({ ...whoOf(each), most: shareOf(each.most) })),
      belowZero: file.belowZero ?? false,
    };
  }

  #checks(rules: NonNullable<AssignmentFile['checks']>, place: string): CheckRule[] {
    const keys = rules.map((rule) => JSON.stringify([rule.check, rule.case]));
    return rules.map((rule, at): CheckRule => {
      const own = `${place}[${at}]`;
      if (keys.indexOf(keys[at] ?? '') < at)
        this.#say(
          'duplicate',
          own,
          `another change of ${quote(rule.case ?? rule.check)}`,
          'one change of each',
        );
      return {
        place: own,
        check: rule.check,
        case: rule.case ?? null,
        reason: rule.reason,
        change:
          rule.points === undefined
            ? { code: rule.drop === true ? 'drop' : rule.full === true ? 'full' : 'bonus-check' }
            : { code: 'worth', points: readPoints(rule.points) },
      };
    });
  }

  /** Whom a rule is about that must be about somebody. */
  #some(rule: People & Reasoned, place: string): Who & Reasoned {
    if (rule.students === undefined && rule.sections === undefined)
      this.#say('missing-key', place, 'neither "students" nor "sections"', 'whom it is for');
    return whoOf(rule);
  }

  #inOrder(due: number | null, until: number | null, place: string): void {
    if (due !== null && until !== null && until < due)
      this.#say('wrong-order', place, 'a date before the due date', 'the due date, or one after it');
  }

  /** A date of the file as an instant; null where there is none, or none that is right. */
  #date(text: string | undefined, place: string): number | null {
    if (text === undefined) return null;
    const wrong = (found: string, expected: string): null => {
      this.#say('wrong-date', place, found, expected);
      return null;
    };
    const said = readDate(text);
    if (said === null)
      return wrong(`${quote(text)}, which is in no calendar`, 'a date and time that there is');
    if (said.kind === 'instant') return said.instant;
    if (this.#file.zone === undefined)
      return wrong(quote(text), 'an offset such as "-08:00" behind it, or a "zone" of the course');
    const zone = this.#zone;
    if (zone === null) return null;
    const [instant, second] = zone.instantsOf(said.wall);
    if (instant === undefined)
      return wrong(`${quote(text)}, which clocks skip in ${zone.name}`, 'a time that there is on that day');
    if (second === undefined) return instant;
    const offsets = [instant, second].map((each) => quote(offsetText(said.wall - each)));
    return wrong(
      `${quote(text)}, which clocks show twice in ${zone.name}`,
      `an offset behind it: ${offsets.join(' or ')}`,
    );
  }
}

interface People {
  readonly students?: readonly string[];
  readonly sections?: readonly string[];
}

const whoOf = ({ students = [], sections = [], reason }: People & Reasoned): Who & Reasoned => ({
  students: students.map((each) => each.toLowerCase()),
  sections: sections.map((each) => each.toLowerCase()),
  reason,
});

function lateRule({ grace = 0, per, off, steps = [], of = 'max', most }: LateFile): LateRule {
  const sorted = steps
    .map((step) => ({ hours: readPoints(step.hours), off: shareOf(step.off) }))
    .toSorted((a, b) => new Fraction(a.hours).compare(b.hours));
  return {
    grace: grace * 60,
    cost: per === undefined ? { steps: sorted } : { per, off: shareOf(off ?? 0) },
    of,
    most: most === undefined ? null : shareOf(most),
  };
}

/** `-08:00`. */
function offsetText(seconds: number): string {
  const minutes = Math.abs(Math.trunc(seconds / 60));
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
