import { STREET_LIGHT_OF_HOUR, STREET_LIGHTS, type StreetLight } from '@efie/domain/dates';
import { breakpoint } from '@efie/ui/theme';
import { preloadImage } from './preload';

/*
 * The light of the street on Home, by the hour in Accra; the dark theme always has the night. Without it, as in `npm start` and in
 * stories, the street has its golden hour.
 */

/** The light of the current hour in Accra, where the time is UTC. */
export const lightNow = (): StreetLight => STREET_LIGHT_OF_HOUR[new Date().getUTCHours()] ?? 'golden';

/** The street's image by viewport. */
const images = (base: string, light: StreetLight) => ({
  phone: `${base}street-${light}-phone.svg`,
  wide: `${base}street-${light}.svg`,
});

/** Sky and images of each light by `data-light` on the root element. */
export const streetLightCss = (base: string): string =>
  `@media (prefers-color-scheme:light){${STREET_LIGHTS.map((light) => {
    const { phone, wide } = images(base, light);
    const sky = light === 'golden' ? '' : `--hero-sky:var(--hero-sky-${light});`;
    return `:root[data-light=${light}]:not([data-theme=dark]){${sky}--street-phone:url(${phone});--street-wide:url(${wide})}`;
  }).join('')}}`;

/** Preloads the image that the first paint of Home shows, because only a style refers to it. */
export function preloadStreet(base: string, light: StreetLight): void {
  const { phone, wide } = images(base, matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : light);
  const isPhone = matchMedia(`(max-width: ${breakpoint.sm - 0.02}px)`).matches;
  preloadImage(isPhone ? phone : wide);
}
