import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePictures } from './compare';
import { MODES } from './modesOf';
import { refusal } from './pinned';
import { reportPage } from './report';

function tile(width: number, height: number, paint: (x: number, y: number) => number = () => 0): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) png.data.set([paint(x, y), 90, 60, 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png);
}

it('finds no difference between the same points, however they are packed', () => {
  const packed = PNG.sync.write(PNG.sync.read(tile(8, 8)), { deflateLevel: 0 });
  expect(comparePictures(tile(8, 8), packed)).toEqual({ kind: 'same' });
});

it('counts a single point that differs, and shows it', () => {
  const found = comparePictures(
    tile(8, 8),
    tile(8, 8, (x, y) => (x === 3 && y === 2 ? 1 : 0)),
  );
  expect(found).toMatchObject({ kind: 'different', points: 1 });
  if (found.kind !== 'different') return;
  const { data } = PNG.sync.read(found.difference);
  expect([...data.subarray((2 * 8 + 3) * 4, (2 * 8 + 3) * 4 + 3)]).toEqual([214, 40, 40]);
});

it('counts what only one of two sizes has', () => {
  expect(comparePictures(tile(4, 4), tile(4, 6))).toMatchObject({ kind: 'different', points: 8 });
});

it('takes pictures in four modes', () => {
  expect(MODES.map(({ folder, width }) => `${folder} ${width}`)).toEqual([
    'phone-light 390',
    'phone-dark 390',
    'desktop-light 1280',
    'desktop-dark 1280',
  ]);
});

it('refuses another browser or system with a sentence that says what to do', () => {
  const pinned = { chromium: '156.0.1', system: 'linux x64' };
  expect(refusal(null, pinned)).toBeNull();
  expect(refusal(pinned, { ...pinned })).toBeNull();
  expect(refusal(pinned, { chromium: '157.0.0', system: 'darwin arm64' })).toBe(
    'The baselines were drawn by Chromium 156.0.1 on linux x64; here is 157.0.0 on darwin arm64, which draws letters otherwise. Set CHROMIUM_PATH to that version, run it on that system, or let the workflow compare.',
  );
});

it('shows before, after and the difference of what changed', () => {
  const page = reportPage([{ name: 'phone-light/cards--a', kind: 'changed', points: 12 }], 4);
  expect(page).toContain('1 of 4 pictures differ');
  for (const part of ['before', 'after', 'difference']) {
    expect(page).toContain(`${part}/phone-light/cards--a.png`);
  }
});
