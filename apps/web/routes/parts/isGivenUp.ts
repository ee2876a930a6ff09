/** The person, or leaving the page, gave a call up: nobody needs to be told. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
