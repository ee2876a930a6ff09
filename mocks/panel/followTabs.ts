import type { MockControls } from './createControls';
import { KEPT_KEY, readKeptSettings } from './kept';

/** Takes over network and clock as another tab sets them; world and session keep their own tabs in step. */
export function followTabs(controls: MockControls): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key is another tab's clear().
    if (key === null || key === KEPT_KEY) controls.follow(readKeptSettings());
  });
}
