import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { ComponentPage } from './ComponentPage';
import { Prose } from './Prose';
import { StoryBlock } from './StoryBlock';
import { ThemedContainer } from './ThemedContainer';

/**
 * Storybook's own way to draw a page of words, with our page, container and blocks. In a file of its own: these bring a third
 * of a megabyte that no story needs.
 */
export function docsRenderer(): Pick<DocsRenderer<ReactRenderer>, 'render' | 'unmount'> {
  const { render, unmount } = new DocsRenderer<ReactRenderer>();
  return {
    unmount,
    render: (context, parameters, element) =>
      render(
        context,
        {
          page: ComponentPage,
          ...parameters,
          container: ThemedContainer,
          components: { wrapper: Prose, Story: StoryBlock },
        },
        element,
      ),
  };
}
