import type { Hex } from '../color';
import { fill, circle, patternedRect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';

/** The width that the numbers of clouds and stars apply to; narrower skies have fewer. */
const REFERENCE_WIDTH = 800;

/** The sky with sun or moon, stars, clouds and sometimes birds. Uses only `skyRandom`. */
export function sky(context: DrawingContext, width: number, height: number, hasSun = true): Drawing {
  return [
    gradient(context, width, height),
    hasSun ? sunOrMoon(context, width, height) : null,
    context.time === 'night' ? stars(context, width, height) : null,
    clouds(context, width, height),
    birds(context, width),
  ];
}

function gradient({ id, light }: DrawingContext, width: number, height: number): Drawing {
  const [top, middle, bottom] = light.sky;
  const markup = `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
  return patternedRect(0, 0, width, height, { id, markup, opaque: true });
}

function sunOrMoon({ light, skyRandom, time }: DrawingContext, width: number, height: number): Drawing {
  if (light.sun === null) return null;
  const { color, xFraction, yFraction, radius } = light.sun;
  const x = skyRandom.chance(0.5) ? xFraction * width : (1 - xFraction) * width;
  const y = yFraction * height * 0.8;
  // A disc in the color of the sky covers part of the moon to make it a crescent.
  if (time === 'night')
    return [circle(x, y, radius, color), circle(x + 9, y - 5, radius * 0.86, light.sky[0])];
  return [
    circle(x, y, radius * 3, color, 0.18),
    circle(x, y, radius * 1.9, color, 0.28),
    circle(x, y, radius, color),
  ];
}

function stars({ skyRandom }: DrawingContext, width: number, height: number): Drawing {
  const drawing: Drawing[] = [];
  for (let star = 0; star < (26 * width) / REFERENCE_WIDTH; star++) {
    const x = skyRandom.range(0, width);
    const y = skyRandom.range(0, height * 0.42);
    const radius = skyRandom.range(0.7, 1.7);
    const opacity = Math.round(skyRandom.range(0.35, 0.9) * 10) / 10;
    drawing.push(circle(x, y, radius, '#F6EFD8', opacity));
  }
  return drawing;
}

function cloudCount({ skyRandom, time }: DrawingContext): number {
  if (time === 'rain') return 6;
  if (time === 'night' || time === 'harmattan') return 1;
  return skyRandom.integer(2, 3);
}

function clouds(context: DrawingContext, width: number, height: number): Drawing {
  const { skyRandom, time } = context;
  const color: Hex = time === 'rain' ? '#F0F3EF' : time === 'dusk' ? '#F3B593' : '#FFFFFF';
  const count = (cloudCount(context) * width) / REFERENCE_WIDTH;
  const drawing: Drawing[] = [];
  for (let cloud = 0; cloud < count; cloud++) {
    const x = skyRandom.range(0, width);
    const y = skyRandom.range(height * 0.06, height * 0.34);
    const length = skyRandom.range(90, 190);
    const opacity = time === 'night' ? 0.1 : Math.round(skyRandom.range(0.4, 0.7) * 10) / 10;
    // One path, so that overlapping parts have the same opacity.
    const pills = new Pen()
      .roundRect(x, y, length, 16, 8)
      .roundRect(x + length * 0.22, y - 13, length * 0.5, 20, 10)
      .roundRect(x - length * 0.2, y + 13, length * 0.7, 12, 6);
    drawing.push(fill(pills, color, opacity));
  }
  return drawing;
}

function birds({ skyRandom, time, grade }: DrawingContext, width: number): Drawing {
  if (!skyRandom.chance(0.35) || time === 'night') return null;
  const wings = new Pen();
  for (let bird = 0; bird < 3; bird++) {
    const x = skyRandom.range(width * 0.2, width * 0.8);
    const y = skyRandom.range(60, 150);
    wings
      .move(x, y)
      .curve(x + 6, y - 7, x + 12, y)
      .curve(x + 18, y - 7, x + 24, y);
  }
  return stroke(wings, grade('#4A5A58'), 1.8, { opacity: 0.6 });
}
