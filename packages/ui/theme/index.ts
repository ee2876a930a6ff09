export { baseCss } from './baseCss';
export { belowFold } from './belowFold';
export { fontFaceCss, preloadedFonts } from './fontFaceCss';
export { darkThemeCss } from './darkThemeCss';
export type { GlyphName } from './glyphCss.generated';
export { themeCss } from './themeCss';
export {
  breakpoint,
  clamp,
  color,
  componentType,
  container,
  corner,
  fixedSpace,
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
