import { polygon, rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { blocks, pickBlocks } from '../masonry/blocks';
import { hipRoof } from '../masonry/roof';
import { airConditioner } from '../openings/airConditioner';
import { door } from '../openings/door';
import { louvre } from '../openings/louvre';
import { DADOS, DOORS, CURB, ROOFS, WALLS } from '../palettes';
import type { Building } from './building';

/** One room: a door under a canopy, a wide louvre, and a mono-pitch or hipped roof. */
export function studio(context: DrawingContext, x: number, y: number, width: number): Building {
  const { random, grade, darken, lighten, shadow } = context;
  const height = random.range(150, 168);
  const wall = grade(random.pick(WALLS));
  const accent = grade(random.pick(DADOS));
  const roof = grade(random.pick(ROOFS));
  const isDoorRight = random.chance(0.5);
  const eave = y - height;
  const doorX = isDoorRight ? x + width * 0.66 : x + width * 0.14;
  const windowX = isDoorRight ? x + width * 0.13 : x + width * 0.44;

  const front: Drawing = [
    rect(x, eave, width, height, wall),
    rect(x, y - 34, width, 34, accent),
    door(context, doorX, y - 104, 50, 104, grade(random.pick(DOORS))),
    rect(doorX - 16, y - 4, 82, 8, grade(CURB)),
    louvre(context, windowX, eave + 44, width * 0.36, 62, { panes: 3 }),
    blocks(context, {
      x: doorX - 2,
      y: eave + 16,
      width: 54,
      height: 24,
      pitch: 18,
      color: lighten(wall, 0.35),
      pattern: pickBlocks(context),
    }),
    shadow(x, eave, width, 14),
  ];

  const monoPitch = (): Drawing => {
    const [left, right] = isDoorRight ? [0, -34] : [-34, 0];
    /** Y coordinate of the underside of the slab, which overhangs the walls by 26 units. */
    const underside = (at: number): number =>
      eave + 4 + left + ((right - left) * (at - x + 26)) / (width + 52);
    return [
      polygon(
        [
          [x - 26, underside(x - 26)],
          [x + width + 26, underside(x + width + 26)],
          [x + width + 26, underside(x + width + 26) - 16],
          [x - 26, underside(x - 26) - 16],
        ],
        roof,
      ),
      polygon(
        [
          [x, eave + 4],
          [x + width, eave + 4],
          [x + width, underside(x + width)],
          [x, underside(x)],
        ],
        wall,
      ),
      rect(x, eave + 2, width, 4, darken(roof, 0.3)),
    ];
  };

  return {
    drawing: [
      front,
      random.chance(0.5) ? monoPitch() : hipRoof(context, x, eave, width, 78, 26, roof),
      polygon(
        [
          [doorX - 20, y - 112],
          [doorX + 70, y - 112],
          [doorX + 78, y - 102],
          [doorX - 28, y - 102],
        ],
        darken(roof, 0.1),
      ),
      shadow(doorX - 10, y - 102, 70, 7),
      airConditioner(context, isDoorRight ? x + 14 : x + width - 40, eave + 30),
    ],
    top: eave - 80,
  };
}
