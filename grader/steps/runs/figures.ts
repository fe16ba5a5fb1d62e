import type { Rows } from '../../picture/board.ts';
import { boardSvg } from '../../picture/boardSvg.ts';
import { conflictsOf, conflictsSvg, MOST_QUEENS } from '../../picture/conflictsSvg.ts';
import { heightsSvg, landscapeSvg } from '../../picture/landscapeSvg.ts';
import { populationSvg, type RowMark } from '../../picture/populationSvg.ts';
import { itemAt } from '../../types/lookup.ts';
import { bestCellsWords } from '../../words/runSteps.ts';
import { formatNumber } from '../../words/numbers.ts';
import type { DrawnProblem } from './runData.ts';
import type { Member, Proposal, RunFrame } from './runFrames.ts';

/** A picture of a step, as markup, and what stands below it. */
export interface Figure {
  readonly svg: string;
  readonly caption: string;
  /** It belongs below the others. */
  readonly isBelow?: boolean;
}

/** Boards of a beam that are drawn. */
const MOST_BOARDS = 12;

/** The same, with whose it is before its words. */
export const named =
  (name: string, isBelow = false) =>
  ({ svg, caption }: Figure): Figure => ({
    svg,
    caption: caption === '' ? name : `${name}. ${caption}`,
    isBelow,
  });

/** Everything that is drawn of a step. */
export function runFigures(problem: DrawnProblem, frame: RunFrame): readonly Figure[] {
  if (problem.name === 'n-queens') return frame.beam === null ? boards(frame) : beamOfBoards(frame.beam);
  if (problem.elevation !== undefined) return [landscape(problem.elevation, frame)];
  return [rows(frame)];
}

function boards({ state, value, before, step, proposal, temperature, isBroken }: RunFrame): Figure[] {
  const caption = `Step ${step}: ${formatNumber(value)}`;
  // What is proposed is the step of annealing; else it is where the queen came from.
  const from = temperature !== null || before === null ? {} : { before: before.state };
  const board = { caption, svg: boardSvg(state, { title: caption, ...from, ...proposed(proposal) }) };
  if (state.length < 2 || state.length > MOST_QUEENS) return [board];
  // Of a wrong move, also the board that it was made on.
  const left = isBroken && before !== null ? [conflictsTable(before.state, step - 1)] : [];
  return [board, ...left, conflictsTable(state, step)];
}

/** What each cell is worth at a step. */
function conflictsTable(state: Rows, step: number): Figure {
  const conflicts = conflictsOf(state);
  const title = `Attacking pairs by cell at step ${step}`;
  const caption = `${title}. ${bestCellsWords(conflicts.least, conflicts.best)}`;
  return { caption, svg: conflictsSvg(state, conflicts, title) };
}

function proposed(proposal: Proposal | null): { proposed?: { rows: Rows; isTaken: boolean } } {
  if (proposal === null || proposal.state === null) return {};
  return { proposed: { rows: proposal.state, isTaken: proposal.isTaken } };
}

function beamOfBoards(beam: readonly Member[]): Figure[] {
  return beam.slice(0, MOST_BOARDS).map((member, at) => {
    const caption = memberWords(member, at);
    return { caption, svg: boardSvg(member.state, { title: caption }) };
  });
}

/** `State 2: −3, from state 1`. */
function memberWords({ value, parents, isBroken }: Member, at: number): string {
  const from = parents.length === 0 ? '' : `, ${fromWords(parents)}`;
  return `State ${at + 1}: ${formatNumber(value)}${from}${isBroken ? ' (the law is broken here)' : ''}`;
}

const fromWords = (parents: readonly number[]): string =>
  `from ${parents.map((parent) => parent + 1).join(' or ')}`;

function landscape(elevation: readonly (readonly number[])[], frame: RunFrame): Figure {
  const { beam, state, before, proposal, temperature } = frame;
  const title = 'The landscape';
  const here = beam === null ? [state] : beam.map((member) => member.state);
  const caption = beam === null ? '' : beam.map(memberWords).join('; ');
  const to = proposal?.state ?? null;
  const isTaken = proposal?.isTaken === true;
  const from = temperature === null ? (before?.state ?? null) : null;
  if (elevation.length === 1) {
    const svg = landscapeSvg(itemAt(elevation, 0), {
      title,
      here: here.map(([at = 0]) => at),
      from: from?.[0],
      proposed: to === null ? undefined : { at: to[0] ?? 0, isTaken },
    });
    return { svg, caption };
  }
  const cell = ([row = 0, column = 0]: readonly number[]): { row: number; column: number } => ({
    row,
    column,
  });
  const svg = heightsSvg(elevation, {
    title,
    here: here.map(cell),
    ...(from === null ? {} : { from: cell(from) }),
    ...(to === null ? {} : { proposed: { ...cell(to), isTaken } }),
  });
  return { svg, caption };
}

/** States of other problems: a row each, with what is new in a frame. */
function rows({ beam, state, value, before, proposal, step, temperature }: RunFrame): Figure {
  const title = `Step ${step}`;
  if (beam !== null) {
    const marks = beam.map((member): RowMark => ({
      cut: null,
      framed: [],
      note: member.parents.length === 0 ? '' : `from ${member.parents.join(' or ')}`,
    }));
    const fitness = beam.map((member) => member.value);
    const states = beam.map((member) => member.state);
    return { caption: title, svg: populationSvg(states, { title, fitness, measure: 'objective', marks }) };
  }
  const own = { cut: null, framed: temperature !== null || before === null ? [] : news(before.state, state) };
  const marks: RowMark[] = [{ ...own, note: '' }];
  const [states, fitness] = [[state], [value]];
  if (proposal !== null && proposal.state !== null) {
    states.push(proposal.state);
    fitness.push(proposal.value);
    const note = proposal.isTaken ? 'taken' : 'not taken';
    marks.push({ cut: null, framed: news(state, proposal.state), note });
  }
  return { caption: title, svg: populationSvg(states, { title, fitness, measure: 'objective', marks }) };
}

const news = (before: readonly number[], after: readonly number[]): number[] =>
  after.flatMap((value, at) => (value === before[at] ? [] : [at]));
