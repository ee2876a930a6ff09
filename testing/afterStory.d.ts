/** A story whose play and checks have passed. */
interface PlayedStory {
  id: string;
  parameters: Readonly<Record<string, unknown>>;
  globals: Readonly<Record<string, unknown>>;
}

interface Window {
  /** Set in tests only (.storybook/vitest.setup.ts): runs further checks on the mounted story. */
  efieAfterStory?: (story: PlayedStory) => Promise<void>;
}
