const card = ':root [data-card]';
const title = `${card}>:first-child`;
const photo = `${card}>:nth-child(2)`;
const [price, place, facts, agent, actions] = [1, 2, 3, 4, 5].map(
  (position) => `${card}>:last-child>:nth-child(${position})`,
);

const photoCompare = `${photo}>[data-compare]`;
const rowCompare = `${actions}>[data-compare]`;
const age = `${facts}>:nth-child(2)`;

const below = '[data-cards]>li:nth-child(n+3)>';

/** 'Listed' before an age, for screen readers only. */
const unseen = 'position:absolute;clip-path:inset(50%);white-space:nowrap';

/**
 * The layout of PropertyCard and its skeleton, which have `data-card` and the same parts: title, photo, then price, place, facts,
 * agent and actions in a box with `display: contents`. Here and not in their styles, because the page's CSS is not code of the
 * first page. Widths are in rem, so that large text gets the layout with more lines.
 */
export const cardCss = [
  `${card}{--inset:16px;display:grid;grid-template:repeat(4,auto) 1fr auto auto/minmax(0,clamp(0px,(100% - 30rem)*999,100% - 19rem)) minmax(0,1fr) auto}`,
  `${card}>*,${card}>:last-child>*{grid-column:1/-1;min-inline-size:0}`,
  `${title}{margin-block-start:.375rem;min-block-size:24px}`,
  `${title}>a{display:block;min-block-size:24px}`,
  `${price}{margin-block-start:12px}`,
  `${price}>:nth-child(3){flex-basis:100%;font:var(--type-small)}`,
  `${place}{margin-block-start:.125rem}`,
  `${facts}{align-self:start;margin-block:.5rem}`,
  `${age}{display:flex;flex-wrap:wrap;gap:0 12px;min-block-size:1.125rem;font:var(--type-caption);color:var(--color-text-3)}`,
  `${age}>*{display:flex;align-items:center;gap:.25rem}`,
  `${age}>[data-stale]{color:var(--color-on-gold-soft)}`,
  // A link has a target of 44 px; the negative margins preserve the height of the line.
  `${agent}>:nth-child(2){flex:1 1 4rem;margin-inline-end:auto;overflow:hidden;font:var(--type-label);text-overflow:ellipsis;white-space:nowrap;color:var(--color-text)}`,
  `${agent}>[href]{margin-block:-.75rem;padding-block:.75rem;border-radius:6px;text-decoration:none}`,
  `@media (hover:hover){${agent}>[href]:hover{text-decoration:underline}}`,
  `${agent}{display:flex;flex-wrap:wrap;align-items:center;gap:0 .625rem;min-block-size:2.6875rem;padding-block-start:.625rem;border-block-start:1px solid var(--color-border)}`,
  `${actions}{display:flex;flex-wrap:wrap;gap:.5rem;margin-block:.625rem 14px}`,
  `${actions}>:first-child{flex:1 7.5rem}`,
  `@media (hover:hover){${card}:hover>:last-child>:nth-child(5)>:first-child{background:var(--color-secondary-hover)}}`,
  `${photoCompare}{position:absolute;inset-block-end:10px;inset-inline-end:10px}`,
  `${rowCompare}{display:none}`,
  // Facts and age in one line.
  `@container (16rem<=inline-size<30rem){${facts}>p bdi>:first-child{${unseen}}}`,
  `@container (16rem<=inline-size<21rem){${facts}>:first-child{column-gap:.5rem;font-size:.8125rem}}`,
  // On phones the type has its own line.
  `@container (inline-size<23rem){${price}{flex-flow:column;align-items:start;min-block-size:3.625rem}}`,
  // From 336 px: agent and actions in one row.
  '@container (inline-size>=21rem){',
  `${agent}{display:grid;grid-template-columns:auto minmax(0,1fr);grid-area:6/1/auto/3;align-content:center;gap:0 .5rem;min-block-size:0;margin-block:0 10px;margin-inline-end:0;padding-block-start:10px}`,
  `${agent}>*{grid-column:2;max-inline-size:100%}`,
  `${agent}>:first-child{grid-area:1/1/3}`,
  `${agent}>:nth-child(2):last-child{grid-row:1/3;align-self:center}`,
  `${actions}{grid-area:6/3/auto/-1;flex-wrap:nowrap;gap:6px;margin-block:0 10px;margin-inline-start:0;padding-block-start:10px;padding-inline-start:10px;border-block-start:1px solid var(--color-border)}`,
  `${actions}>:first-child{flex:0 0 6rem;padding-inline:4px}`,
  '}',
  '@container (21rem<=inline-size<23.5rem){',
  `${agent}>:first-child{display:none}`,
  `${agent}>:not(:first-child){grid-column:1/-1}`,
  '}',
  // From 480 px: the photo beside the text, which has a fixed width. Every part has its largest height, so that skeletons have the height of cards.
  '@container (inline-size>=30rem){',
  `${photoCompare}{display:none}`,
  `${rowCompare}{display:block}`,
  `${photo}{grid-area:1/1/6/2;aspect-ratio:auto;border-start-end-radius:0}`,
  `${title},${price},${place},${facts}{grid-column:2/-1}`,
  `${price}{grid-row:1;flex-flow:column;align-items:start;min-block-size:3.625rem}`,
  `${title}{grid-row:2;min-block-size:2lh}`,
  `${place}{grid-row:3;min-block-size:2lh}`,
  `${title} bdi,${place} bdi{-webkit-line-clamp:2;max-block-size:2lh}`,
  `${facts}{grid-row:4;align-content:start;min-block-size:2.625rem}`,
  `${actions}>:first-child{flex-basis:8rem}`,
  '}',
  // In a list of cards, those below the fold are rendered near the viewport; each reserves the height that most have:
  // that of its photo (16:9) and that of the text at its width. A phone's cards are as wide as the page; with cqi
  // Chromium would calculate the styles of each card separately.
  '[data-cards]>li{container-type:inline-size;min-inline-size:0}',
  `${below}*{content-visibility:var(--card-visibility,auto);contain-intrinsic-block-size:auto calc(var(--card-photo,56.25cqi) + 13.9925rem);overflow-clip-margin:var(--grid-gap)}`,
  // On phones a new list paints two cards in its first frame and the third, which is below the fold, in its second.
  '@media (max-width:640px){[data-cards]{--card-photo:calc(56.25vw - 1.125*var(--gutter));animation:efie-first-frame 1ms}}@keyframes efie-first-frame{from,to{--card-visibility:hidden}}',
  `@container (inline-size<21rem){${below}*{contain-intrinsic-block-size:auto calc(var(--card-photo,56.25cqi) + 16.8675rem)}}`,
  `@container (inline-size>=23.5rem){${below}*{contain-intrinsic-block-size:auto calc(var(--card-photo,56.25cqi) + 12.1175rem)}}`,
  `@container (inline-size>=30rem){${below}[data-card]{contain-intrinsic-block-size:auto 17.9375rem}}`,
].join('');
