export { outcomes } from './outcomes';
export type { ErrorStatus, ErrorWords, Outcomes, SuccessBody } from './outcomeTypes';
