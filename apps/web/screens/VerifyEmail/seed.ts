/** Seed of the motif's tiles in the design. */
export const SEED = 'verify-4518820';
