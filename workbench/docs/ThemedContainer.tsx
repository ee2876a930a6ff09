import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { createGlobalStyle } from 'styled-components';
import { color } from '@efie/ui/theme';
import { showTheme } from '../../testing/decorators/theme';
import { storybookThemes } from './storybookTheme';
import { useToolbar } from './useToolbar';

/** Storybook's switch writes the other value in half-transparent text, which has too little contrast in every theme. */
const SwitchColors = createGlobalStyle`
  .sbdocs label:has(> [role='switch']) > span {
    color: ${color.text2};
  }
`;

/** Applies the toolbar's theme, direction and text size to docs pages. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(context);
  useLayoutEffect(() => showTheme(toolbar), [toolbar]);
  return (
    <DocsContainer context={context} theme={storybookThemes[toolbar['theme'] === 'dark' ? 'dark' : 'light']}>
      <SwitchColors />
      {children}
    </DocsContainer>
  );
}
