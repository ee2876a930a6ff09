import { modes, modesOf, type ModeName } from '../.storybook/modes';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The tag of stories with screenshots, in `npm run test:visual` and Chromatic. */
export const VISUAL_TAG = 'visual';

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
  const taken = modesOf({ kind: parameters['kind'], viewport: viewport?.value });
  const otherModes = (Object.keys(modes) as ModeName[]).filter((name) => !taken.includes(name));
  parameters['chromatic'] = {
    ...chromatic,
    ...(!tags?.includes(VISUAL_TAG) && { disableSnapshot: true }),
    modes: {
      ...Object(chromatic['modes']),
      ...Object.fromEntries(otherModes.map((name) => [name, { disable: true }])),
    },
  };
  return argTypes;
};
