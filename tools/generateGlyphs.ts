/**
 * Writes the icons that CSS draws, from lucide-react and our own glyphs, into packages/ui; part of `npm run generate`. They
 * are those of a listing's card, which a page repeats 24 times: as `svg` they were a third of its elements.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BadgeCheck, Bath, Bed, Car, Clock, Columns2, Heart, MapPin, Phone, Ruler, Star } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EyeCheckGlyph, Icon, WhatsAppGlyph, type IconType } from '../packages/ui/primitives/Icon';
import { root } from './run';

const glyphs: Readonly<Record<string, IconType>> = {
  'badge-check': BadgeCheck,
  bath: Bath,
  bed: Bed,
  car: Car,
  clock: Clock,
  columns: Columns2,
  'eye-check': EyeCheckGlyph,
  heart: Heart,
  'map-pin': MapPin,
  phone: Phone,
  ruler: Ruler,
  star: Star,
  whatsapp: WhatsAppGlyph,
};

/** The attributes that only matter in a page, and those that the sheet sets. A mask has no color: `currentColor` is black in it. */
const PAGE_ATTRIBUTES =
  / (?:xmlns|width|height|viewBox|class|style|aria-hidden|focusable)="[^"]*"| stroke(?:-\w+)?="(?:round|currentColor|1\.75)"| fill="none"/g;

const CELL = 24;

/** The icon in a group, at its place in the sheet. */
function groupOf(icon: IconType, row: number, isFilled = false): string {
  return renderToStaticMarkup(createElement(Icon, { icon, isFilled }))
    .replace(/^<svg[^>]*>/, (tag) => {
      const attributes = tag.replaceAll(PAGE_ATTRIBUTES, '').slice('<svg'.length);
      const stroke = tag.includes(' stroke=') ? '' : ' stroke="none"';
      return `<g transform="translate(0 ${row * CELL})"${stroke}${attributes}`;
    })
    .replace(/<\/svg>$/, '</g>')
    .replaceAll(/><\/(?:path|circle|rect)>/g, '/>');
}

const names = Object.keys(glyphs);
const groups = [
  ...Object.values(glyphs).map((icon, row) => groupOf(icon, row, icon === Star)),
  groupOf(Heart, names.length, true),
];
const sheet =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL} ${CELL * groups.length}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${groups.join('')}</svg>`.replaceAll(
    '"',
    String.raw`\'`,
  );
if (/[#%]/.test(sheet)) throw new Error(`The markup of an icon needs escaping in a URL: ${sheet}`);

const text = `// Generated from lucide-react and packages/ui/primitives/Icon by tools/generateGlyphs.ts. Do not edit.

/** The icons that CSS draws, below each other: one image, because each SVG image of a page costs a document. */
// prettier-ignore
export const glyphSheet = 'url("data:image/svg+xml,${sheet}")';

/** The height of the sheet in icons. */
export const GLYPH_ROWS = ${groups.length};

/** The row of each icon. */
export const glyphRowCss = [
${names.map((name, row) => `  '[data-glyph=${name}]{--glyph-row:${row}}',`).join('\n')}
  '[data-glyph=heart][aria-pressed=true]{--glyph-row:${names.length}}',
].join('');

/** The value of \`data-glyph\`. */
export type GlyphName =
${names.map((name) => `  | '${name}'`).join('\n')};
`;
writeFileSync(path.join(root, 'packages/ui/theme/glyphCss.generated.ts'), text);
