export * from './clock';
export * from './createControls';
export * from './describeState';
export * from './network';
export * from './pageClock';
export * from './settings';
export * from './storyLink';
export * from './urlSwitches';
