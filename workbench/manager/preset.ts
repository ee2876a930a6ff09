import { fileURLToPath } from 'node:url';

/** Registers our tools before those of Storybook and its addons, so that they come first. */
export const managerEntries = (entries: string[] = []): string[] => [
  fileURLToPath(new URL('./register.ts', import.meta.url)),
  ...entries,
];
