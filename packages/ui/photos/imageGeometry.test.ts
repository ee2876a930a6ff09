import { describe, expect, it } from 'vitest';
import { needsScaling, uploadSize, downscaleSteps, orientedSize, orientationMatrix } from './imageGeometry';

describe('the size of a redrawn photo', () => {
  it('has a longest side of at most 1920, keeps the aspect ratio and is never enlarged', () => {
    expect(uploadSize({ width: 8000, height: 6000 })).toEqual({ width: 1920, height: 1440 });
    expect(uploadSize({ width: 3000, height: 4000 })).toEqual({ width: 1440, height: 1920 });
    expect(uploadSize({ width: 1920, height: 1080 })).toEqual({ width: 1920, height: 1080 });
    expect(uploadSize({ width: 20, height: 10 })).toEqual({ width: 20, height: 10 });
    expect(uploadSize({ width: 40_000, height: 3 })).toEqual({ width: 1920, height: 1 });
    expect([1920, 1921].map((width) => needsScaling({ width, height: 8 }))).toEqual([false, true]);
  });

  it('is reached by repeated halving', () => {
    const from = { width: 8000, height: 6000 };
    const to = uploadSize(from);
    expect(downscaleSteps(from, to)).toEqual([
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
      to,
    ]);
    expect(downscaleSteps(to, to)).toEqual([to]);
    expect(downscaleSteps({ width: 40_000, height: 3 }, { width: 1920, height: 1 }).at(-1)).toEqual({
      width: 1920,
      height: 1,
    });
  });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
  'EXIF orientation %i maps the image corners to the canvas corners',
  (orientation) => {
    const size = { width: 30, height: 20 };
    const turned = orientedSize(size, orientation);
    const [a, b, c, d, e, f] = orientationMatrix(orientation, turned);
    const transform = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];
    const corners = [transform(0, 0), transform(30, 0), transform(0, 20), transform(30, 20)];
    const canvasCorners = [0, turned.width].flatMap((x) => [0, turned.height].map((y) => [x, y]));
    expect(corners).toEqual(expect.arrayContaining(canvasCorners));
  },
);
