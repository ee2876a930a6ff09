/** How far above its place a toast enters, in px. */
export const TOAST_OFFSET = 12;

/**
 * The keyframes of all components. Part of the page's CSS, because the browser recalculates the styles of the whole page
 * whenever a `@keyframes` rule is added to a style sheet.
 */
export const keyframesCss = [
  '@keyframes efie-spin{to{transform:rotate(1turn)}}',
  '@keyframes efie-pulse{from{opacity:.55}to{opacity:1}}',
  '@keyframes efie-fade-in{from{opacity:0}}',
  '@keyframes efie-fade-out{to{opacity:0}}',
  '@keyframes efie-dialog-in{from{opacity:0;transform:translateY(8px)}}',
  '@keyframes efie-dialog-out{to{opacity:0;transform:translateY(8px)}}',
  `@keyframes efie-toast-in{from{opacity:0;transform:translateY(-${TOAST_OFFSET}px)}}`,
  `@keyframes efie-toast-out{to{opacity:0;transform:translateY(-${TOAST_OFFSET}px)}}`,
  '@keyframes efie-sheet-in{from{transform:translateY(100%)}}',
  '@keyframes efie-sheet-out{to{transform:translateY(100%)}}',
  '@keyframes efie-slide-across{from{inset-inline-start:-40%}to{inset-inline-start:100%}}',
  '@keyframes efie-grow{from{inline-size:0}}',
].join('');
