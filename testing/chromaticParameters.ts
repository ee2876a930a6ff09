import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { CHROMATIC_SET, chromaticModesOf, modes } from '../.storybook/modes';

/** The tag of stories with screenshots, in `npm run test:visual` and Chromatic. */
export const VISUAL_TAG = 'visual';

/**
 * Sets `parameters.chromatic` from a story's tags, kind and viewport, because Chromatic reads parameters only
 * (docs/decisions/0019). It is an arg types enhancer because only there are tags and parameters both available before a story
 * renders; it returns the arg types unchanged.
 */
export const setChromaticParameters: ArgTypesEnhancer = (context) => {
  const { tags, title, parameters, argTypes } = context;
  // Passed by Storybook, but missing in its types.
  const { viewport } = Object(Object(context).storyGlobals) as { viewport?: { value?: string } };
  const taken = tags?.includes(VISUAL_TAG)
    ? chromaticModesOf({ title, kind: parameters['kind'], viewport: viewport?.value }, CHROMATIC_SET)
    : [];
  parameters['chromatic'] = {
    ...Object(parameters['chromatic']),
    ...(taken.length === 0 && { disableSnapshot: true }),
    modes: Object.fromEntries(
      Object.entries(modes).map(([name, { viewport: width, theme }]) => [
        name,
        taken.some((each) => each === name) ? { viewport: width, theme } : { disable: true },
      ]),
    ),
  };
  return argTypes;
};
