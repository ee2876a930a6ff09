import { describe, expect, it } from 'vitest';
import { danglingReferences, gzipSize, findXmlError } from '../testing';
import { homeStreet, STREET_TIMES, STREET_VIEWS } from './homeStreet';

describe.each(STREET_TIMES)('the home street, %s', (time) => {
  const full = homeStreet(time);
  const phone = homeStreet(time, 'phone');

  it('is a well-formed document, full and cropped for phones', () => {
    for (const document of [full, phone]) {
      expect(findXmlError(document)).toBeNull();
      expect(danglingReferences(document)).toEqual([]);
      expect(document).not.toMatch(/NaN|undefined|null|Infinity/);
    }
    expect(full).toContain('viewBox="0 0 1600 560" width="1600" height="560"');
    expect(phone).toContain('viewBox="492 0 740 560" width="740" height="560"');
  });

  it('is less than 12 kB compressed, 7 kB on phones', async () => {
    expect(await gzipSize(full)).toBeLessThan(12_000);
    expect(await gzipSize(phone)).toBeLessThan(7_000);
  });

  it('has a transparent background', () => {
    expect(full).not.toContain('linearGradient');
  });

  it('is always the same string', () => {
    expect(homeStreet(time)).toBe(full);
  });
});

it('the phone crop starts at 320 px when the street is scaled to 1040 px, and is at least 480 px wide', () => {
  const scale = 1040 / STREET_VIEWS.full.width;
  expect(Math.abs(STREET_VIEWS.phone.x - 320 / scale)).toBeLessThan(1);
  expect(STREET_VIEWS.phone.width * scale).toBeGreaterThanOrEqual(480);
});
