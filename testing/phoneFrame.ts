import { viewportOf, viewports } from '../.storybook/modes';

interface OpenedStory {
  id: string;
  name: string;
  viewMode: string;
  globals: Readonly<Record<string, unknown>>;
}

/**
 * Renders a phone story that is opened in its own tab in an iframe of phone width, so that its media queries match. The tab
 * itself renders no story: the returned promise never resolves.
 */
export async function renderInPhoneFrame({ id, name, viewMode, globals }: OpenedStory): Promise<void> {
  const viewport = viewportOf(globals);
  if (!viewport || viewports[viewport].type !== 'mobile') return;
  const { width, height } = viewports[viewport].styles;
  if (viewMode === 'docs' || window.top !== window || window.innerWidth <= Number.parseInt(width, 10)) return;
  const frame = document.createElement('iframe');
  // Storybook's own id of the iframe, so that browser storage is isolated as it is there.
  frame.id = 'storybook-preview-iframe';
  frame.title = name;
  frame.src = window.location.href;
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: width,
    blockSize: `min(${height}, 100dvh)`,
    marginInline: 'auto',
    border: '0',
    outline: '1px solid #8888',
  });
  document.body.className = '';
  document.body.style.margin = '0';
  document.body.replaceChildren(frame);
  document.title = id;
  await new Promise<never>(() => undefined);
}
