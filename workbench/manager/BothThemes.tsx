// Storybook's window compiles JSX to this name.
import React from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { styled } from 'storybook/theming';
import { viewports } from '../../.storybook/modes';
import { STORY_FRAME_ATTRIBUTE } from '../../testing/browserStorage';
import { linkToFrame, type ShownStory } from './stateLink';
import { useShownStory } from './useShownStory';

const THEMES = ['light', 'dark'] as const;

const Window = styled.iframe({ inlineSize: '100%', blockSize: '100%', border: 0 });

const Hint = styled.p(({ theme }) => ({ margin: 0, padding: 24, color: theme.color.defaultText }));

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The width of the viewport that the story or the toolbar sets, else half of the tab. */
function widthOf({ globals }: ShownStory): string {
  const { value } = Object(globals['viewport']) as { value?: unknown };
  const chosen = Object.entries(viewports).find(([name]) => name === value);
  return chosen ? chosen[1].styles.width : '50%';
}

/**
 * A page with the story in both themes. Its iframes have their own storage, as on docs pages. The second one loads when the
 * first has finished, because two play functions would take the focus from each other.
 */
const pageOf = (story: ShownStory): string => {
  const [light, dark] = THEMES.map((theme) => escape(linkToFrame(window.location.href, story, theme)));
  return `<!doctype html>
<html lang="en">
<title>Light and dark</title>
<style>
  html, body { block-size: 100%; margin: 0; }
  body { display: flex; justify-content: safe center; background: #7773; }
  iframe { flex: none; box-sizing: border-box; inline-size: ${widthOf(story)}; block-size: 100%; border: 0; }
  iframe + iframe { border-inline-start: 1px solid #888; }
</style>
<body>
<iframe title="light" ${STORY_FRAME_ATTRIBUTE}="${story.id}" src="${light}"></iframe>
<iframe title="dark" ${STORY_FRAME_ATTRIBUTE}="${story.id}" data-src="${dark}"></iframe>
<script>
  const [first, second] = document.querySelectorAll('iframe');
  addEventListener('message', ({ source, data }) => {
    if (source === first.contentWindow && String(data).includes('"${STORY_FINISHED}"')) second.src ||= second.dataset.src;
  });
</script>
</body>
</html>`;
};

/**
 * The story in light and dark side by side, each with its own mock backend and session. They are in a page of their own,
 * because Storybook's window listens to the iframes that it contains.
 */
export function BothThemes(): React.ReactNode {
  const story = useShownStory();
  if (story === null) return <Hint>Choose a state in the sidebar to see it in light and dark.</Hint>;
  return <Window title="The story in light and dark" srcDoc={pageOf(story)} />;
}
