export { AgentTasks, type AgentTasksProps } from './AgentTasks';
export { AgentTasksSkeleton } from './AgentTasksSkeleton';
export { type TaskLinks } from './TaskActions';
