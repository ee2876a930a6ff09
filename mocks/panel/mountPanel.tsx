import { createRoot } from 'react-dom/client';
import type { MockControls } from './createControls';
import { MockPanel } from './MockPanel';
import { SiteProvider, type PanelSite } from './site';

/** Renders the panel in its own React root, so that an error in it does not affect the app. */
export function mountPanel(controls: MockControls, site: PanelSite): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <SiteProvider value={site}>
      <MockPanel controls={controls} />
    </SiteProvider>,
  );
}
