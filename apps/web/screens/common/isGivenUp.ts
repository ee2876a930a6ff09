/** Whether the user or unmounting aborted the request; such an error is not shown. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
