import { mix, type Hex } from '../color';
import { fill, line, rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { blocks, pickBlocks } from '../masonry/blocks';
import { gable, hipRoof } from '../masonry/roof';
import { casement } from '../openings/casement';
import { door } from '../openings/door';
import { louvre } from '../openings/louvre';
import { DADOS, CURB, ROOFS, WALLS } from '../palettes';
import type { Building } from './building';

export interface HouseOptions {
  /** Random by default, like all options below. */
  readonly wall?: Hex;
  readonly roof?: Hex;
  readonly hasDish?: boolean;
}

/** A bungalow with a hipped roof, a recessed veranda with four posts, and sometimes a gable and a satellite dish. */
export function house(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  options: HouseOptions = {},
): Building {
  const { random, grade, darken, lighten, shadow, trim } = context;
  const height = random.range(120, 134);
  const wall = grade(options.wall ?? random.pick(WALLS));
  const accent = grade(random.pick(DADOS));
  const roof = grade(options.roof ?? random.pick(ROOFS));
  const isVerandaRight = random.chance(0.5);
  const porchWidth = width * 0.36;
  const porchX = isVerandaRight ? x + width - porchWidth - width * 0.08 : x + width * 0.08;
  const eave = y - height;

  const roomsLeft = isVerandaRight ? x + 16 : porchX + porchWidth + 12;
  const roomsRight = isVerandaRight ? porchX - 12 : x + width - 16;
  const windows = roomWindows(context, roomsLeft, roomsRight - roomsLeft, eave + 38);

  const porch: Drawing = [
    rect(porchX, eave, porchWidth, height, darken(wall, 0.25)),
    door(context, porchX + porchWidth * 0.5 - 22, y - 84, 44, 84),
    louvre(context, porchX + 14, y - 78, 30, 38, { hasHood: false }),
    louvre(context, porchX + porchWidth - 44, y - 78, 30, 38, { hasHood: false }),
  ];

  const pattern = pickBlocks(context);
  const parapet = (left: number): Drawing =>
    blocks(context, {
      x: left,
      y: y - 30,
      width: porchWidth * 0.32,
      height: 30,
      pitch: 15,
      color: lighten(accent, 0.45),
      pattern,
    });
  const posts = [0, 0.32, 0.68, 1].map((along) => [
    rect(porchX + porchWidth * along - 5, eave, 10, height, trim),
    rect(porchX + porchWidth * along + 1, eave, 4, height, darken(trim, 0.12)),
  ]);
  const steps: Drawing = [
    rect(porchX + porchWidth * 0.32 - 4, y - 4, porchWidth * 0.36 + 8, 8, grade(CURB)),
    rect(porchX + porchWidth * 0.3 - 8, y + 3, porchWidth * 0.4 + 16, 7, grade('#CDBDA4')),
  ];

  const roofHeight = random.range(84, 104);
  const hasGable = random.integer(0, 2) > 0;
  // Always drawn, so that the option does not shift later random choices.
  const randomDish = random.chance(0.4);

  return {
    drawing: [
      rect(x, eave, width, height, wall),
      rect(x, y - 24, width, 24, accent),
      windows,
      shadow(x, eave, width, 16),
      porch,
      parapet(porchX),
      parapet(porchX + porchWidth * 0.68),
      posts,
      steps,
      hipRoof(context, x, eave, width, roofHeight, 30, roof),
      hasGable
        ? gable(
            context,
            porchX - 6,
            eave + 4,
            porchWidth + 12,
            62,
            12,
            mix(roof, '#FFFFFF', 0.06),
            lighten(wall, 0.2),
          )
        : null,
      (options.hasDish ?? randomDish)
        ? dish(context, isVerandaRight ? x + width * 0.34 : x + width * 0.62, eave - roofHeight)
        : null,
    ],
    top: eave - roofHeight,
  };
}

function roomWindows(context: DrawingContext, x: number, width: number, y: number): Drawing {
  const { random } = context;
  const count = width > 210 ? 2 : 1;
  const windowWidth = Math.min(74, (width / count) * 0.62);
  const drawing: Drawing[] = [];
  for (let index = 0; index < count; index++) {
    const left = x + (width / count) * (index + 0.5) - windowWidth / 2;
    const isLouvre = random.chance(0.6);
    const bars = random.chance(0.4);
    drawing.push(
      isLouvre
        ? louvre(context, left, y, windowWidth, 48)
        : casement(context, left, y, windowWidth, 48, { hasBars: bars }),
    );
  }
  return drawing;
}

/** A satellite dish with the foot of its mast at (x, y). */
function dish({ grade }: DrawingContext, x: number, y: number): Drawing {
  const metal = grade('#6A6A66');
  const bowl = grade('#E6E2D8');
  const [cx, cy] = [x - 1, y - 26];
  const rim = new Pen()
    .move(cx - 16, cy - 6)
    .curve(cx - 14, cy + 14, cx + 12, cy + 12)
    .close();
  return [
    line([x, y], [x, y - 20], metal, 3),
    fill(rim, bowl),
    stroke(new Pen().move(cx - 3, cy + 4).line(cx + 9, cy - 9), metal, 2, { hasRoundCaps: true }),
  ];
}
