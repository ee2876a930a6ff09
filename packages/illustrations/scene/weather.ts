import { rect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { WHITE } from '../palettes';
import { createRandom } from '../random';

/** Rain or harmattan haze in front of a scene or the view through a window; empty at other times. */
export function weatherVeil({ time }: DrawingContext, seed: string, width: number, height: number): Drawing {
  if (time === 'harmattan') return rect(0, 0, width, height, '#EAD9B5', 0.14);
  if (time !== 'rain') return null;
  const random = createRandom(`${seed}|rain`);
  const drops = new Pen(null, 10);
  for (let drop = 0; drop < (70 * width) / 800; drop++) {
    const x = random.range(0, width);
    const y = random.range(0, height);
    drops.move(x, y).line(x - 4, y + 16);
  }
  return stroke(drops, WHITE, 1.4, { opacity: 0.35 });
}
