import { STREET_LIGHT_OF_HOUR, STREET_LIGHTS, type StreetLight } from '@efie/domain/dates';
import { breakpoint } from '@efie/ui';

/*
 * The light of the street on Home, by the hour in Accra; the dark theme always has the night. The build writes this into the
 * head of each page, so that the light is set before the first paint and none of it is part of the scripts. Without it, as in
 * `npm start` and in stories, the street has its golden hour.
 */

/** A JavaScript expression: the light of the current hour. */
export const streetLightExpression = `${JSON.stringify(STREET_LIGHT_OF_HOUR)}[new Date().getUTCHours()]`;

/** The street's image by viewport. */
const images = (base: string, light: StreetLight) => ({
  phone: `${base}street-${light}-phone.svg`,
  wide: `${base}street-${light}.svg`,
});

const isPhone = `(max-width:${breakpoint.sm - 0.02}px)`;

/** Sky and images of each light by `data-light` on the root element. */
export const streetLightCss = (base: string): string =>
  `@media (prefers-color-scheme:light){${STREET_LIGHTS.map((light) => {
    const { phone, wide } = images(base, light);
    const sky = light === 'golden' ? '' : `--hero-sky:var(--hero-sky-${light});`;
    return `:root[data-light=${light}]:not([data-theme=dark]){${sky}--street-phone:url(${phone});--street-wide:url(${wide})}`;
  }).join('')}}`;

/** Preloads the image that the first paint of Home shows, because only a style refers to it. */
export const streetPreloadScript = (base: string): string =>
  `((light,link)=>{if(matchMedia("(prefers-color-scheme:dark)").matches)light="night";link.rel="preload";link.as="image";link.fetchPriority="high";link.href=${JSON.stringify(base)}+"street-"+light+(matchMedia(${JSON.stringify(isPhone)}).matches?"-phone":"")+".svg";document.head.append(link)})(document.documentElement.dataset.light,document.createElement("link"))`;
