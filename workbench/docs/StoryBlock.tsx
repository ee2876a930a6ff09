import {
  DocsContext,
  Story,
  useOf,
  type DocsContextProps,
  type StoryProps,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { isFramedStory } from './isFramedStory';
import { StoryFrame } from './StoryFrame';

/** The meta of the page's story file; a page of text has none. */
function metaOf(context: DocsContextProps): { beforeEach?: unknown } {
  try {
    return context.resolveOf('meta', ['meta']).csfFile.meta;
  } catch {
    return {};
  }
}

/** Renders a story on a docs page, in its own iframe if needed (`parameters.docs.components.Story`). */
export function StoryBlock(props: StoryProps) {
  const context = useContext(DocsContext);
  const { story } = useOf('of' in props && props.of ? props.of : 'story', ['story']);
  const isFramed = isFramedStory({ ...story, annotations: [story.moduleExport, metaOf(context)] });
  return isFramed ? <StoryFrame story={story} /> : <Story {...props} />;
}
