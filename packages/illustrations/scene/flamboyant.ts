import type { Hex } from '../color';
import { fill } from '../drawing/shapes';
import { Pen, placeAt } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

/** A flamboyant tree with a wide, flat crown and red blossom. */
export function flamboyant({ random, grade }: DrawingContext, x: number, y: number, size: number): Drawing {
  const branches = new Pen(placeAt(x, y, 0, size))
    .move(-12, 2)
    .curve(-6, -20, -8, -42)
    .curve(-22, -74, -74, -102)
    .line(-66, -108)
    .curve(-26, -92, -8, -66)
    .curve(-6, -90, -18, -118)
    .line(-8, -120)
    .curve(4, -94, 5, -68)
    .curve(26, -92, 66, -110)
    .line(74, -104)
    .curve(22, -74, 8, -42)
    .curve(6, -20, 12, 2)
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
    dabs(14, ['#3A6B43', '#4E8450'], (pen, across, edge) => {
      const dabY = y - 108 * size - edge * 30 * size + random.range(-8, 12) * size;
      pen.ellipse(x + across * 126 * size, dabY, random.range(28, 42) * size, random.range(12, 18) * size);
    }),
    dabs(36, ['#D9482B', '#E86A3A', '#C23A28'], (pen, across, edge) => {
      const dabY = y - 116 * size - edge * 36 * size + random.range(-12, 14) * size;
      pen.ellipse(x + across * 140 * size, dabY, random.range(7, 15) * size, random.range(4, 9) * size);
    }),
  ];
}
