/** Hairstyles and headwear by gender. */
export const HEADS = {
  woman: ['afro', 'braids', 'headwrap', 'bun', 'bob', 'cornrows', 'lowCut', 'hijab'],
  man: ['lowFade', 'bald', 'shortAfro', 'twists', 'smockCap', 'kufi'],
} as const;

export type Gender = keyof typeof HEADS;

export const GENDERS = ['woman', 'man'] as const satisfies readonly Gender[];

export type Head = (typeof HEADS)[Gender][number];

/** Who a portrait shows. A head of the other gender is not drawn. */
export interface PortraitLook {
  readonly gender: Gender;
  readonly head: Head;
}

/** Headwear that says something about a person's religion, so that it is drawn only when asked for. */
export const MUSLIM_HEADS: ReadonlySet<Head> = new Set<Head>(['hijab', 'kufi']);
