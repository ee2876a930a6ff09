export { HomeCard, type CopiedKind, type HomeCardProps } from './HomeCard';
