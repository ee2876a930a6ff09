import type { HttpHandler } from 'msw';
import type { operations as Operations } from '@efie/contract';
import type { OperationId } from '../../faults/operations';

type Responses<Id extends OperationId> = Operations[Id]['responses'];

type JsonOf<TypedResponse> = TypedResponse extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

export type ErrorStatus<Id extends OperationId> = Exclude<keyof Responses<Id>, 200 | 201> & number;

export type SuccessBody<Id extends OperationId> = JsonOf<Responses<Id>[keyof Responses<Id> & (200 | 201)]>;

export type ListOperationId =
  'listProperties' | 'listOwnProperties' | 'listUserFavorites' | 'listAgentFavorites' | 'listPayments';

/** Replaces the default message and field errors of an error response. */
export interface ErrorOverrides {
  message?: string;
  /** By wire name. The app shows the first message of each list. */
  errors?: Record<string, string | string[]>;
}

/**
 * A handler factory per operation and outcome: `getPropertySuccess(body)`, `getPropertyError(404)`, `getPropertyForever()`,
 * `getPropertyOffline()`, `listPropertiesEmpty()`. In a story, use it under the key of its operation:
 * `{ getProperty: outcomes.getPropertyError(404) }`.
 */
export type Outcomes = {
  /** Responds with a success, type-checked against the contract. */
  [Id in OperationId as `${Id}Success`]: (body: SuccessBody<Id>) => HttpHandler;
} & {
  /** Responds with a documented error status. */
  [Id in OperationId as `${Id}Error`]: (status: ErrorStatus<Id>, overrides?: ErrorOverrides) => HttpHandler;
} & {
  /** Never responds. */
  [Id in OperationId as `${Id}Forever`]: () => HttpHandler;
} & {
  /** Fails with a network error. */
  [Id in OperationId as `${Id}Offline`]: () => HttpHandler;
} & {
  /** Responds with an empty list. */
  [Id in ListOperationId as `${Id}Empty`]: () => HttpHandler;
};
