export {
  describeClock,
  formatClock,
  formatDateTime,
  MAX_DAYS,
  parseClock,
  parseDateTime,
  parseDays,
  RUNNING_CLOCK,
  timeAt,
  type ClockSetting,
} from './clock';
export * from './createControls';
export * from './describeSession';
export * from './describeState';
export * from './followTabs';
export * from './formatSwitches';
export * from './network';
export * from './pageClock';
export * from './settings';
export * from './storyLink';
export * from './takeUrlSwitches';
export * from './urlSwitches';
