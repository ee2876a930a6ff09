declare module 'virtual:workbench' {
  /** Every story as its file writes it down. */
  export const stories: readonly import('../../.ci/stories/readStories').WrittenStory[];
  /** What the last `npm test` proved; null before the first. */
  export const coverage: import('../../.ci/proof/coverage').Coverage | null;
  /** 'phone-light/cards-agentcard--default' */
  export const pictures: readonly string[];
  export const contract: import('./contract').Contract;
}
