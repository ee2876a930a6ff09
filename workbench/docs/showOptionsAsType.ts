import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Shows the options of a control as the type of its prop in the docs table: the type is derived from a list of constants,
 * which docgen does not resolve. Options that docgen found itself are its type already.
 */
export const showOptionsAsType: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { options, table, type } = argType;
      if (!options || type?.name === 'enum' || type?.name === 'union') return [name, argType];
      const summary = options.map((option) => JSON.stringify(option)).join(' | ');
      return [name, { ...argType, table: { ...table, type: { summary } } }];
    }),
  );
