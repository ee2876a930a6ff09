import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Hides the Controls panel of stories without args. It is an arg types enhancer because only there are arg types and
 * parameters both available before a story renders; it returns the arg types unchanged.
 */
export const hideEmptyControls: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  if (Object.keys(argTypes).length === 0)
    parameters['controls'] = { ...Object(parameters['controls']), disable: true };
  return argTypes;
};
