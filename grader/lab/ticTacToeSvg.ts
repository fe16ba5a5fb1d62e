import { scaleLinear } from 'd3-scale';
import { element, svgText } from '../picture/markup.ts';
import { grouped } from '../words/numbers.ts';
import { standalone } from './chart.ts';
import type { TicTacToeReport } from './ticTacToe.ts';

const [LEFT, RIGHT, TOP, ROW] = [60, 600, 60, 30];

/** How many nodes each ply has, and at how many of them the game is over. */
export function ticTacToeSvg({ plies, total }: TicTacToeReport): string {
  const most = plies.reduce((max, { nodes }) => Math.max(max, nodes), 1);
  const x = scaleLinear([0, most], [LEFT, RIGHT]);
  const rows = plies.map(({ ply, nodes, ends }, at) => {
    const y = TOP + at * ROW;
    const bar = (value: number, className: string): string =>
      element('rect', {
        x: LEFT,
        y,
        width: Math.max(0.5, x(value) - LEFT),
        height: ROW - 8,
        class: className,
      });
    return (
      svgText(String(ply), LEFT - 12, y + 16, 'pic-end', 'end') +
      bar(nodes, 'pic-bar') +
      (ends === 0 ? '' : bar(ends, 'pic-mark')) +
      svgText(
        `${grouped(nodes)}, ${grouped(ends)} over`,
        x(nodes) + 8,
        y + 16,
        'pic-value pic-start',
        'start',
      )
    );
  });
  return standalone(
    {
      title: 'Tic-tac-toe: nodes of the whole tree by ply, and those at which it is over',
      description: `${grouped(total.nodes)} nodes in all, over at ${grouped(total.ends)} of them.`,
      width: 800,
      height: TOP + plies.length * ROW + 20,
    },
    rows.join(''),
  );
}
