export { hasMoveInCost, MoveInCost, type MoveInCostProps } from './MoveInCost';
