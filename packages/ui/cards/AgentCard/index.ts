export { AgentCard, type AgentCardProps } from './AgentCard';
