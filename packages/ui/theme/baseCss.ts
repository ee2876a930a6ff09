import { cardCss } from './cardCss';
import { GLYPH_ROWS, glyphRowCss, glyphSheet } from './glyphCss.generated';
import { keyframesCss } from './keyframesCss';

/**
 * Draws an icon before the content of an element, without adding an element: a box in the current color, masked by the icon.
 * The box is a border, because forced colors and print replace or omit backgrounds.
 */
const glyphMask = `var(--glyphs) 0 calc(var(--glyph-row)*var(--glyph-size)*-1)/var(--glyph-size) calc(var(--glyph-size)*${GLYPH_ROWS})`;
const glyphBox =
  `:where([data-glyph]){--glyph-size:min(1rem,22.4px);--glyphs:${glyphSheet}}` +
  // The icon of an IconButton is larger.
  ':where([data-kind][data-glyph]){--glyph-size:min(1.25rem,28px)}' +
  `[data-glyph]::before{content:"";flex:none;inline-size:var(--glyph-size);block-size:var(--glyph-size);border-block-start:var(--glyph-size) solid;-webkit-mask:${glyphMask};mask:${glyphMask}}`;

/**
 * Reset, page background, focus ring, icons drawn by CSS (`data-glyph`), the layout of listing cards (`data-card`), keyframes,
 * and rules for reduced motion, forced colors and print: the only global styles. Inline it after `themeCss`.
 * `data-ground="brand"` on a panel makes the focus ring gold, `data-ground="picture"` two-tone.
 */
export const baseCss = [
  // An open dialog sets both on the body. Inherited, they would recalculate the styles of every element on the page.
  '@property --removed-body-scroll-bar-size{syntax:"<length>";inherits:false;initial-value:0px}',
  'body>*{pointer-events:auto}',
  '*,*::before,*::after{box-sizing:border-box}',
  '*{margin:0}',
  'html:has([data-sticky-bar]){scroll-padding-top:6rem}',
  'html:has([data-compare-bar]){scroll-padding-bottom:6.5rem}',
  '@media (max-width:1023.98px){html:has([data-contact-bar]){scroll-padding-bottom:6.5rem}}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  'body{min-block-size:100vh;min-block-size:100dvh;background:var(--color-bg);color:var(--color-text);font:var(--type-body);',
  'font-optical-sizing:auto;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;overflow-wrap:break-word}',
  'h1,h2,h3,h4{font:inherit;text-wrap:balance}',
  'p{text-wrap:pretty}',
  ':where(ul[class],ol[class],menu){list-style:none;padding:0}',
  'img,svg,picture,video{display:block;max-inline-size:100%}',
  'img{block-size:auto}',
  'button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}',
  'button{background:none;border:0;padding:0;cursor:pointer;-webkit-tap-highlight-color:transparent;touch-action:manipulation}',
  'fieldset{border:0;padding:0;min-inline-size:0}',
  'legend{padding:0}',
  'a{color:var(--color-link);text-decoration-thickness:1px;text-underline-offset:3px;-webkit-tap-highlight-color:transparent}',
  'table{border-collapse:collapse}',
  'hr{border:0;border-block-start:1px solid var(--color-border)}',
  '[hidden]{display:none!important}',
  '::placeholder{color:var(--color-text-3);opacity:1}',
  '::selection{background:var(--color-primary);color:var(--color-on-primary)}',
  ':focus{outline:none}',
  ':focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}',
  '[data-ground=brand] :focus-visible{outline-color:var(--focus-on-brand)}',
  '[data-ground=picture]:focus-visible,[data-ground=picture] :focus-visible{outline-color:var(--focus-on-picture);box-shadow:0 0 0 6px var(--focus-on-picture-edge)}',
  'h1:focus-visible,main:focus-visible,[role=dialog]:focus-visible{outline:none}',
  cardCss,
  glyphBox,
  glyphRowCss,
  keyframesCss,
  // Icons grow with the text as far as their controls have room. A component's own size wins.
  ...[16, 20, 24].map((edge) => {
    const length = `min(${edge / 16}rem,${(edge * 7) / 5}px)`;
    return `:where(svg[width="${edge}"]){inline-size:${length};block-size:${length}}`;
  }),
  // Large text on narrow viewports: gutters and headings leave more room for the text.
  '@media (max-width:640.98px){:root{--gutter:min(1.25rem,6.25vw);--type-h1:560 min(2rem,max(32px,15vw))/1.125 var(--font-display)}}',
  '[data-figures]{font-variant-numeric:tabular-nums lining-nums}',
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}',
  '@media (forced-colors:active){:focus-visible{outline-color:Highlight!important}[fill*=logo]{fill:CanvasText}}',
  '@media print{html{color-scheme:light}body{background:#fff;color:#000}[data-print=hidden],[data-print=list] :is(nav,button,[data-kind]){display:none!important}a{color:inherit}' +
    // Only the mark of the header is printed.
    'header[data-sky]{border:0!important;background:none!important}header[data-sky] :is(nav,nav~div){display:none!important}}',
].join('');
