/**
 * Height of the sky of home, from the top of the page: header and hero draw one gradient between them. Above 1280 px the
 * street grows with the window, and the sky makes room for it.
 */
export const skyHeight = { phone: '48.75rem', wide: 'max(48rem, calc(20rem + 35vw))' } as const;
