import { populationSvg, type RowMark } from '../../picture/populationSvg.ts';
import type { Figure } from './figures.ts';
import type { GeneticFrame } from './geneticData.ts';
import type { Origin } from './originOf.ts';

/** A generation beside its parents: where each child is cut and mutated, and whose it can be. */
export function geneticFigures({ generation, members, fitness, parents, origins }: GeneticFrame): Figure[] {
  const title = parents === null ? `Generation ${generation}` : `Generation ${generation}: the children`;
  const marks = origins.map(markOf);
  const own = { caption: title, svg: populationSvg(members, { title, fitness, marks }) };
  if (parents === null) return [own];
  const before = `Generation ${generation - 1}: the parents`;
  const svg = populationSvg(parents.members, { title: before, fitness: parents.fitness });
  return [{ caption: before, svg }, own];
}

function markOf(origin: Origin | null): RowMark {
  if (origin === null) return { cut: null, framed: [], note: 'from nobody' };
  const { x, y, cut, mutated } = origin;
  return { cut, framed: mutated, note: cut === null ? `from ${x}` : `from ${x} and ${y}` };
}
