import { CloseIcon, SideBySideIcon } from '@storybook/icons';
// Storybook's window compiles JSX to this name.
import React from 'react';
import { Button, Modal } from 'storybook/internal/components';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { viewports } from '../../.storybook/modes';
import { STORY_FRAME_ATTRIBUTE } from '../../testing/browserStorage';
import { linkToFrame, type ShownStory } from './stateLink';
import { useShownStory } from './useShownStory';

const Pair = styled.iframe({ inlineSize: '100%', blockSize: '100%', border: 0 });

const Content = styled.div({ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: '100%' });

const Bar = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '8px 8px 8px 16px',
});

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The width of the viewport that the story or the toolbar sets, else half of the dialog. */
function widthOf(viewport: unknown): string {
  const { value } = Object(viewport) as { value?: unknown };
  const chosen = Object.entries(viewports).find(([name]) => name === value);
  return chosen ? chosen[1].styles.width : '50%';
}

/**
 * A page with the story in both themes. Its iframes have their own storage, as on docs pages. The second one loads when the
 * first has finished, because two play functions would take the focus from each other.
 */
const pageOf = (story: ShownStory, width: string): string => {
  // The checks of accessibility would only delay the second theme.
  const srcOf = (theme: 'light' | 'dark') =>
    escape(`${linkToFrame(window.location.href, story, theme)};a11y.manual:!true`);
  return `<!doctype html>
<html lang="en">
<title>Light and dark</title>
<style>
  html, body { block-size: 100%; margin: 0; }
  body { display: flex; justify-content: safe center; background: #7773; }
  iframe { flex: none; box-sizing: border-box; inline-size: ${width}; block-size: 100%; border: 0; }
  iframe + iframe { border-inline-start: 1px solid #888; }
</style>
<body>
<iframe title="light" ${STORY_FRAME_ATTRIBUTE}="${story.id}" src="${srcOf('light')}"></iframe>
<iframe title="dark" ${STORY_FRAME_ATTRIBUTE}="${story.id}" data-src="${srcOf('dark')}"></iframe>
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
 * Opens the story in light and dark side by side, each with its own mock backend and session. They are in a page of their
 * own, because Storybook's window listens to the iframes that it contains.
 */
export function BothThemes(): React.ReactNode {
  const story = useShownStory();
  const [globals] = useGlobals();
  const [isOpen, setOpen] = React.useState(false);
  if (story === null) return null;
  return (
    <>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel="Light and dark side by side"
        onClick={() => setOpen(true)}
      >
        <SideBySideIcon />
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        ariaLabel="Light and dark side by side"
        width="calc(100vw - 64px)"
        height="calc(100vh - 64px)"
      >
        <Content>
          <Bar>
            <Modal.Title>Light and dark</Modal.Title>
            <Button variant="ghost" padding="small" ariaLabel="Close" onClick={() => setOpen(false)}>
              <CloseIcon />
            </Button>
          </Bar>
          {isOpen && (
            <Pair title="The story in light and dark" srcDoc={pageOf(story, widthOf(globals['viewport']))} />
          )}
        </Content>
      </Modal>
    </>
  );
}
