/** A story that has been played and found clean. */
interface PlayedStory {
  id: string;
  title: string;
  tags: readonly string[];
  parameters: Readonly<Record<string, unknown>>;
}

interface Window {
  /** Set in tests only (.storybook/vitest.setup.ts): further looks at the mount that a story left behind. */
  efieAfterStory?: (story: PlayedStory) => Promise<void>;
}
