/**
 * Height of the sky gradient on Home from the top of the page, shared by header and hero. It grows with the window above
 * 1280 px, as the street illustration does.
 */
export const skyHeight = { phone: '39.75rem', wide: 'max(40rem, calc(15rem + 31.25vw))' } as const;
