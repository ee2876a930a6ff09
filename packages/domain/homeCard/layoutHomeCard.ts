import { wrapText } from '../text/wrapText';
import type { HomeCard } from './homeCard';

/** Pixels of the picture: as tall as a chat shows without cropping. */
export const HOME_CARD_SIZE = { width: 1080, height: 1350 } as const;

/** Text styles in px, by what they are for. `line` is the line height. */
export const HOME_CARD_TEXT = {
  offer: { size: 30, line: 60, weight: 600, family: 'text', color: 'on-glass' },
  note: { size: 40, line: 88, weight: 600, family: 'text', color: 'on-glass' },
  price: { size: 68, line: 84, weight: 700, family: 'text', color: 'text' },
  period: { size: 34, line: 84, weight: 500, family: 'text', color: 'text' },
  title: { size: 42, line: 52, weight: 600, family: 'text', color: 'text' },
  place: { size: 30, line: 40, weight: 400, family: 'text', color: 'text-2' },
  facts: { size: 30, line: 40, weight: 600, family: 'text', color: 'text' },
  brand: { size: 44, line: 44, weight: 640, family: 'display', color: 'on-primary-soft' },
  link: { size: 26, line: 34, weight: 500, family: 'text', color: 'text-2' },
  cellPrice: { size: 40, line: 56, weight: 700, family: 'text', color: 'text' },
  cellTitle: { size: 28, line: 36, weight: 600, family: 'text', color: 'text' },
  cellPlace: { size: 24, line: 32, weight: 400, family: 'text', color: 'text-2' },
} as const;

export type HomeCardTextStyle = keyof typeof HOME_CARD_TEXT;

/** The width in px of a text in a style. */
export type MeasureText = (text: string, style: HomeCardTextStyle) => number;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text from its left end; `y` is the middle of its capitals. */
export interface HomeCardLine {
  text: string;
  style: HomeCardTextStyle;
  x: number;
  y: number;
}

export interface HomeCardLayout {
  /** In the order of the homes. */
  photos: readonly Box[];
  /** Backgrounds of the texts on the photo. */
  badges: Box[];
  lines: HomeCardLine[];
  mark: Box;
  code: Box;
}

const EDGE = 56;
const GAP = 32;
const PHOTO: Box = { x: 0, y: 0, width: HOME_CARD_SIZE.width, height: 810 };
const INNER_WIDTH = HOME_CARD_SIZE.width - 2 * EDGE;
const BOTTOM = HOME_CARD_SIZE.height - EDGE;
const CODE_SIDE = 240;
const CODE: Box = {
  x: EDGE + INNER_WIDTH - CODE_SIDE,
  y: BOTTOM - CODE_SIDE,
  width: CODE_SIDE,
  height: CODE_SIDE,
};
const MARK: Box = { x: EDGE, y: BOTTOM - 78, width: 78, height: 78 };
/** Beside the code. */
const NARROW = CODE.x - GAP - EDGE;

/** The name of the site and the link, beside its mark. */
function brandLines({ brand, link }: HomeCard, measure: MeasureText): HomeCardLine[] {
  const x = MARK.x + MARK.width + GAP / 2;
  const brandLine = HOME_CARD_TEXT.brand.line;
  const links = wrapText(link, {
    width: NARROW - MARK.width - GAP / 2,
    maxLines: 1,
    measure: (part) => measure(part, 'link'),
  });
  const linkY = MARK.y + brandLine + HOME_CARD_TEXT.link.line / 2;
  return [
    { text: brand, style: 'brand', x, y: MARK.y + brandLine / 2 },
    ...links.map((text): HomeCardLine => ({ text, style: 'link', x, y: linkY })),
  ];
}

/** Positions the texts of a home card: price and title across its width, everything below them beside the QR code. */
export function layoutHomeCard(card: HomeCard, measure: MeasureText): HomeCardLayout {
  const lines: HomeCardLine[] = [];
  const badges: Box[] = [];
  const wrap = (style: HomeCardTextStyle, text: string, width: number, maxLines = 1) =>
    wrapText(text, { width, maxLines, measure: (part) => measure(part, style) });

  /** A text on the photo: in the middle, or at the bottom left. */
  const addBadge = (style: 'offer' | 'note', isCentered: boolean) => {
    const padding = GAP;
    for (const text of wrap(style, card[style], INNER_WIDTH - 2 * padding)) {
      const width = measure(text, style) + 2 * padding;
      const height = HOME_CARD_TEXT[style].line;
      const x = isCentered ? (PHOTO.width - width) / 2 : EDGE;
      const y = isCentered ? (PHOTO.height - height) / 2 : PHOTO.height - GAP - height;
      badges.push({ x, y, width, height });
      lines.push({ text, style, x: x + padding, y: y + height / 2 });
    }
  };

  let top = PHOTO.height + GAP;
  const add = (style: 'title' | 'place' | 'facts', width: number, maxLines: number) => {
    const { line } = HOME_CARD_TEXT[style];
    for (const text of wrap(style, card[style], width, maxLines)) {
      lines.push({ text, style, x: EDGE, y: top + line / 2 });
      top += line;
    }
    top += 8;
  };

  addBadge('offer', false);
  addBadge('note', true);
  const periodWidth = card.period === '' ? 0 : measure(card.period, 'period') + GAP / 2;
  for (const text of wrap('price', card.price, INNER_WIDTH - periodWidth)) {
    const y = top + HOME_CARD_TEXT.price.line / 2;
    lines.push({ text, style: 'price', x: EDGE, y });
    if (card.period !== '')
      lines.push({
        text: card.period,
        style: 'period',
        x: EDGE + measure(text, 'price') + GAP / 2,
        // On the baseline of the price.
        y: y + 12,
      });
  }
  top += HOME_CARD_TEXT.price.line;
  add('title', INNER_WIDTH, 2);
  add('place', NARROW, 2);
  add('facts', NARROW, 2);
  lines.push(...brandLines(card, measure));
  return { photos: [PHOTO], badges, lines, mark: MARK, code: CODE };
}

const CELLS: Box = { x: EDGE, y: EDGE, width: INNER_WIDTH, height: CODE.y - GAP - EDGE };

/**
 * Positions two to four homes on one picture: two below each other with their texts beside the photos, more in two columns
 * with their texts below. The link is that of all.
 */
export function layoutComparison(cards: readonly HomeCard[], measure: MeasureText): HomeCardLayout {
  const photos: Box[] = [];
  const lines: HomeCardLine[] = [];
  const areTwo = cards.length === 2;
  const columns = areTwo ? 1 : 2;
  const width = (CELLS.width - GAP) / 2;
  const photoHeight = areTwo ? 351 : 264;
  const rowHeight = (CELLS.height + GAP) / 2;
  cards.forEach((card, index) => {
    const left = CELLS.x + (index % columns) * (width + GAP);
    const top = CELLS.y + Math.floor(index / columns) * rowHeight;
    photos.push({ x: left, y: top, width, height: photoHeight });
    const x = areTwo ? left + width + GAP : left;
    let y = areTwo ? top : top + photoHeight + 4;
    const add = (style: 'cellPrice' | 'cellTitle' | 'cellPlace', text: string, maxLines: number) => {
      const { line } = HOME_CARD_TEXT[style];
      for (const part of wrapText(text, { width, maxLines, measure: (some) => measure(some, style) })) {
        lines.push({ text: part, style, x, y: y + line / 2 });
        y += line;
      }
    };
    add('cellPrice', [card.price, card.period].join(' ').trim(), 1);
    add('cellTitle', card.title, 2);
    add('cellPlace', card.place, 2);
  });
  const [first] = cards;
  if (first) lines.push(...brandLines(first, measure));
  return { photos, badges: [], lines, mark: MARK, code: CODE };
}
