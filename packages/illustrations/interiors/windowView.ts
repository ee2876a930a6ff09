import { embed } from '../drawing/document';
import { fill, rect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { createDrawingContext } from '../drawing/context';
import { WHITE } from '../palettes';
import { hills } from '../scene/hills';
import { neem } from '../scene/neem';
import { palm } from '../scene/palm';
import { sky } from '../scene/sky';
import { weatherVeil } from '../scene/weather';
import type { Room } from './room';

export type WindowKind = 'louvre' | 'casement';

/** A window with a view of the garden at the time of day outside. */
export function roomWindow(
  room: Room,
  x: number,
  y: number,
  width: number,
  height: number,
  kind: WindowKind,
): Drawing {
  const { context, trim } = room;
  const panes = width > 150 ? 3 : 2;
  const slats = new Pen();
  const count = Math.round(height / 20);
  for (let slat = 0; slat < count; slat++)
    slats.rect(x, y + (slat * height) / count, width, (height / count) * 0.34);

  return [
    rect(x - 9, y - 9, width + 18, height + 18, trim),
    embed(garden(room, x, width, height), x, y, width, height),
    kind === 'louvre' ? fill(slats, WHITE, 0.38) : null,
    Array.from({ length: panes - 1 }, (_, index) =>
      rect(x + (width * (index + 1)) / panes - 4, y, 8, height, trim),
    ),
    kind === 'casement' ? rect(x, y + height * 0.32, width, 6, trim) : null,
    rect(x - 16, y + height + 8, width + 32, 10, context.darken(trim, 0.08)),
  ];
}

/** A garden. Its seed contains the position of the window, so that each window has a different view. */
function garden({ seed, time }: Room, x: number, width: number, height: number): Drawing {
  const outside = createDrawingContext(`w${seed}${x}`, time);
  return [
    sky(outside, width, height, false),
    hills(outside, width, height * 0.86, false),
    rect(0, height * 0.84, width, height * 0.2, outside.grade('#C8774E')),
    palm(outside, width * 0.72, height * 0.98, height * 0.62, -16, 0.8),
    neem(outside, width * 0.16, height, 0.6, 0),
    weatherVeil(outside, outside.id, width, height),
  ];
}
