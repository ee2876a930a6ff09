import type { Hex } from '../color';
import { ellipse, fill, line, rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { SHADOW } from '../palettes';
import { neem, pickTone } from '../scene/neem';
import type { Site } from './site';

export function compoundYard({ context, x, width, groundLine }: Site): Drawing {
  const { random } = context;
  // Beside the doors, at the wing that is opposite to the washing line.
  const treeX = x + width + random.range(-18, 12);
  return [
    ellipse(treeX + 20, groundLine + 58, 100, 12, SHADOW, context.light.shadow),
    neem(context, treeX, groundLine + 58, random.range(0.95, 1.1), pickTone(context)),
    washingLine(context, groundLine),
    waterDrum(context, groundLine),
    bench(context, groundLine),
  ];
}

interface Cloth {
  readonly color: Hex;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly striped?: boolean;
}

const WASHING: readonly Cloth[] = [
  { color: '#C9573A', x: 84, width: 30, height: 44 },
  { color: '#F3F0E6', x: 122, width: 26, height: 34 },
  { color: '#2F6B4F', x: 156, width: 40, height: 50, striped: true },
  { color: '#E0B04A', x: 206, width: 30, height: 40 },
];

function washingLine({ grade }: DrawingContext, groundLine: number): Drawing {
  const y = groundLine - 34;
  const post = grade('#6A5344');
  const rope = new Pen().move(60, y - 4).curve(165, y + 20, 270, y - 4);
  const washing = WASHING.map(({ color, x, width, height, striped }, index) => {
    const top = y + 6 + 7 * Math.sin(index + 1);
    return [
      rect(x, top, width, height, grade(color)),
      striped ? [0, 1, 2].map((stripe) => rect(x, top + 8 + stripe * 14, width, 4, grade('#E0B04A'))) : null,
    ];
  });
  return [
    line([60, groundLine + 66], [60, y - 10], post, 5),
    line([270, groundLine + 66], [270, y - 10], post, 5),
    stroke(rope, grade('#EFE9DC'), 2),
    washing,
  ];
}

function waterDrum({ grade }: DrawingContext, groundLine: number): Drawing {
  const drum = new Pen()
    .move(612, groundLine + 76)
    .line(612, groundLine + 24)
    .line(668, groundLine + 24)
    .line(668, groundLine + 76)
    .curve(640, groundLine + 84, 612, groundLine + 76)
    .close();
  return [
    ellipse(640, groundLine + 78, 34, 7, SHADOW, 0.16),
    fill(drum, grade('#2F5F86')),
    ellipse(640, groundLine + 24, 28, 7, grade('#3F7AA6')),
    ellipse(640, groundLine + 24, 22, 5, grade('#A8CFD6')),
  ];
}

function bench({ grade }: DrawingContext, groundLine: number): Drawing {
  const leg = grade('#5F3D2A');
  return [
    rect(440, groundLine + 70, 84, 8, grade('#7A5138')),
    rect(448, groundLine + 78, 7, 20, leg),
    rect(508, groundLine + 78, 7, 20, leg),
  ];
}
