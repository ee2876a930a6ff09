export { AgentTasks, type AgentTasksProps, type TaskLinks } from './AgentTasks';
export { AgentTasksSkeleton } from './AgentTasksSkeleton';
