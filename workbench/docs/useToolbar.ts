import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { useSyncExternalStore } from 'react';

export type Toolbar = Readonly<Record<string, unknown>>;

const NOTHING_SET: Toolbar = {};

/** The toolbar's globals (theme, direction, text size and so on), also on pages without a story. */
export function useToolbar({ channel }: Pick<DocsContextProps, 'channel'>): Toolbar {
  return useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => {
      const [latest] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
      return latest?.globals ?? NOTHING_SET;
    },
  );
}
