export * from './agentTasks';
export * from './stillFree';
export * from './taskDismissals';
