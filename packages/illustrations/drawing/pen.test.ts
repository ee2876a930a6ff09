import { expect, it } from 'vitest';
import { Pen, placeAt } from './pen';

it('writes steps relative to rounded positions, so that errors do not add up', () => {
  const pen = new Pen().move(0.04, 0);
  for (let step = 1; step <= 30; step++) pen.line(step * 0.34, 0);
  const across = [...pen.data.matchAll(/h([\d.]+)/g)].reduce((sum, [, step]) => sum + Number(step), 0);
  expect(across).toBeCloseTo(10.2, 6);
});

it('writes rectangles and circles as short clockwise outlines', () => {
  expect(new Pen().rect(1, 2, 3.5, 4).data).toBe('M1 2h3.5v4h-3.5z');
  expect(new Pen().circle(5, 5, 0.5).data).toBe('M4.5 5a.5 .5 0 1 1 1 0a.5 .5 0 1 1 -1 0z');
  expect(new Pen().rect(1, 2, 3, 4).winding).toBe(1);
  expect(new Pen().circle(1, 2, 3).winding).toBe(1);
  expect(new Pen().move(0, 0).line(0, 5).line(5, 5).close().winding).toBe(-1);
});

it('tracks the bounding box', () => {
  expect(new Pen().rect(1, 2, 3, 4).box()).toEqual({ left: 1, top: 2, right: 4, bottom: 6 });
  expect(new Pen().circle(10, 10, 4).box(1)).toEqual({ left: 5, top: 5, right: 15, bottom: 15 });
  const bend = new Pen().move(0, 0).curve(5, -20, 10, 0).box();
  expect(bend.top).toBeLessThanOrEqual(-10);
});

it('rotates and scales', () => {
  expect(new Pen(placeAt(10, 20, 90, 2)).move(0, 0).line(3, 0).data).toBe('M10 20v6');
});
