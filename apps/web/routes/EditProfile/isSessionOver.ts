import { ApiError } from '@efie/api';

/** The token was refused: the page's guard says so and leads to the login (ruling 88), so that nothing else has to. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
