import { delay, HttpResponse, type HttpHandler } from 'msw';
import { createHandler, OPERATIONS, type OperationId } from '../../faults/operations';
import type { ErrorOverrides, ListOperationId, Outcomes, SuccessBody } from './outcomeTypes';

const DEFAULT_MESSAGES: Readonly<Record<number, string>> = {
  401: 'Unauthenticated.',
  403: 'This is not allowed for your account.',
  404: 'Not found.',
  409: 'This was changed elsewhere. Please reload the latest version.',
  413: 'File too large. Maximum size is 5MB.',
  422: 'The given data was invalid.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Server error.',
};

const OPERATION_MESSAGES: Partial<Record<`${OperationId} ${number}`, string>> = {
  'logInUser 401': 'Invalid credentials. Please try again.',
  'logInAgent 401': 'Invalid credentials. Please try again.',
  'logInUser 403': 'Please verify your email before logging in.',
  'logInAgent 403': 'Please verify your email before logging in.',
  'createProperty 403': 'Listing limit reached. Please upgrade your plan.',
  'updateProperty 403': 'You can only change your own listings.',
  'deleteProperty 403': 'You can only change your own listings.',
  'addPropertyImage 403': 'You can only change your own listings.',
  'deletePropertyImage 403': 'You can only change your own listings.',
  'getPropertyViews 403': 'You can only change your own listings.',
  'getProperty 404': 'Property not found.',
  'updateProperty 404': 'Property not found.',
  'deleteProperty 404': 'Property not found.',
  'getAgentProfile 404': 'Agent not found.',
  'verifyEmail 422': 'Invalid or expired verification code.',
  'verifyPayment 404': 'Payment verification failed.',
  'deletePropertyImage 422':
    'You must have at least 3 images. Please upload more images before deleting this one.',
};

const RESPONDS_CREATED: ReadonlySet<OperationId> = new Set<OperationId>([
  'signUpUser',
  'signUpAgent',
  'createProperty',
  'addPropertyImage',
  'addUserFavorite',
  'addAgentFavorite',
  'reportProperty',
]);

const EMPTY_LISTS: { [Id in ListOperationId]: SuccessBody<Id> } = {
  listProperties: { success: true, data: { properties: [] } },
  listOwnProperties: { success: true, data: { properties: [] } },
  listUserFavorites: { success: true, data: { favorites: [] } },
  listAgentFavorites: { success: true, data: { favorites: [] } },
  listPayments: { success: true, data: { payments: [] } },
};

export const succeed = (id: OperationId, body: unknown) =>
  createHandler(id, () =>
    HttpResponse.json(body as object, { status: RESPONDS_CREATED.has(id) ? 201 : 200 }),
  );

const fail = (id: OperationId, status: number, overrides: ErrorOverrides = {}) =>
  createHandler(id, () =>
    HttpResponse.json(
      {
        success: false,
        message:
          overrides.message ??
          OPERATION_MESSAGES[`${id} ${status}`] ??
          DEFAULT_MESSAGES[status] ??
          'Something went wrong.',
        ...(overrides.errors && { errors: overrides.errors }),
      },
      { status, ...(status === 429 && { headers: { 'Retry-After': '30' } }) },
    ),
  );

const hang = (id: OperationId) =>
  createHandler(id, async () => {
    await delay('infinite');
  });

function buildOutcomes(): Outcomes {
  const factories: Record<string, (...values: never[]) => HttpHandler> = {};
  for (const id of Object.keys(OPERATIONS) as OperationId[]) {
    factories[`${id}Success`] = (body: unknown) => succeed(id, body);
    factories[`${id}Error`] = (status: number, overrides?: ErrorOverrides) => fail(id, status, overrides);
    factories[`${id}Forever`] = () => hang(id);
    factories[`${id}Offline`] = () => createHandler(id, () => HttpResponse.error());
  }
  for (const [id, body] of Object.entries(EMPTY_LISTS))
    factories[`${id}Empty`] = () => succeed(id as ListOperationId, body);
  // The cast is safe: the loops above create every name of the mapped type.
  return factories as unknown as Outcomes;
}

export const outcomes: Outcomes = buildOutcomes();
