declare module 'virtual:workbench/catalogue' {
  /** All stories, parsed from their files. */
  export const stories: readonly import('../../tools/stories/parseStories').ParsedStory[];
  /** 'phone-light/cards-agentcard--default' */
  export const screenshots: readonly string[];
  /** The names of those that the stories tagged `visual` need. */
  export const expectedScreenshots: readonly string[];
  /** Lines of checklist.md, then faults of faults.md. */
  export const requirements: readonly import('../../tools/coverage/requirements').Requirement[];
}

declare module 'virtual:workbench/contract' {
  /** The operations of openapi.yaml, in its order. */
  export const operations: readonly import('../../tools/new/operations').Operation[];
  /** Stories in which an operation fails or never responds. */
  export const stories: readonly Pick<
    import('../../tools/stories/parseStories').ParsedStory,
    'id' | 'title' | 'name' | 'failingOperations'
  >[];
}

declare module 'virtual:workbench/components' {
  /** Docs pages of packages/ui, by the last part of their titles: { Button: 'primitives-button--docs' } */
  export const docsIds: Readonly<Record<string, string>>;
}
