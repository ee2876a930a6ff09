import { expect, it } from 'vitest';
import { Pen } from './pen';
import { fill } from './shapes';
import { flatten } from './shape';
import { translate } from './translate';

it('draws the same as at the other position', () => {
  const draw = (x: number) =>
    flatten([
      fill(
        new Pen()
          .move(x, -3)
          .line(x + 8, 4)
          .curve(x + 9, 9, x + 0.5, 2)
          .close(),
        '#123456',
      ),
      [fill(new Pen().rect(x + 20, 2, 5, 5).circle(x, 4, 2), '#654321', 0.5), null],
    ]);
  for (const dx of [0, 12, -40, 7.5]) expect(flatten(translate(draw(30), dx))).toEqual(draw(30 + dx));
  expect(translate(null, 5)).toBeNull();
});
