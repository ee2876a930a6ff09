import { CEDI, formatPrice } from '@efie/domain/money';
import { REGIONS, districtKey, type Region } from '@efie/domain/places';
import type { DistrictFigures, RegionFigures, SearchFilters } from '@efie/domain/search';
import { pluralize, groupThousands } from '@efie/domain/text';
import { MAP_BOX, OUTLINES } from './outlines.generated';

export const MAP_MEASURES = ['homes', 'price'] as const;
/** The measure by which regions are shaded: the number of homes, or their median price. */
export type MapMeasure = (typeof MAP_MEASURES)[number];

const MAX_SHADES = 5;

/** The lowest and highest value of one shade, both included; the highest may be infinite. */
export interface Shade {
  min: number;
  max: number;
}

/** The lowest numbers of homes of the shades, for a region with up to 499 homes. */
const HOME_CLASSES = [1, 4, 10, 20, 50];

/** The shades of numbers of homes, up to that of the highest. With 500 homes all but the first begin at ten times as many. */
export function homeShades(counts: readonly number[]): readonly Shade[] {
  const highest = Math.max(0, ...counts);
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(highest / 50)));
  const lowest = HOME_CLASSES.map((count) => (count === 1 ? 1 : count * scale));
  return lowest
    .map((min, index) => ({ min, max: (lowest[index + 1] ?? Infinity) - 1 }))
    .filter(({ min }) => min <= highest);
}

/** At most five groups of about as many different prices, the lowest first. */
export function priceShades(values: Iterable<number>): readonly Shade[] {
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  const count = Math.min(MAX_SHADES, distinct.length);
  return Array.from({ length: count }, (_, index) => ({
    min: distinct[Math.floor((index * distinct.length) / count)] ?? 0,
    max: distinct[Math.floor(((index + 1) * distinct.length) / count) - 1] ?? 0,
  }));
}

/** The value by which a region is shaded; null when it is not shaded: no homes, or no median. */
export function measuredValue(figures: RegionFigures, measure: MapMeasure): number | null {
  if (measure === 'price') return figures.median;
  return figures.count === 0 ? null : figures.count;
}

/** The shade of a value, from 1 for the lowest to 5 for the highest; with fewer shades the darkest are left out. */
export function shadeOf(value: number | null, shades: readonly Shade[]): number {
  return value === null ? 0 : shades.findIndex(({ max }) => value <= max) + 1;
}

/** '1 to 3', '50 or more', 'GH₵ 900 to 1,500'. */
export function shadeText({ min, max }: Shade, measure: MapMeasure): string {
  if (max === Infinity) return `${groupThousands(`${min}`)} or more`;
  const [from, to] = [min, max].map((value) =>
    measure === 'price' ? formatPrice(value) : groupThousands(`${value}`),
  );
  return min === max ? `${from}` : `${from} to ${to?.replace(CEDI, '')}`;
}

/** '1,550', '45k', '1.2m': short enough for a small region. */
export function shortNumber(value: number): string {
  const short = (divisor: number) => {
    const scaled = value / divisor;
    return `${scaled < 10 ? Math.round(scaled * 10) / 10 : Math.round(scaled)}`;
  };
  if (value >= 999_500) return `${groupThousands(short(1e6))}m`;
  return value >= 9_999.5 ? `${short(1000)}k` : groupThousands(`${Math.round(value)}`);
}

/** 'Ashanti, 37 homes, median GH₵ 1,550': a region's name for assistive technology, and the line below the map. */
export function regionText(region: Region, figures: RegionFigures | undefined): string {
  if (figures === undefined) return region;
  const homes = `${region}, ${pluralize(figures.count, 'home', 'homes')}`;
  return figures.median === null ? homes : `${homes}, median ${formatPrice(figures.median)}`;
}

/** 'Median rent per month'; rents and sale prices together have no median. */
export function medianLabel(listingType: SearchFilters['listingType']): string {
  return listingType === 'rent' ? 'Median rent per month' : 'Median price';
}

/** How many districts are listed at first. */
export const FIRST_DISTRICTS = 6;

/** The first districts or all of them, and always the chosen one, also without homes. */
export function visibleDistricts(
  districts: readonly DistrictFigures[],
  chosen: string,
  isShowingAll: boolean,
): readonly DistrictFigures[] {
  const isChosen = ({ name }: DistrictFigures) => chosen !== '' && districtKey(name) === districtKey(chosen);
  const visible = districts.filter((own, index) => isShowingAll || index < FIRST_DISTRICTS || isChosen(own));
  return chosen === '' || visible.some(isChosen) ? visible : [...visible, { name: chosen, count: 0 }];
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isMapKey = (key: string) => key in DIRECTIONS || key === 'Home' || key === 'End';

/**
 * The region that a key moves focus to: the nearest one in the direction of an arrow, the first or last with Home and End.
 * Undefined for other keys, and at the edge of the map.
 */
export function nextRegion(from: Region, key: string): Region | undefined {
  if (!isMapKey(key)) return undefined;
  const [right, down] = DIRECTIONS[key] ?? [0, 0];
  if (right === 0 && down === 0) return key === 'Home' ? REGIONS[0] : REGIONS.at(-1);
  const start = OUTLINES[from];
  let nearest: Region | undefined;
  let least = Infinity;
  for (const region of REGIONS) {
    const dx = OUTLINES[region].x - start.x;
    const dy = OUTLINES[region].y - start.y;
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    // Within 45 degrees of the arrow.
    if (ahead <= 0 || aside > ahead) continue;
    if (ahead + aside < least) [least, nearest] = [ahead + aside, region];
  }
  return nearest;
}

/** Labels of regions that are too small, in the sea beside them. */
const LABELS_IN_SEA: Readonly<Partial<Record<Region, { x: number; y: number }>>> = {
  'Greater Accra': { x: 490, y: 716 },
};

/** Where a label is, in percent of the map, and whether it is on its region. */
export function labelPosition(region: Region): { left: number; top: number; isInside: boolean } {
  const inSea = LABELS_IN_SEA[region];
  const { x, y } = inSea ?? OUTLINES[region];
  return {
    isInside: inSea === undefined,
    left: (100 * (x - MAP_BOX.x)) / MAP_BOX.width,
    top: (100 * (y - MAP_BOX.y)) / MAP_BOX.height,
  };
}
