export { AgentCard, type AgentCardProps } from './AgentCard';
export { AgentCardSkeleton } from './AgentCardSkeleton';
