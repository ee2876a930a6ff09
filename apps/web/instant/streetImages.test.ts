import { STREET_LIGHTS } from '@efie/domain/dates';
import { afterEach, expect, it, vi } from 'vitest';
import { lightNow, streetLightCss } from './streetImages';

afterEach(() => vi.useRealTimers());

/** The light of a minute of the day, written out. */
function naiveLight(minute: number): string {
  if (minute < 300) return 'night';
  if (minute < 420) return 'dawn';
  if (minute < 960) return 'noon';
  if (minute < 1080) return 'golden';
  if (minute < 1140) return 'dusk';
  return 'night';
}

it('follows the hour in Accra in each minute of the day, wherever the device is', () => {
  vi.useFakeTimers();
  for (let minute = 0; minute < 1440; minute += 1) {
    vi.setSystemTime(Date.UTC(2026, 10, 26, 0, minute));
    expect([minute, lightNow()]).toEqual([minute, naiveLight(minute)]);
  }
});

it('has both images of each light, below the base path of the site', () => {
  const css = streetLightCss('/efie/');
  for (const light of STREET_LIGHTS) {
    expect(css).toContain(`[data-light=${light}]`);
    expect(css).toContain(`--street-wide:url(/efie/street-${light}.svg)`);
    expect(css).toContain(`--street-phone:url(/efie/street-${light}-phone.svg)`);
  }
});
