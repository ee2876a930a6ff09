import type { Hex } from '../color';
import { polygon, rect } from '../drawing/shapes';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { blocks, pickBlocks } from '../masonry/blocks';
import { rail } from '../masonry/rail';
import { gable } from '../masonry/roof';
import { casement } from '../openings/casement';
import { door } from '../openings/door';
import { CURB, ROOFS, type Palette } from '../palettes';
import type { Building } from './building';

const ROOF_STYLES = ['monoPitch', 'gable', 'parapet'] as const;
type RoofStyle = (typeof ROOF_STYLES)[number];

const COLOR_SEQUENCES: readonly [Palette, ...Palette[]] = [
  ['#E9B79A', '#F4E7CF', '#BFD0C0', '#EBCB8F'],
  ['#C9DBD5', '#F3F0E6', '#E2A27E', '#D9DCC3'],
  ['#EBCB8F', '#EFC9B4', '#F4E7CF', '#C9DBD5'],
  ['#F3F0E6', '#E7DFD0', '#F4E7CF', '#D8C3A5'],
];

interface Unit {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  readonly wall: Hex;
  readonly roof: Hex;
}

/** A row of equal two-story units in a sequence of colors. The number of units is 3 or 4 at random by default. */
export function townhouse(
  context: DrawingContext,
  x: number,
  y: number,
  width: number,
  givenUnits?: number,
): Building {
  const { random, grade, darken, lighten, shadow } = context;
  const units = givenUnits ?? random.integer(3, 4);
  const unitWidth = width / units;
  const floorHeight = random.range(92, 100);
  const height = floorHeight * 2;
  const colors = random.pick(COLOR_SEQUENCES);
  const roof = grade(random.pick(ROOFS));
  const style: RoofStyle = ROOF_STYLES[random.integer(0, 2)] ?? 'parapet';
  const pattern = pickBlocks(context);

  const row = Array.from({ length: units }, (_, index): Drawing => {
    const unit: Unit = {
      x: x + index * unitWidth,
      width: unitWidth,
      y,
      height: height + (style === 'monoPitch' ? (index % 2) * 14 : 0),
      wall: grade(colors[index % 4] ?? colors[0]),
      roof,
    };
    const top = y - unit.height;
    const doorX = unit.x + unitWidth * 0.14;
    return [
      rect(unit.x, top, unitWidth, unit.height, unit.wall),
      unitRoof(context, unit, style),
      shadow(unit.x, top + 3, unitWidth, 10),
      shadow(unit.x + unitWidth * 0.1, top + 24, unitWidth * 0.8, floorHeight - 26, 0.13),
      casement(context, unit.x + unitWidth * 0.22, top + 32, unitWidth * 0.56, floorHeight - 62, {
        panes: 2,
      }),
      rect(unit.x + unitWidth * 0.06, y - floorHeight - 2, unitWidth * 0.88, 8, lighten(unit.wall, 0.5)),
      shadow(unit.x + unitWidth * 0.06, y - floorHeight + 6, unitWidth * 0.88, 6),
      rail(
        context,
        unit.x + unitWidth * 0.08,
        y - floorHeight - 28,
        unitWidth * 0.84,
        27,
        random.chance(0.5) && index % 2 === 0 ? 0 : 1,
      ),
      door(context, doorX, y - 76, 34, 76),
      blocks(context, {
        x: unit.x + unitWidth * 0.54,
        y: y - 76,
        width: unitWidth * 0.34,
        height: 46,
        pitch: unitWidth * 0.17,
        color: lighten(unit.wall, 0.4),
        pattern,
      }),
      rect(unit.x + unitWidth * 0.52, y - 26, unitWidth * 0.38, 26, darken(unit.wall, 0.12)),
      index > 0 ? rect(unit.x - 3, top - 6, 6, unit.height + 6, lighten(unit.wall, 0.4)) : null,
      rect(doorX - 6, y - 3, 46, 6, grade(CURB)),
    ];
  });

  return { drawing: [row, rect(x, y - 8, width, 8, grade('#8A5A44'))], top: y - height - 58 };
}

function unitRoof(
  context: DrawingContext,
  { x, width, y, height, wall, roof }: Unit,
  style: RoofStyle,
): Drawing {
  const { lighten, darken } = context;
  const top = y - height;
  if (style === 'gable') return gable(context, x + 3, top + 2, width - 6, 58, 4, roof, wall);
  if (style === 'parapet')
    return [
      rect(x - 2, top - 20, width + 4, 22, lighten(wall, 0.3)),
      rect(x - 2, top + 1, width + 4, 4, darken(wall, 0.25)),
    ];
  const [left, right] = [x - 4, x + width + 4];
  return [
    polygon(
      [
        [left, top],
        [right, top - 34],
        [right, top + 2],
        [left, top + 2],
      ],
      roof,
    ),
    polygon(
      [
        [left, top],
        [right, top - 34],
        [right, top - 26],
        [left, top + 8],
      ],
      lighten(roof, 0.25),
    ),
  ];
}
