import type { MockControls } from '@efie/mocks/controls';
import { createRoot } from 'react-dom/client';
import { MockPanel } from './MockPanel';
import { PanelUrlsProvider, type PanelUrls } from './panelUrls';

/** Renders the panel in its own React root, so that an error in it does not affect the app. */
export function mountPanel(controls: MockControls, urls: PanelUrls): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <PanelUrlsProvider value={urls}>
      <MockPanel controls={controls} />
    </PanelUrlsProvider>,
  );
}
