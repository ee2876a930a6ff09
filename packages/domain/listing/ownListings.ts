import { searchWords, typedWords } from '../text/searchWords';
import type { Listing } from './Listing';
import { propertyTypeLabel } from './labels';
import { LISTING_STATUSES, type ListingStatus } from './listingCodes';
import { paginate, PAGE_SIZE, type Page } from './pages';

/** The orders of an agent's own listings. */
export const OWN_LISTING_ORDERS = [
  { value: '', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'price-up', label: 'Price: low to high' },
  { value: 'price-down', label: 'Price: high to low' },
  { value: 'views', label: 'Most viewed' },
  { value: 'stale', label: 'Active longest first' },
] as const;

export type OwnListingOrder = (typeof OWN_LISTING_ORDERS)[number]['value'];

export const OWN_LISTING_SIZES = [PAGE_SIZE, 2 * PAGE_SIZE, 4 * PAGE_SIZE] as const;
export type OwnListingSize = (typeof OWN_LISTING_SIZES)[number];

/** The search, filter, order and page of the agent's listings on the dashboard; stored in the URL. */
export interface OwnListingsView {
  /** Every word must be in the title, the type or the place. */
  text: string;
  /** '' for every status, known or not. */
  status: ListingStatus | '';
  order: OwnListingOrder;
  size: OwnListingSize;
  /** From 1; may exceed the last page. */
  page: number;
}

export const ALL_OWN_LISTINGS: OwnListingsView = {
  text: '',
  status: '',
  order: '',
  size: PAGE_SIZE,
  page: 1,
};

const MAX_TEXT_LENGTH = 200;

/** Reads the view from a query string. Unknown and invalid values are ignored. */
export function readOwnListingsView(params: URLSearchParams): OwnListingsView {
  const value = (name: string): string => params.get(name) ?? '';
  return {
    text: value('q').trim().slice(0, MAX_TEXT_LENGTH).trim(),
    status: LISTING_STATUSES.find((status) => status === value('status')) ?? '',
    order: OWN_LISTING_ORDERS.find((order) => order.value === value('sort'))?.value ?? '',
    size: OWN_LISTING_SIZES.find((size) => String(size) === value('size')) ?? PAGE_SIZE,
    page: /^[1-9]\d{0,5}$/.test(value('page')) ? Number(value('page')) : 1,
  };
}

/** Writes what differs from the default, in a fixed order. */
export function writeOwnListingsView({ text, status, order, size, page }: OwnListingsView): URLSearchParams {
  const entries = [
    ['q', text.trim().slice(0, MAX_TEXT_LENGTH).trim()],
    ['status', status],
    ['sort', order],
    ['size', size === PAGE_SIZE ? '' : String(size)],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** The number of listings with each status; '' counts all of them. */
export type StatusCounts = Readonly<Record<ListingStatus | '', number>>;

export interface OwnListingsResult {
  /** All that match, in order. */
  matches: readonly Listing[];
  page: Page<Listing>;
  /** Counts of the listings that match the text, whatever their status. */
  counts: StatusCounts;
}

export interface OwnListings {
  find: (view: OwnListingsView) => OwnListingsResult;
}

/** The value that each order sorts by, the greatest first; null when unknown. */
const sortValues: Readonly<Record<OwnListingOrder, (listing: Listing) => number | null>> = {
  '': ({ createdAt }) => createdAt,
  oldest: ({ createdAt }) => (createdAt === null ? null : -createdAt),
  'price-up': ({ price }) => (price === null ? null : -price),
  'price-down': ({ price }) => price,
  views: ({ viewCount }) => viewCount,
  stale: ({ createdAt, status }) => (createdAt === null || status !== 'active' ? null : -createdAt),
};

/** Unknown values come last; equal ones keep the order of the list. */
function sortOwnListings(listings: readonly Listing[], order: OwnListingOrder): readonly Listing[] {
  const rows = listings.map((listing) => ({ listing, value: sortValues[order](listing) ?? -Infinity }));
  return rows.sort((a, b) => (a.value === b.value ? 0 : b.value - a.value)).map(({ listing }) => listing);
}

const searchableText = ({ title, propertyType, specificLocation, district, region }: Listing): string =>
  searchWords([title, propertyTypeLabel(propertyType), specificLocation, district, region].join('\n')).join(
    '\n',
  );

/** Prepares a list for repeated searches: texts are folded once, and each order is sorted once. */
export function createOwnListings(listings: readonly Listing[]): OwnListings {
  const texts = new Map<Listing, string>();
  const sorted = new Map<OwnListingOrder, readonly Listing[]>();

  // At the first search, which is not at the first render.
  function textOf(listing: Listing): string {
    const text = texts.get(listing) ?? searchableText(listing);
    texts.set(listing, text);
    return text;
  }

  function inOrder(order: OwnListingOrder): readonly Listing[] {
    const known = sorted.get(order) ?? sortOwnListings(listings, order);
    sorted.set(order, known);
    return known;
  }

  return {
    find: ({ text, status, order, size, page }) => {
      const words = typedWords(text);
      const found = inOrder(order).filter((listing) => words.every((word) => textOf(listing).includes(word)));
      const counts = { '': found.length, active: 0, inactive: 0, sold: 0, rented: 0 };
      for (const listing of found) {
        const known = LISTING_STATUSES.find((one) => one === listing.status);
        if (known !== undefined) counts[known] += 1;
      }
      const matches = status === '' ? found : found.filter((listing) => listing.status === status);
      return { matches, page: paginate(matches, page, size), counts };
    },
  };
}

/** The title of an own listing, which the server may store empty. */
export const ownListingName = ({ title }: Pick<Listing, 'title'>): string =>
  title.trim() || 'Untitled listing';

/** The statuses that a listing can change to, in the order of menus. */
export const STATUS_CHOICES = [
  'active',
  'rented',
  'sold',
  'inactive',
] as const satisfies readonly ListingStatus[];

/** The statuses of `STATUS_CHOICES` for one listing: 'Rented' only for rent, 'Sold' only for sale (ruling 168). */
export function statusChoices({
  listingType,
  status,
}: Pick<Listing, 'listingType' | 'status'>): readonly ListingStatus[] {
  const excluded = { rent: 'sold', sale: 'rented' } as const;
  return STATUS_CHOICES.filter(
    (choice) => choice !== status && (listingType === null || choice !== excluded[listingType]),
  );
}
