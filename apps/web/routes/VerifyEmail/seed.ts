/** The tiles that the design draws. */
export const SEED = 'verify-4518820';
