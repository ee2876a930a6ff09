import { fixedSpace } from '@efie/ui/theme';
import { streetLightCss } from './streetImages';

/** Styles of the time before the app, by what the script in the head marks on the root element. */
export const earlyCss = (base: string): string =>
  [
    streetLightCss(base),
    // The shell's header is a guest's; that of a signed-in visitor follows.
    '[data-member] [data-guest]{visibility:hidden}',
    // The shell has no chips: it was rendered without filters.
    `:root[data-filtered] [data-chips]:empty{display:block;block-size:${fixedSpace[9]}}`,
  ].join('');
