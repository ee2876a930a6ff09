export { faultHandlers } from './faultHandlers';
export {
  FAULT_IDS,
  FAULTS,
  faultOf,
  findFaultId,
  isFaultId,
  RETRY_AFTER_SECONDS,
  SLOW_MS,
  type Fault,
  type FaultId,
} from './faults';
export { isOperationId, OPERATIONS, type OperationId } from './operations';
