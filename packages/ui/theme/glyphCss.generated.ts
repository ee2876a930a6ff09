// Generated from lucide-react and packages/ui/primitives/Icon by tools/generateGlyphs.ts. Do not edit.

/** The icons that CSS draws, below each other: one image, because each SVG image of a page costs a document. */
// prettier-ignore
export const glyphSheet = 'url("data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\' viewBox=\'0 0 24 336\' fill=\'none\' stroke=\'currentColor\' stroke-width=\'1.75\' stroke-linecap=\'round\' stroke-linejoin=\'round\'><g transform=\'translate(0 0)\'><path d=\'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z\'/><path d=\'m16 9-5.5 5.5L8 12\'/></g><g transform=\'translate(0 24)\'><path d=\'M10 4 8 6\'/><path d=\'M17 19v2\'/><path d=\'M2 12h20\'/><path d=\'M7 19v2\'/><path d=\'M9 5 7.621 3.621A2.121 2.121 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5\'/></g><g transform=\'translate(0 48)\'><path d=\'M2 4v16\'/><path d=\'M2 8h18a2 2 0 0 1 2 2v10\'/><path d=\'M2 17h20\'/><path d=\'M6 8v9\'/></g><g transform=\'translate(0 72)\'><path d=\'M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2\'/><circle cx=\'7\' cy=\'17\' r=\'2\'/><path d=\'M9 17h6\'/><circle cx=\'17\' cy=\'17\' r=\'2\'/></g><g transform=\'translate(0 96)\'><circle cx=\'12\' cy=\'12\' r=\'10\'/><path d=\'M12 6v6l4 2\'/></g><g transform=\'translate(0 120)\'><rect width=\'18\' height=\'18\' x=\'3\' y=\'3\' rx=\'2\'/><path d=\'M12 3v18\'/></g><g transform=\'translate(0 144)\'><path d=\'M11 18.5C7 18.2 4 15.6 2.3 12 4 8 7.6 5.5 12 5.5s8 2.5 9.7 6.5\'/><circle cx=\'12\' cy=\'12\' r=\'3\'/><path d=\'m14.5 18.5 2.5 2.5 5-5\'/></g><g transform=\'translate(0 168)\'><path d=\'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5\'/></g><g transform=\'translate(0 192)\'><path d=\'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0\'/><circle cx=\'12\' cy=\'10\' r=\'3\'/></g><g transform=\'translate(0 216)\'><path d=\'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384\'/></g><g transform=\'translate(0 240)\'><path d=\'M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.41 2.41 0 0 1 0-3.4l2.6-2.6a2.41 2.41 0 0 1 3.4 0Z\'/><path d=\'m14.5 12.5 2-2\'/><path d=\'m11.5 9.5 2-2\'/><path d=\'m8.5 6.5 2-2\'/><path d=\'m17.5 15.5 2-2\'/></g><g transform=\'translate(0 264)\' fill=\'currentColor\'><path d=\'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z\'/></g><g transform=\'translate(0 288)\' stroke=\'none\'><path d=\'M2.9 21.1l1.3-4.7a9.2 9.2 0 1 1 3.5 3.4z\' stroke=\'currentColor\' stroke-width=\'1.75\' stroke-linejoin=\'round\'/><path d=\'M8.6 7.3c.2-.4.4-.4.7-.4h.5c.2 0 .4.1.5.4l.7 1.8c.1.2 0 .4-.1.6l-.6.7c-.2.2-.2.4-.1.6.7 1.2 1.6 2 2.8 2.6.3.1.5.1.6-.1l.7-.9c.2-.2.3-.2.6-.1l1.7.8c.3.1.4.3.4.5 0 1.1-.7 1.9-1.7 2.1-.9.1-2.2-.1-4-1.1-2-1.2-3.2-2.9-3.6-3.8-.5-1.3-.1-2.6.9-3.7z\' fill=\'currentColor\'/></g><g transform=\'translate(0 312)\' fill=\'currentColor\'><path d=\'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5\'/></g></svg>")';

/** The height of the sheet in icons. */
export const GLYPH_ROWS = 14;

/** The row of each icon. */
export const glyphRowCss = [
  '[data-glyph=badge-check]{--glyph-row:0}',
  '[data-glyph=bath]{--glyph-row:1}',
  '[data-glyph=bed]{--glyph-row:2}',
  '[data-glyph=car]{--glyph-row:3}',
  '[data-glyph=clock]{--glyph-row:4}',
  '[data-glyph=columns]{--glyph-row:5}',
  '[data-glyph=eye-check]{--glyph-row:6}',
  '[data-glyph=heart]{--glyph-row:7}',
  '[data-glyph=map-pin]{--glyph-row:8}',
  '[data-glyph=phone]{--glyph-row:9}',
  '[data-glyph=ruler]{--glyph-row:10}',
  '[data-glyph=star]{--glyph-row:11}',
  '[data-glyph=whatsapp]{--glyph-row:12}',
  '[data-glyph=heart][aria-pressed=true]{--glyph-row:13}',
].join('');

/** The value of `data-glyph`. */
export type GlyphName =
  | 'badge-check'
  | 'bath'
  | 'bed'
  | 'car'
  | 'clock'
  | 'columns'
  | 'eye-check'
  | 'heart'
  | 'map-pin'
  | 'phone'
  | 'ruler'
  | 'star'
  | 'whatsapp';
