import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { ComponentPage } from './ComponentPage';
import { Prose } from './Prose';
import { StoryBlock } from './StoryBlock';
import { ThemedContainer } from './ThemedContainer';

/**
 * Storybook's docs renderer with our page, container and blocks. Lazy-loaded, because stories do not need its third of a
 * megabyte.
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
