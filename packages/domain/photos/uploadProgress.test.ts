import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPartlySent, photoProgress, sendingText } from './uploadProgress';

fc.configureGlobal({ seed: 20261126 });

describe('photoProgress', () => {
  it('fills one photo after the other, after the fields', () => {
    const progress = (sent: number) => photoProgress([10, 20], { sent, total: 35 });
    expect(progress(0)).toEqual([0, 0]);
    expect(progress(5)).toEqual([0, 0]);
    expect(progress(10)).toEqual([0.5, 0]);
    expect(progress(20)).toEqual([1, 0.25]);
    expect(progress(35)).toEqual([1, 1]);
  });

  it('is what counting the bytes of a body one by one gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 10 }),
        fc.nat({ max: 30 }),
        fc.nat({ max: 500 }),
        (sizes, fields, count) => {
          const body = [
            ...Array.from({ length: fields }, () => -1),
            ...sizes.flatMap((size, index) => Array.from({ length: size }, () => index)),
          ];
          const sent = Math.min(count, body.length);
          const expected = sizes.map(
            (size, index) => body.slice(0, sent).filter((photo) => photo === index).length / size,
          );
          const progress = photoProgress(sizes, { sent, total: body.length });
          progress.forEach((part, index) => expect(part).toBeCloseTo(expected[index] ?? -1));
        },
      ),
    );
  });

  it('stays between 0 and 1, and never goes back, whatever the browser reports', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 10 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (sizes, total, first, more) => {
          const before = photoProgress(sizes, { sent: first, total });
          const after = photoProgress(sizes, { sent: first + more, total });
          before.forEach((part, index) => {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(after[index]).toBeLessThanOrEqual(1);
            expect(after[index]).toBeGreaterThanOrEqual(part);
          });
        },
      ),
    );
  });
});

describe('isPartlySent', () => {
  it('is false when little is left, which may be sent after an abort, and when nobody knows', () => {
    const total = 3_000_000;
    expect(isPartlySent({ sent: 0, total })).toBe(true);
    expect(isPartlySent({ sent: total - 512 * 1024 - 1, total })).toBe(true);
    expect(isPartlySent({ sent: total - 512 * 1024, total })).toBe(false);
    expect(isPartlySent({ sent: total, total })).toBe(false);
    expect(isPartlySent(null)).toBe(false);
  });
});

describe('what is said while photos are sent', () => {
  const MB = 1024 * 1024;

  it('is the photo and the bytes', () => {
    const text = (sent: number) => sendingText([MB, MB, 1.4 * MB], { sent, total: 3.4 * MB });
    expect(text(0)).toBe('Photo 1 of 3, 0.0 of 3.4 MB');
    expect(text(1.2 * MB)).toBe('Photo 2 of 3, 1.2 of 3.4 MB');
    expect(text(3.4 * MB)).toBe('Photo 3 of 3, 3.4 of 3.4 MB');
    expect(text(9 * MB)).toBe('Photo 3 of 3, 3.4 of 3.4 MB');
    expect(sendingText([2048, 2048], { sent: 2048, total: 5000 })).toBe('Photo 1 of 2, 2 of 5 kB');
  });

  it('never names more than there is, and never goes back', () => {
    const bytes = fc.nat({ max: 40 * MB });
    fc.assert(
      fc.property(
        fc.array(bytes, { minLength: 1, maxLength: 10 }),
        bytes,
        bytes,
        bytes,
        (sizes, rest, a, b) => {
          const total = sizes.reduce((sum, size) => sum + size, rest);
          const numbers = [a, a + b].map((sent) =>
            [...sendingText(sizes, { sent, total }).matchAll(/[\d.]+/g)].map(Number),
          );
          for (const [photo = NaN, count, sent = NaN, all = NaN] of numbers) {
            expect(count).toBe(sizes.length);
            expect(photo).toBeLessThanOrEqual(sizes.length);
            expect(sent).toBeLessThanOrEqual(all);
          }
          expect(numbers[1]?.[0]).toBeGreaterThanOrEqual(numbers[0]?.[0] ?? NaN);
          expect(numbers[1]?.[2]).toBeGreaterThanOrEqual(numbers[0]?.[2] ?? NaN);
        },
      ),
    );
  });
});
