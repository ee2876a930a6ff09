import { mix, type Hex } from '../color';
import { fill } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { GOLD } from './heads';

export const NECKLINES = ['smockStripes', 'collarAndTie', 'beads', 'vNeck'] as const;

export type Neckline = (typeof NECKLINES)[number];

export const shoulders = (color: Hex): Drawing =>
  fill(new Pen().move(14, 124).curve(16, 90, 46, 86).line(74, 86).curve(104, 90, 106, 124).close(), color);

/** The neckline, drawn over the shoulders. */
export function neckline(kind: Neckline, color: Hex): Drawing {
  switch (kind) {
    case 'smockStripes': {
      const stripes = new Pen();
      for (const x of [34, 46, 74, 86]) stripes.rect(x, 86, 4, 40);
      return fill(stripes, mix(color, '#FFFFFF', 0.55), 0.75);
    }
    case 'collarAndTie':
      return [
        fill(new Pen().move(46, 86).line(60, 108).line(74, 86).line(68, 84).line(52, 84).close(), '#FBF6EA'),
        fill(
          new Pen().move(57, 96).line(63, 96).line(66, 120).line(54, 120).close(),
          mix(color, '#000000', 0.3),
        ),
      ];
    case 'beads':
      return fill(
        new Pen().move(44, 87).curve(60, 104, 76, 87).line(78, 92).curve(60, 112, 42, 92).close(),
        GOLD,
      );
    case 'vNeck':
      return fill(
        new Pen()
          .move(46, 86)
          .lines([
            [60, 100],
            [74, 86],
            [80, 90],
            [62, 112],
            [58, 112],
            [40, 90],
          ])
          .close(),
        mix(color, '#FFFFFF', 0.7),
      );
  }
}
