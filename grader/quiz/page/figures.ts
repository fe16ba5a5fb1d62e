import { boardSvg } from '../../picture/boardSvg.ts';
import { escapeMarkup } from '../../picture/markup.ts';
import { formatNumber } from '../../words/numbers.ts';
import { visibleLine } from '../../picture/visible.ts';
import type { Figure, LandscapeFigure, PopulationFigure } from '../types.ts';
import { landscapePicture } from './landscapePicture.ts';
import { quizTreeSvg } from './treePicture.ts';

/**
 * A figure as markup: a picture, or a table where that says it better. What students see shows what is given
 * and nothing that is worked out from it; on a key, queens that attack each other are joined.
 */
export function figureHtml(figure: Figure, isKey = false): string {
  switch (figure.kind) {
    case 'tree':
      return quizTreeSvg(figure);
    case 'board':
      return boardSvg(figure.rows, { title: visibleLine(figure.title), bare: !isKey });
    case 'landscape':
      return figure.landscape.height === 1 ? landscapePicture(figure) : heightsTable(figure);
    case 'population':
      return populationTable(figure);
  }
}

export const figureTitle = (figure: Figure): string =>
  figure.kind === 'tree' ? figure.tree.title : figure.title;

function heightsTable({ landscape, places, title }: LandscapeFigure): string {
  const { width, elevation } = landscape;
  const columns = places.slice(0, width).map((place) => place.replace(/\d+$/, ''));
  const rows = Array.from({ length: landscape.height }, (_, y) =>
    row(y + 1, elevation.slice(y * width, (y + 1) * width).map(formatNumber)),
  );
  return table(`${escapeMarkup(title)}: heights by column and row`, '<td></td>', columns, rows);
}

function populationTable({ individuals, title, measure, fitness }: PopulationFigure): string {
  const isGiven = measure === 'given';
  const rows = individuals.map((digits, at) => {
    const own = isGiven ? fitness.slice(at, at + 1).map(escapeMarkup) : [];
    return row(at + 1, [`<code>${digits.join('')}</code>`, ...own]);
  });
  const columns = isGiven ? ['Individual', 'Fitness'] : ['Individual'];
  return table(escapeMarkup(title), '<th scope="col">Number</th>', columns, rows);
}

/** A row with its number before it; cells are markup. */
const row = (number: number, cells: readonly string[]): string =>
  `<tr><th scope="row">${number}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function table(caption: string, corner: string, columns: readonly string[], rows: readonly string[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  return [
    `<table class="quiz-table"><caption>${caption}</caption>`,
    `<thead><tr>${corner}${head}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table>`,
  ].join('');
}
