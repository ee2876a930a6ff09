import { createRoot } from 'react-dom/client';
import type { MockControls } from './createControls';
import { MockPanel } from './MockPanel';
import { SiteProvider, type PanelSite } from './site';

/** Puts the panel at the end of the page, in a root of its own: whatever becomes of it, the app is not touched. */
export function mountPanel(controls: MockControls, site: PanelSite): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <SiteProvider value={site}>
      <MockPanel controls={controls} />
    </SiteProvider>,
  );
}
