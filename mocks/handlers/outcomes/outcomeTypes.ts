import type { HttpHandler } from 'msw';
import type { operations as Operations } from '@efie/api/schema';
import type { OperationId } from '../../faults/operations';

type Answers<Id extends OperationId> = Operations[Id]['responses'];

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

/** The documented failures of an operation, as numbers. */
export type ErrorStatus<Id extends OperationId> = Exclude<keyof Answers<Id>, 200 | 201> & number;

/** What a success of an operation carries. */
export type SuccessBody<Id extends OperationId> = JsonOf<Answers<Id>[keyof Answers<Id> & (200 | 201)]>;

/** The operations whose success carries a list. */
export type ListOperationId =
  'listProperties' | 'listOwnProperties' | 'listUserFavorites' | 'listAgentFavorites' | 'listPayments';

/** Other words, or field errors, in place of the usual ones. */
export interface ErrorWords {
  message?: string;
  /** By wire name, the first message of each list is shown (ruling 87). */
  errors?: Record<string, string | string[]>;
}

/**
 * One handler a name, operation + outcome: `getPropertySuccess(body)`, `getPropertyError(404)`, `getPropertyForever()`,
 * `getPropertyOffline()`, `listPropertiesEmpty()`. Use one in the keyed handlers of a story under its operation:
 * `{ getProperty: outcomes.getPropertyError(404) }`.
 */
export type Outcomes = {
  /** Answers with this success, checked by the compiler against the contract. */
  [Id in OperationId as `${Id}Success`]: (body: SuccessBody<Id>) => HttpHandler;
} & {
  /** Fails with a documented status. */
  [Id in OperationId as `${Id}Error`]: (status: ErrorStatus<Id>, words?: ErrorWords) => HttpHandler;
} & {
  /** Never answers. */
  [Id in OperationId as `${Id}Forever`]: () => HttpHandler;
} & {
  /** The connection breaks before an answer. */
  [Id in OperationId as `${Id}Offline`]: () => HttpHandler;
} & {
  /** Answers with an empty list. */
  [Id in ListOperationId as `${Id}Empty`]: () => HttpHandler;
};
