/** Whether the request was aborted, by the user or by unmounting. */
export const isAbortError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
