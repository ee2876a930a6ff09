declare module 'virtual:workbench/catalogue' {
  /** Every story as its file writes it down. */
  export const stories: readonly import('../../tools/stories/parseStories').ParsedStory[];
  /** 'phone-light/cards-agentcard--default' */
  export const pictures: readonly string[];
  /** The lines of checklist.md, then the faults of faults.md. */
  export const demands: readonly import('../../tools/coverage/requirements').Requirement[];
}

declare module 'virtual:workbench/coverage' {
  /** What the last `npm test` proved, and when (ISO 8601); before the first run what stories claim, and null. */
  export const coverage: import('../../tools/coverage/coverage').Coverage & { takenAt: string | null };
}

declare module 'virtual:workbench/contract' {
  export const contract: import('./contract').Contract;
  /** The stories that let an operation fail or hang by its name. */
  export const failures: readonly Pick<
    import('../../tools/stories/parseStories').ParsedStory,
    'id' | 'title' | 'name' | 'failingOperations'
  >[];
}
