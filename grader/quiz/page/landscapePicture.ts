import { landscapeSvg } from '../../picture/landscapeSvg.ts';
import { visibleLine } from '../../picture/visible.ts';
import type { LandscapeFigure } from '../types.ts';

/** A one-dimensional landscape, with the places' own labels. */
export const landscapePicture = ({ landscape, places, title }: LandscapeFigure): string =>
  landscapeSvg(landscape.elevation, { title: `Landscape: ${visibleLine(title)}`, places });
