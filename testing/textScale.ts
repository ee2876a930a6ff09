/** 2 while the toolbar's text size is 200%: lengths in rem grow with it. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
