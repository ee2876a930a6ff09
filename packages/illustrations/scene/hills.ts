import { mix } from '../color';
import { fill, rect } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { DrawingContext } from '../drawing/context';
import { createRandom, type Random } from '../random';

/** Hills, a skyline in towns, and a hedge, with their foot at `y`. */
export function hills(context: DrawingContext, width: number, y: number, urban: boolean): Drawing {
  const { light } = context;
  const random = context.hillRandom();
  const far = mix(light.hill, light.sky[2], 0.55);
  const near = mix(light.hill, light.sky[2], 0.2);
  const phase = random.range(0, 9);

  const ridge = (step: number, heightAt: (x: number) => number): Pen => {
    const pen = new Pen(null, 10).move(0, y);
    for (let x = 0; x <= width; x += step) pen.line(x, y - heightAt(x));
    return pen.line(width, y).close();
  };

  return [
    fill(
      ridge(40, (x) => 46 + 26 * Math.sin(x / 190 + phase) + 14 * Math.sin(x / 77 + phase * 2)),
      far,
    ),
    urban ? skyline(context, random, width, y) : null,
    fill(
      ridge(16, (x) => 18 + 9 * Math.abs(Math.sin(x / 31 + phase)) + 7 * Math.abs(Math.sin(x / 13 + phase))),
      near,
    ),
  ];
}

function skyline(context: DrawingContext, random: Random, width: number, y: number): Drawing {
  const { light } = context;
  const far = mix(light.hill, light.sky[2], 0.55);
  const near = mix(light.hill, light.sky[2], 0.2);
  // Lit windows use their own random generator, so that the skyline is the same by day and night.
  const lampRandom = createRandom(`${context.id}|skyline`);
  const drawing: Drawing[] = [];
  for (let x = -10; x < width; x += random.range(34, 66)) {
    const height = random.range(24, 72);
    const blockWidth = random.range(26, 54);
    drawing.push(rect(x, y - height - 16, blockWidth, height + 16, mix(near, far, random.range(0, 0.7))));
    if (light.litWindows <= 0.5) continue;
    for (let lamp = 0; lamp < 3; lamp++) {
      const lampX = x + lampRandom.range(4, blockWidth - 8);
      drawing.push(rect(lampX, y - height + lampRandom.range(-8, height - 10), 4, 5, '#FFD98A', 0.7));
    }
  }
  return drawing;
}
