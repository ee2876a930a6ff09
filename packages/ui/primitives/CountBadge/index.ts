export { CountBadge, formatCount, type CountBadgeProps } from './CountBadge';
