export { timeAt, parseClock } from './clock';
export { createControls, type ControlsDependencies } from './createControls';
export { followTabs } from './followTabs';
export { readSettings, writeSettings } from './settings';
export { createNetworkHandlers, type NetworkSetting } from './network';
export { deviceNow, setPageClock } from './pageClock';
export { takeUrlSwitches } from './takeUrlSwitches';
