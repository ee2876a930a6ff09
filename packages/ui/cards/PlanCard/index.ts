export { CurrentPlanCard, type CurrentPlanCardProps } from './CurrentPlanCard';
export { CurrentPlanCardSkeleton } from './CurrentPlanCardSkeleton';
export { PlanCard, type PlanCardProps } from './PlanCard';
