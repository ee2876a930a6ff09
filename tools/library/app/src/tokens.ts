import { baseCss, fontFaceCss, themeCss } from '@efie/ui/theme';

/** For the head of a page that is rendered on a server; `/fonts` serves the folder theme/fonts of the package. */
export const headCss = fontFaceCss('/fonts') + themeCss + baseCss;
