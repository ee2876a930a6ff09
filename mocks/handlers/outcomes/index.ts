export { outcomes } from './outcomes';
export type { ErrorStatus, ErrorOverrides, Outcomes, SuccessBody } from './outcomeTypes';
export { offContract, respondTo, serverCrash, type OperationRequest } from './respondTo';
