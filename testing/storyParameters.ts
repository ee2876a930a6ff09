import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { CHROMATIC_SET, chromaticModesOf, modes, viewportOf } from '../.storybook/modes';
import { isPhoneDesign } from './designs';

/**
 * Sets parameters that follow from a story's tags, kind, viewport and arg types: what Chromatic captures, which reads
 * parameters only (docs/decisions/0019); the phone drawings of a phone story first; no Controls panel without args. It is an
 * arg types enhancer, because only there are all of these available before a story renders; it returns the arg types
 * unchanged.
 */
export const deriveParameters: ArgTypesEnhancer = (context) => {
  const { tags, title, parameters, argTypes } = context;
  // Passed by Storybook, but missing in its types.
  const viewport = viewportOf(Object(context).storyGlobals);
  const taken = tags?.includes('visual')
    ? chromaticModesOf({ title, kind: parameters['kind'], viewport }, CHROMATIC_SET)
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
  const design: unknown = parameters['design'];
  if (viewport === 'phone' && Array.isArray(design))
    parameters['design'] = design.toSorted((a, b) => Number(isPhoneDesign(b)) - Number(isPhoneDesign(a)));
  if (Object.keys(argTypes).length === 0)
    parameters['controls'] = { ...Object(parameters['controls']), disable: true };
  return argTypes;
};
