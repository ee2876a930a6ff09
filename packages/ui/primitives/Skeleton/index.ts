export { Skeleton, type SkeletonProps } from './Skeleton';
export { SkeletonLine, type SkeletonLineProps } from './SkeletonLine';
