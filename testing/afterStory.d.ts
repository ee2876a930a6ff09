/** A story whose play and checks have passed. */
interface PlayedStory {
  id: string;
  parameters: Readonly<Record<string, unknown>>;
  globals: Readonly<Record<string, unknown>>;
}

interface Window {
  /** Set in tests with `TESTS=translated` only: translates the page, and returns what stops it. */
  efieTranslatePage?: () => () => void;
  /** Set in tests only (.storybook/vitest.setup.ts): runs further checks on the mounted story. */
  efieAfterStory?: (story: PlayedStory) => Promise<void>;
}
