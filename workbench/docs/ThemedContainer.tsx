import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { showTheme } from '../../testing/decorators/theme';
import { storybookThemes } from './storybookTheme';
import { useToolbar } from './useToolbar';

/** Applies the toolbar's theme, direction and text size to docs pages. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(context);
  useLayoutEffect(() => showTheme(toolbar), [toolbar]);
  return (
    <DocsContainer context={context} theme={storybookThemes[toolbar['theme'] === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}
