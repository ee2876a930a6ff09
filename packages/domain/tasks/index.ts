export * from './agentTasks';
export * from './taskDismissals';
