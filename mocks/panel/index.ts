export { momentOf, parseClock } from './clock';
export { createControls, type ControlledParts } from './createControls';
export { followTabs } from './followTabs';
export { readKeptSettings, writeKeptSettings } from './kept';
export { networkHandlers, type NetworkSetting } from './network';
export { deviceNow, setPageClock } from './pageClock';
export { takeAddress } from './takeAddress';
