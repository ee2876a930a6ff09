export * from './agentTasks';
export * from './liveHomesText';
export * from './stillFree';
export * from './taskDismissals';
