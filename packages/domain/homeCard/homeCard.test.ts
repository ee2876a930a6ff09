import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../listing/Listing';
import { homeCard, homeCardFileName, homeCardMessage } from './homeCard';
import {
  HOME_CARD_SIZE,
  HOME_CARD_TEXT,
  layoutComparison,
  layoutHomeCard,
  type MeasureText,
} from './layoutHomeCard';

fc.configureGlobal({ seed: 20261121 });

const URL = 'https://efie.example/property/1001';
const PHOTO_HEIGHT = 810;

const villa: Listing = {
  id: '1001',
  title: 'Villa with a shaded front terrace',
  description: '',
  propertyType: 'villa',
  listingType: 'rent',
  status: 'active',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  parking: 3,
  area: 4200,
  region: 'Greater Accra',
  district: 'Accra',
  specificLocation: 'Lagos Avenue, East Legon',
  amenities: [],
  photos: [],
} as unknown as Listing;

/** Letters of different widths, as in a real font; wide ones are wider than the line is high. */
const measure: MeasureText = (text, style) =>
  Array.from(text).reduce((sum, letter) => sum + 0.25 + ((letter.codePointAt(0) ?? 0) % 8) / 8, 0) *
  HOME_CARD_TEXT[style].size;

const textOf = (listing: Listing, style: keyof typeof HOME_CARD_TEXT) =>
  layoutHomeCard(homeCard(listing, URL, 'none'), (text, of) => text.length * HOME_CARD_TEXT[of].size * 0.5)
    .lines.filter((line) => line.style === style)
    .map(({ text }) => text);

describe('a home card', () => {
  it('says price, title, place, facts and where the home is found', () => {
    expect(homeCard(villa, URL, 'shown')).toEqual({
      offer: 'Villa · For Rent',
      note: '',
      price: 'GH₵\u00a09,500',
      period: 'per month',
      title: 'Villa with a shaded front terrace',
      place: 'Lagos Avenue, East Legon, Accra, Greater Accra',
      facts: '5 bedrooms · 5 bathrooms · 3 parking spaces · 4,200 sq ft'
        .replaceAll(' ', '\u00a0')
        .replaceAll('·\u00a0', '· '),
      brand: 'Efie',
      link: 'efie.example/property/1001',
    });
  });

  it('says that a home is gone, and why there is no photo', () => {
    expect(homeCard({ ...villa, status: 'rented' }, URL, 'shown').offer).toBe('Villa · For Rent · Rented');
    expect(homeCard(villa, URL, 'none').note).toBe('Ask for photos');
    expect(homeCard(villa, URL, 'notDrawn').note).toBe('See the photos at the link');
  });

  it('has a title of two lines at most, which ends in an ellipsis', () => {
    expect(textOf(villa, 'title')).toEqual(['Villa with a shaded front terrace']);
    const title = textOf({ ...villa, title: 'A room with its own entrance '.repeat(20) }, 'title');
    expect(title).toEqual([
      'A room with its own entrance A room with its',
      'own entrance A room with its own entrance A…',
    ]);
  });

  it('leaves out what is not known', () => {
    const unknown: Listing = {
      ...villa,
      title: ' ',
      price: null,
      region: '',
      district: '',
      specificLocation: '',
      propertyType: '',
      listingType: null,
      bedrooms: null,
      bathrooms: null,
      parking: null,
      area: null,
    };
    const { lines } = layoutHomeCard(homeCard(unknown, URL, 'shown'), measure);
    expect(lines.map(({ style }) => style)).toEqual(['price', 'brand', 'link']);
  });

  it('has a text for chats and a file name', () => {
    expect(homeCardMessage([villa], URL)).toBe(
      `Villa with a shaded front terrace\nGH₵\u00a09,500 per month\nLagos Avenue, East Legon, Accra, Greater Accra\n${URL}`,
    );
    expect(homeCardFileName([villa])).toBe('efie-1001.png');
    expect(homeCardFileName([{ id: '../a b' }, villa])).toBe('efie--a-b-1001.png');
  });
});

const hostile = fc.oneof(
  fc.string({ maxLength: 500 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.string({ unit: fc.constantFrom('W', 'i', ' '), minLength: 500, maxLength: 500 }),
  fc.constantFrom(
    'W'.repeat(500),
    'e\u0301\u0301\u0301'.repeat(200),
    '\u202e שלום '.repeat(80),
    '👩‍👩‍👧'.repeat(90),
  ),
);

const anyHome = fc.record({
  title: hostile,
  specificLocation: hostile,
  propertyType: hostile,
  region: hostile,
  price: fc.oneof(fc.constant(null), fc.double(), fc.double({ min: 0, max: 1e12 })),
  listingType: fc.constantFrom('rent', 'sale', null),
  status: fc.constantFrom('active', 'rented', 'sold'),
  bedrooms: fc.nat(1e9),
  area: fc.nat(1e9),
});

describe('the layout of a home card', () => {
  it('keeps every word on the canvas, off the code and in its part, for any text and font', () => {
    fc.assert(
      fc.property(anyHome, hostile, fc.constantFrom('shown', 'none', 'notDrawn'), (home, path, photo) => {
        const card = homeCard({ ...villa, ...home } as Listing, `${URL}${path}`, photo);
        const layout = layoutHomeCard(card, measure);
        for (const { text, style, x, y } of layout.lines) {
          const right = x + measure(text, style);
          const half = HOME_CARD_TEXT[style].line / 2;
          const isOnPhoto = style === 'offer' || style === 'note';
          expect(text).toMatch(/^[^\p{Cc}]+$/u);
          expect(x).toBeGreaterThanOrEqual(56);
          expect(right).toBeLessThanOrEqual(HOME_CARD_SIZE.width - 56 + 1e-6);
          expect(y - half).toBeGreaterThanOrEqual(isOnPhoto ? 0 : PHOTO_HEIGHT);
          expect(y + half).toBeLessThanOrEqual(isOnPhoto ? PHOTO_HEIGHT : HOME_CARD_SIZE.height - 50);
          if (!isOnPhoto && y + half > layout.code.y) expect(right).toBeLessThan(layout.code.x);
        }
        const above = layout.lines.filter(({ style }) => style === 'facts' || style === 'place');
        for (const { y, style } of above)
          expect(y + HOME_CARD_TEXT[style].line / 2).toBeLessThan(layout.mark.y);
        expect(layout.lines.filter(({ style }) => style === 'title').length).toBeLessThanOrEqual(2);
        expect(layout.lines.some(({ style }) => style === 'note')).toBe(photo !== 'shown');
        for (const box of layout.badges) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(HOME_CARD_SIZE.width);
          expect(box.y + box.height).toBeLessThanOrEqual(PHOTO_HEIGHT);
        }
      }),
    );
  });
});

describe('the layout of a comparison', () => {
  it('keeps photos, words, mark and code on the canvas and apart, for any homes and font', () => {
    fc.assert(
      fc.property(fc.array(anyHome, { minLength: 2, maxLength: 4 }), hostile, (homes, path) => {
        const cards = homes.map((home) =>
          homeCard({ ...villa, ...home } as Listing, `${URL}${path}`, 'shown'),
        );
        const { photos, lines, mark, code } = layoutComparison(cards, measure);
        expect(photos).toHaveLength(homes.length);
        expect(lines.filter(({ style }) => style === 'cellPrice')).toHaveLength(homes.length);
        const words = lines.map(({ text, style, x, y }) => {
          const height = HOME_CARD_TEXT[style].line;
          return { x, y: y - height / 2, width: measure(text, style), height };
        });
        const boxes = [...photos, ...words, mark, code];
        for (const [index, box] of boxes.entries()) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(56);
          expect(box.x + box.width).toBeLessThanOrEqual(HOME_CARD_SIZE.width - 56 + 1e-6);
          expect(box.y + box.height).toBeLessThanOrEqual(HOME_CARD_SIZE.height - 50);
          for (const other of boxes.slice(index + 1))
            expect(
              box.x + box.width <= other.x + 1e-6 ||
                other.x + other.width <= box.x + 1e-6 ||
                box.y + box.height <= other.y + 1e-6 ||
                other.y + other.height <= box.y + 1e-6,
            ).toBe(true);
        }
      }),
    );
  });
});
