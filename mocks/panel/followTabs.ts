import type { MockControls } from './createControls';
import { KEPT_KEY, readKeptSettings } from './kept';

/** Applies network and clock settings changed in another tab. Data and session synchronize on their own. */
export function followTabs(controls: MockControls): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when another tab calls `clear()`.
    if (key === null || key === KEPT_KEY) controls.follow(readKeptSettings());
  });
}
