import type { operations } from '@efie/contract';
import { http, type HttpHandler, type HttpResponseResolver, type RequestHandlerOptions } from 'msw';

export type OperationId = keyof operations;

type Operation = { method: 'get' | 'post' | 'put' | 'patch' | 'delete'; path: string };

export function isOperationId(value: string): value is OperationId {
  return Object.hasOwn(OPERATIONS, value);
}

/** Method and path of every operation in openapi.yaml, with path parameters as `:name`. */
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = {
  signUpUser: { method: 'post', path: '/api/auth/user/signup' },
  logInUser: { method: 'post', path: '/api/auth/user/login' },
  logOutUser: { method: 'post', path: '/api/auth/user/logout' },
  signUpAgent: { method: 'post', path: '/api/auth/agent/signup' },
  logInAgent: { method: 'post', path: '/api/auth/agent/login' },
  logOutAgent: { method: 'post', path: '/api/auth/agent/logout' },
  verifyEmail: { method: 'post', path: '/api/auth/verify-email' },
  resendVerification: { method: 'post', path: '/api/auth/resend-verification' },
  getUserProfile: { method: 'get', path: '/api/user/profile' },
  getOwnAgentProfile: { method: 'get', path: '/api/agent/profile' },
  updateAgentProfile: { method: 'put', path: '/api/agent/profile' },
  uploadAgentProfileImage: { method: 'post', path: '/api/agent/profile/image' },
  listOwnProperties: { method: 'get', path: '/api/agent/properties' },
  createProperty: { method: 'post', path: '/api/agent/properties' },
  updateProperty: { method: 'patch', path: '/api/agent/properties/:id' },
  deleteProperty: { method: 'delete', path: '/api/agent/properties/:id' },
  addPropertyImage: { method: 'post', path: '/api/agent/properties/:id/add-image' },
  deletePropertyImage: { method: 'delete', path: '/api/agent/properties/image/:imageId' },
  getPropertyViews: { method: 'get', path: '/api/agent/properties/:id/views' },
  listProperties: { method: 'get', path: '/api/properties' },
  getProperty: { method: 'get', path: '/api/properties/:id' },
  recordPropertyView: { method: 'post', path: '/api/properties/:id/view' },
  getAgentProfile: { method: 'get', path: '/api/agent/profile/:agentId' },
  listUserFavorites: { method: 'get', path: '/api/user/favorites' },
  addUserFavorite: { method: 'post', path: '/api/user/favorites' },
  removeUserFavorite: { method: 'delete', path: '/api/user/favorites/:propertyId' },
  listAgentFavorites: { method: 'get', path: '/api/agent/favorites' },
  addAgentFavorite: { method: 'post', path: '/api/agent/favorites' },
  removeAgentFavorite: { method: 'delete', path: '/api/agent/favorites/:propertyId' },
  initializeSubscription: { method: 'post', path: '/api/subscribe/initialize' },
  listPayments: { method: 'get', path: '/api/agent/payments' },
  verifyPayment: { method: 'get', path: '/api/subscription/callback' },
  reportProperty: { method: 'post', path: '/api/report-property' },
};

/** A handler for one operation on any origin, or for all. */
export function createHandler(
  operation: OperationId | 'all',
  resolver: HttpResponseResolver,
  options?: RequestHandlerOptions,
): HttpHandler {
  if (operation === 'all') return http.all('*/api/*', resolver, options);
  const { method, path } = OPERATIONS[operation];
  return http[method](`*${path}`, resolver, options);
}
