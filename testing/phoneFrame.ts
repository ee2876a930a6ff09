import { viewports } from '../.storybook/modes';

interface OpenedStory {
  id: string;
  name: string;
  viewMode: string;
  globals: Readonly<Record<string, unknown>>;
}

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && Object.hasOwn(viewports, name);

/** The size of the phone viewport that a story or the toolbar sets; null for other viewports. */
function phoneSize(viewport: unknown): { width: string; height: string } | null {
  const { value } = Object(viewport) as { value?: unknown };
  if (!isViewport(value) || viewports[value].type !== 'mobile') return null;
  return viewports[value].styles;
}

/**
 * Renders a phone story that is opened in its own tab in an iframe of phone width, so that its media queries match. The tab
 * itself renders no story: the returned promise never resolves.
 */
export async function renderInPhoneFrame({ id, name, viewMode, globals }: OpenedStory): Promise<void> {
  const size = phoneSize(globals['viewport']);
  if (size === null || viewMode === 'docs' || window.top !== window) return;
  if (window.innerWidth <= Number.parseInt(size.width, 10)) return;
  const frame = document.createElement('iframe');
  // Storybook's own id of the iframe, so that browser storage is isolated as it is there.
  frame.id = 'storybook-preview-iframe';
  frame.title = name;
  frame.src = window.location.href;
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: size.width,
    blockSize: `min(${size.height}, 100dvh)`,
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
