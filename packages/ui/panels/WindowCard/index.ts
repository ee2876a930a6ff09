export { WindowCard, type WindowCardProps } from './WindowCard';
