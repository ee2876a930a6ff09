import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { OPERATIONS, type OperationId } from '../../faults/operations';
import type { ErrorWords, ListOperationId, Outcomes, SuccessBody } from './outcomeTypes';

/** The words a server uses when a story names none; the specification's where it has some. */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Unauthenticated.',
  403: 'This is not allowed for your account.',
  404: 'Not found.',
  409: 'This was changed elsewhere. Please reload the latest version.',
  413: 'File too large. Maximum size is 5MB.',
  422: 'The given data was invalid.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Server error.',
};

const OWN_MESSAGES: Partial<Record<`${OperationId} ${number}`, string>> = {
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

const CREATED: ReadonlySet<OperationId> = new Set<OperationId>([
  'signUpUser',
  'signUpAgent',
  'createProperty',
  'addPropertyImage',
  'addUserFavorite',
  'addAgentFavorite',
  'reportProperty',
]);

const EMPTY: { [Id in ListOperationId]: SuccessBody<Id> } = {
  listProperties: { success: true, data: { properties: [] } },
  listOwnProperties: { success: true, data: { properties: [] } },
  listUserFavorites: { success: true, data: { favorites: [] } },
  listAgentFavorites: { success: true, data: { favorites: [] } },
  listPayments: { success: true, data: { payments: [] } },
};

function handle(id: OperationId, resolver: HttpResponseResolver): HttpHandler {
  const { method, path } = OPERATIONS[id];
  return http[method](`*${path}`, resolver);
}

const succeed = (id: OperationId, body: unknown) =>
  handle(id, () => HttpResponse.json(body as object, { status: CREATED.has(id) ? 201 : 200 }));

const fail = (id: OperationId, status: number, words: ErrorWords = {}) =>
  handle(id, () =>
    HttpResponse.json(
      {
        success: false,
        message:
          words.message ?? OWN_MESSAGES[`${id} ${status}`] ?? MESSAGES[status] ?? 'Something went wrong.',
        ...(words.errors && { errors: words.errors }),
      },
      { status, ...(status === 429 && { headers: { 'Retry-After': '30' } }) },
    ),
  );

const hang = (id: OperationId) =>
  handle(id, async () => {
    await delay('infinite');
  });

function build(): Outcomes {
  const made: Record<string, (...values: never[]) => HttpHandler> = {};
  for (const id of Object.keys(OPERATIONS) as OperationId[]) {
    made[`${id}Success`] = (body: unknown) => succeed(id, body);
    made[`${id}Error`] = (status: number, words?: ErrorWords) => fail(id, status, words);
    made[`${id}Forever`] = () => hang(id);
    made[`${id}Offline`] = () => handle(id, () => HttpResponse.error());
  }
  for (const [id, body] of Object.entries(EMPTY))
    made[`${id}Empty`] = () => succeed(id as ListOperationId, body);
  // Built name by name from one table: the mapped type says which names there are.
  return made as unknown as Outcomes;
}

/** See Outcomes: every operation with every outcome, each name a handler factory. */
export const outcomes: Outcomes = build();
