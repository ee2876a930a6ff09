/** Seed of the motif's tiles in the design. */
export const MOTIF_SEED = 'verify-4518820';
