export { Skeleton, SkeletonLine, type SkeletonLineProps, type SkeletonProps } from './Skeleton';
