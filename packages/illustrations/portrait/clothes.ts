import { mix, type Hex } from '../color';
import { fill, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { GOLD } from './heads';
import type { Gender } from './looks';

const NECKLINES = {
  woman: ['beads', 'vNeck', 'smockStripes', 'yoke'],
  man: ['smockStripes', 'collarAndTie', 'vNeck', 'openCollar'],
} as const satisfies Record<Gender, readonly string[]>;

/** `kaftan` goes with a kufi. */
export type Neckline = (typeof NECKLINES)[Gender][number] | 'kaftan';

export const necklinesOf = (gender: Gender): readonly [Neckline, ...Neckline[]] => NECKLINES[gender];

export const shoulders = (color: Hex, gender: Gender): Drawing => {
  const inset = gender === 'man' ? 0 : 4;
  return fill(
    new Pen()
      .move(10 + inset, 124)
      .curve(12 + inset, 94, 44, 87)
      .line(76, 87)
      .curve(108 - inset, 94, 110 - inset, 124)
      .close(),
    color,
  );
};

/** The neckline, drawn over shoulders and neck. */
export function neckline(kind: Neckline, color: Hex, neck: Hex): Drawing {
  const light = mix(color, '#FFFFFF', 0.6);
  const dark = mix(color, '#000000', 0.25);
  const openNeck = fill(new Pen().move(49, 87).line(71, 87).line(60, 106).close(), neck);
  const collar = (tint: Hex): Drawing =>
    fill(
      new Pen()
        .move(48, 84)
        .line(45, 90)
        .line(54, 103)
        .line(60, 96)
        .line(66, 103)
        .line(75, 90)
        .line(72, 84)
        .curve(60, 100, 48, 84)
        .close(),
      tint,
    );
  switch (kind) {
    case 'smockStripes': {
      const stripes = new Pen().move(46, 88).curve(60, 108, 74, 88).move(60, 98).line(60, 112);
      for (const x of [28, 41, 79, 92]) stripes.move(x, 94).line(x, 124);
      return stroke(stripes, light, 3);
    }
    case 'collarAndTie':
      return [
        fill(new Pen().move(57, 98).line(63, 98).line(66, 124).line(54, 124).close(), GOLD),
        collar('#FBF6EA'),
      ];
    case 'openCollar':
      return [collar(light), stroke(new Pen().move(60, 98).line(60, 124), dark, 1.2)];
    case 'beads':
      return stroke(new Pen().move(46, 88).curve(60, 112, 74, 88), GOLD, 4.4, {
        hasRoundCaps: true,
        dashes: '.1 4.8',
      });
    case 'vNeck':
      return [openNeck, stroke(new Pen().move(47, 87).line(60, 107).line(73, 87), light, 3.4)];
    case 'yoke':
      return [stroke(new Pen().move(42, 89).curve(60, 120, 78, 89), light, 3, { dashes: '3 2' })];
    case 'kaftan':
      return [
        stroke(new Pen().move(46, 88).curve(60, 106, 74, 88).move(60, 97).line(60, 124), light, 5),
        stroke(new Pen().move(46, 88).curve(60, 106, 74, 88).move(60, 97).line(60, 124), GOLD, 2, {
          dashes: '2 3',
        }),
      ];
  }
}
