export { CountBadge, countText, type CountBadgeProps } from './CountBadge';
