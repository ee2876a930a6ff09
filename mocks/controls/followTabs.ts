import type { MockControls } from './createControls';
import { SETTINGS_KEY, readSettings } from './settings';

/** Applies network and clock settings changed in another tab. Data and session synchronize on their own. */
export function followTabs(controls: MockControls): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when another tab calls `clear()`.
    if (key === null || key === SETTINGS_KEY) controls.applyStoredSettings(readSettings());
  });
}
