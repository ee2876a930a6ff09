export { hasMoveInCost } from './hasMoveInCost';
export { MoveInCost, type MoveInCostProps } from './MoveInCost';
