import { element, escapeMarkup } from '../picture/markup.ts';
import type { ScoreView } from './view.ts';

/**
 * How much of the score is earned, as a bar that fills the width it is given; what is held back is hatched.
 */
export function meterSvg(score: ScoreView): string {
  const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;
  const hatch =
    '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" ' +
    'patternTransform="rotate(45)"><rect class="meter-held" width="3" height="7"/></pattern>';
  const held =
    score.withheldPart === 0
      ? ''
      : hatch +
        element('rect', {
          x: percent(score.earnedPart),
          width: percent(score.withheldPart),
          height: '100%',
          fill: 'url(#hatch)',
        });
  const earned = element('rect', {
    class: 'meter-earned',
    width: percent(score.earnedPart),
    height: '100%',
    rx: 5,
  });
  return (
    `<svg class="meter" role="img" aria-label="${escapeMarkup(score.headline)}" height="10">` +
    `<rect class="meter-all" width="100%" height="100%" rx="5"/>${earned}${held}</svg>`
  );
}
