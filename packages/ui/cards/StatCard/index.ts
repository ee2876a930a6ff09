export { StatCard, type StatCardProps } from './StatCard';
export { statIcons } from './StatCard.helpers';
