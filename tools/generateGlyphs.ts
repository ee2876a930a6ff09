/**
 * Writes the icons that CSS draws, from lucide-react and our own glyphs, into packages/ui; part of `npm run generate`. They
 * are those of a listing's card, which a page repeats 24 times: as `svg` they were a third of its elements.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BadgeCheck, Bath, Bed, Car, Clock, Columns2, Heart, MapPin, Phone, Ruler } from 'lucide-react';
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
  whatsapp: WhatsAppGlyph,
};

/** The attributes that only matter in a page. A mask has no color: `currentColor` is black in it. */
const PAGE_ATTRIBUTES = / (?:xmlns|width|height|class|style|aria-hidden|focusable)="[^"]*"/g;

function maskOf(icon: IconType, isFilled = false): string {
  const svg = renderToStaticMarkup(createElement(Icon, { icon, isFilled }))
    .replace(/^<svg[^>]*>/, (tag) =>
      tag.replaceAll(PAGE_ATTRIBUTES, '').replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    )
    .replaceAll(/><\/(?:path|circle|rect)>/g, '/>')
    .replaceAll('"', "'");
  if (/[#%]/.test(svg)) throw new Error(`The markup of an icon needs escaping in a URL: ${svg}`);
  return `url("data:image/svg+xml,${svg}")`;
}

const rules = Object.entries(glyphs).map(
  ([name, icon]) =>
    `  '[data-glyph=${name}]::before{--glyph:${maskOf(icon).replaceAll("'", String.raw`\'`)}}',`,
);
const filledHeart = maskOf(Heart, true).replaceAll("'", String.raw`\'`);

const text = `// Generated from lucide-react and packages/ui/primitives/Icon by tools/generateGlyphs.ts. Do not edit.

/** The masks of the icons that CSS draws; \`baseCss\` sets their size and color. */
// prettier-ignore
export const glyphCss = [
${rules.join('\n')}
  '[data-glyph=heart][aria-pressed=true]::before{--glyph:${filledHeart}}',
].join('');

/** The value of \`data-glyph\`. */
export type GlyphName =
${Object.keys(glyphs)
  .map((name) => `  | '${name}'`)
  .join('\n')};
`;
writeFileSync(path.join(root, 'packages/ui/theme/glyphCss.generated.ts'), text);
