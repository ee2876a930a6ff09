import type { Listing } from '@efie/domain/listing';
import { listingPath, paths } from '../routing/paths';
import { escapeMarkup } from './escapeMarkup';

/** The pages that every visitor sees alike. */
const PAGES = [
  paths.home,
  paths.listings,
  paths.about,
  paths.plans,
  paths.privacyPolicy,
  paths.termsOfService,
];

/** More make a sitemap invalid. */
const MAX_URLS = 50_000;

/**
 * The sitemap of the public pages and listings, without dates of change, which the contract does not have.
 * @param site URL of the app, without a slash at the end
 */
export function sitemap(site: string, listings: readonly Pick<Listing, 'id'>[]): string {
  const urls = [...PAGES, ...listings.map(({ id }) => listingPath(id))].slice(0, MAX_URLS);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${escapeMarkup(site + url)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
