import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The tag of a story that is pictured, by `npm run test:visual` and by Chromatic alike. */
export const PICTURED = 'visual';

/** A story that is played on a phone has nothing to show on a wide screen (as in tools/visual/modes.ts). */
const PHONE_ONLY = { 'desktop light': { disable: true }, 'desktop dark': { disable: true } } as const;

/**
 * Tells Chromatic which stories to picture and in which modes, from what the story says already: Chromatic knows parameters
 * only, tags it does not (docs/decisions/0019). Storybook hands over the story's own parameters here, the only place where
 * tags and parameters meet before a story is chosen; the types of args stay as they are.
 */
export const choosePictures: ArgTypesEnhancer = (context) => {
  const { tags, parameters, argTypes } = context;
  // Handed over, though not among the types.
  const { viewport } = Object(Object(context).storyGlobals) as { viewport?: { value?: string } };
  const chromatic: Record<string, unknown> = parameters['chromatic'] ?? {};
  parameters['chromatic'] = {
    ...chromatic,
    ...(!tags?.includes(PICTURED) && { disableSnapshot: true }),
    ...(viewport?.value === 'phone' && { modes: { ...Object(chromatic['modes']), ...PHONE_ONLY } }),
  };
  return argTypes;
};
