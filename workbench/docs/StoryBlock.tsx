import { Story, useOf, type StoryProps } from '@storybook/addon-docs/blocks';
import { isFramedStory } from './isFramedStory';
import { StoryFrame } from './StoryFrame';

/** Renders a story on a docs page, in its own iframe if needed (`parameters.docs.components.Story`). */
export function StoryBlock(props: StoryProps) {
  const { story } = useOf('of' in props && props.of ? props.of : 'story', ['story']);
  const { csfFile } = useOf('meta', ['meta']);
  const isFramed = isFramedStory({ ...story, annotations: [story.moduleExport, csfFile.meta] });
  return isFramed ? <StoryFrame story={story} /> : <Story {...props} />;
}
