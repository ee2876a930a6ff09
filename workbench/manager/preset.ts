import { fileURLToPath } from 'node:url';

/** Registers our tools, panel and tab before those of Storybook and its addons, so that they come first. */
export const managerEntries = (entries: string[] = []): string[] => [
  fileURLToPath(new URL('./register.tsx', import.meta.url)),
  ...entries,
];
