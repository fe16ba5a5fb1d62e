import { boardSvg } from '../../picture/boardSvg.ts';
import { escapeMarkup } from '../../picture/markup.ts';
import { formatNumber } from '../../words/numbers.ts';
import { visibleLine } from '../../picture/visible.ts';
import type { Figure, LandscapeFigure, PopulationFigure } from '../types.ts';
import { landscapeSvg } from './landscapePicture.ts';
import { quizTreeSvg } from './treePicture.ts';

/** A figure as markup: a picture, or a table where that says it better. */
export function figureHtml(figure: Figure): string {
  switch (figure.kind) {
    case 'tree':
      return quizTreeSvg(figure);
    case 'board':
      return boardSvg(figure.rows, { title: visibleLine(figure.title) });
    case 'landscape':
      return figure.landscape.height === 1 ? landscapeSvg(figure) : heightsTable(figure);
    case 'population':
      return populationTable(figure);
  }
}

export const figureTitle = (figure: Figure): string =>
  figure.kind === 'tree' ? figure.tree.title : figure.title;

function heightsTable({ landscape, places, title }: LandscapeFigure): string {
  const { width, height, elevation } = landscape;
  const letter = (at: number): string => places[at]!.replace(/\d+$/, '');
  const head = Array.from({ length: width }, (_, x) => `<th scope="col">${letter(x)}</th>`).join('');
  const rows = Array.from(
    { length: height },
    (_, y) =>
      `<tr><th scope="row">${y + 1}</th>${Array.from({ length: width }, (__, x) => `<td>${formatNumber(elevation[y * width + x]!)}</td>`).join('')}</tr>`,
  );
  return `<table class="quiz-table"><caption>${escapeMarkup(title)}: heights by column and row</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function populationTable({ individuals, title, measure, fitness }: PopulationFigure): string {
  const rows = individuals.map(
    (digits, at) =>
      `<tr><th scope="row">${at + 1}</th><td><code>${digits.join('')}</code></td>${measure === 'given' ? `<td>${escapeMarkup(fitness[at]!)}</td>` : ''}</tr>`,
  );
  return `<table class="quiz-table"><caption>${escapeMarkup(title)}</caption><thead><tr><th scope="col">Number</th><th scope="col">Individual</th>${measure === 'given' ? '<th scope="col">Fitness</th>' : ''}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
