import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The tag of stories with screenshots, in `npm run test:visual` and Chromatic. */
export const VISUAL_TAG = 'visual';

/** Phone stories have no desktop screenshots (as in tools/visual/modes.ts). */
const PHONE_ONLY = { 'desktop light': { disable: true }, 'desktop dark': { disable: true } } as const;

/**
 * Sets `parameters.chromatic` from a story's tags and viewport, because Chromatic reads parameters only
 * (docs/decisions/0019). It is an arg types enhancer because only there are tags and parameters both available before a story
 * renders; it returns the arg types unchanged.
 */
export const setChromaticParameters: ArgTypesEnhancer = (context) => {
  const { tags, parameters, argTypes } = context;
  // Passed by Storybook, but missing in its types.
  const { viewport } = Object(Object(context).storyGlobals) as { viewport?: { value?: string } };
  const chromatic: Record<string, unknown> = parameters['chromatic'] ?? {};
  parameters['chromatic'] = {
    ...chromatic,
    ...(!tags?.includes(VISUAL_TAG) && { disableSnapshot: true }),
    ...(viewport?.value === 'phone' && { modes: { ...Object(chromatic['modes']), ...PHONE_ONLY } }),
  };
  return argTypes;
};
