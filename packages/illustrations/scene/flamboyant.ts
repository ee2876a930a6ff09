import type { Hex } from '../color';
import { fill } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

/** A flamboyant tree with a wide, flat crown and red blossom. */
export function flamboyant({ random, grade }: DrawingContext, x: number, y: number, size: number): Drawing {
  const branches = new Pen(placeAt(x, y, 0, size))
    .move(-7, 0)
    .curve(-2, -46, -56, -104)
    .line(-48, -106)
    .curve(-6, -74, 2, -60)
    .curve(14, -80, 56, -104)
    .line(60, -98)
    .curve(8, -50, 8, 0)
    .close();

  /** Draws `count` dabs over the crown, with one pen per color. */
  const dabs = (
    count: number,
    colors: readonly Hex[],
    dab: (pen: Pen, across: number, edge: number) => void,
  ): Drawing => {
    const pens = colors.map(() => new Pen(null, 10));
    for (let index = 0; index < count; index++) {
      const across = random.range(-1, 1);
      const pen = pens[index % pens.length];
      if (pen !== undefined) dab(pen, across, 1 - across * across);
    }
    return pens.map((pen, index) => fill(pen, grade(colors[index] ?? '#4E8450')));
  };

  return [
    fill(branches, grade('#6E5140')),
    dabs(12, ['#3A6B43', '#4E8450'], (pen, across, edge) => {
      const dabY = y - 112 * size - edge * 26 * size + random.range(-8, 12) * size;
      pen.ellipse(x + across * 98 * size, dabY, random.range(24, 36) * size, random.range(12, 18) * size);
    }),
    dabs(34, ['#D9482B', '#E86A3A', '#C23A28'], (pen, across, edge) => {
      const dabY = y - 122 * size - edge * 30 * size + random.range(-12, 14) * size;
      pen.ellipse(x + across * 108 * size, dabY, random.range(6, 13) * size, random.range(4, 8) * size);
    }),
  ];
}
