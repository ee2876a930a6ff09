import { describe, expect, it } from 'vitest';
import { danglingReferences, gzipSize, xmlFault } from '../testing';
import { homeStreet, STREET_VIEWS, type StreetTime } from './homeStreet';

const TIMES: readonly StreetTime[] = ['golden', 'night'];

describe.each(TIMES)('the home street, %s', (time) => {
  const full = homeStreet(time);
  const phone = homeStreet(time, 'phone');

  it('is a complete, well-formed document, whole and cut for phones', () => {
    for (const picture of [full, phone]) {
      expect(xmlFault(picture)).toBeNull();
      expect(danglingReferences(picture)).toEqual([]);
      expect(picture).not.toMatch(/NaN|undefined|null|Infinity/);
    }
    expect(full).toContain('viewBox="0 0 1600 560" width="1600" height="560"');
    expect(phone).toContain('viewBox="492 0 740 560" width="740" height="560"');
  });

  it('is light enough to be the first picture: 12 kB compressed, 7 kB on phones', async () => {
    expect(await gzipSize(full)).toBeLessThan(12_000);
    expect(await gzipSize(phone)).toBeLessThan(7_000);
  });

  it('has no sky of its own: the page shows through', () => {
    expect(full).not.toContain('linearGradient');
  });

  it('is the same string every time', () => {
    expect(homeStreet(time)).toBe(full);
  });
});

it('begins on phones where the screen does: 320 px left at 1040 px wide', () => {
  const scale = 1040 / STREET_VIEWS.full.width;
  expect(Math.abs(STREET_VIEWS.phone.x - 320 / scale)).toBeLessThan(1);
  expect(STREET_VIEWS.phone.width * scale).toBeGreaterThanOrEqual(480);
});
