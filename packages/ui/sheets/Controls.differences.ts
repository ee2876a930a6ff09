import type { Difference } from './sheetTypes';

/** What the controls sheet shows otherwise than its picture. */
export const controlDifferences: readonly Difference[] = [];
