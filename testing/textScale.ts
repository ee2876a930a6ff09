/** Factor of the toolbar's text size, by which lengths in rem grow: 2 at 200%. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
