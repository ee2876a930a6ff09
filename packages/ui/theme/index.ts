export { baseCss } from './baseCss';
export { belowFold } from './belowFold';
export { fontFaceCss, preloadedFonts } from './fontFaceCss';
export { darkThemeCss } from './darkThemeCss';
export { themeCss } from './themeCss';
export {
  breakpoint,
  clamp,
  color,
  container,
  font,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  type,
  z,
} from './tokens';
