import { breakpoint } from '@efie/ui';

interface PlayContext {
  step: (label: string, play: () => void) => Promise<void> | void;
}

/**
 * A play for the desktop layout, whose controls a phone does not have. On a narrower page it is skipped with a note in the
 * Interactions panel; a story for phones sets `globals.viewport` instead and always gets that width.
 */
export const onDesktop =
  <Context extends PlayContext>(play: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    if (window.matchMedia(`(min-width: ${breakpoint.lg}px)`).matches) {
      await play(context);
      return;
    }
    await context.step(`Skipped: needs a page at least ${breakpoint.lg} px wide`, () => undefined);
  };
