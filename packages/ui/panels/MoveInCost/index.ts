export { hasMoveInCost } from './hasMoveInCost';
export { LazyMoveInCost } from './LazyMoveInCost';
export type { MoveInCostProps } from './MoveInCost';
