export {
  ApiError,
  isConnectionError,
  isNotFound,
  isUnauthorized,
  messageOr,
  retryAdvice,
} from './client/ApiError';
export type { ApiErrorKind, FieldErrors } from './client/ApiError';
export { isAbortError } from './client/isAbortError';
export { confirmLost } from './client/confirmLost';
export { isResponseLost } from './client/isResponseLost';
export { failureReason } from './client/failureReason';
export { retryDelay, retryText } from './client/retryText';
export type { AbortableMutation } from './client/useAbortableMutation';
export { useAbortableRequest } from './client/useAbortableRequest';
export { useQueryState, type QueryState } from './client/useQueryState';
export { apiConfig, configureApi } from './client/config';
export { hasVerificationStatus, readAgent, readUser } from './client/readAccount';
export { readListing, readListingBody } from './client/readListing';
export { serverNow, serverToday } from './client/serverClock';
export type { ListingsResponse, ServerPagination } from './client/readListingsBody';
export * from './session';
export * from './account';
export * from './agents';
export * from './billing';
export * from './favorites';
export * from './listings';
export * from './offline';
export * from './reports';
