export { createControls, type ControlledParts } from './createControls';
export { followTabs } from './followTabs';
export { readKeptSettings, writeKeptSettings } from './kept';
export { networkHandlers } from './network';
export { setPageClock } from './pageClock';
export { takeAddress } from './takeAddress';
