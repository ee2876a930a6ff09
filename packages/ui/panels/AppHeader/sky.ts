/**
 * Height of the sky gradient on Home from the top of the page, shared by header and hero. It grows with the window above
 * 1280 px, as the street illustration does.
 */
export const skyHeight = { phone: '48.75rem', wide: 'max(38.75rem, calc(13.75rem + 31.25vw))' } as const;
