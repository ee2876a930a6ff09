import { configureApi, getProperty, isNotFound } from '@efie/api';
import type { Listing } from '@efie/domain';
import { listingDescription, plainLine } from '../routing/head';
import { paths } from '../routing/paths';
import { pageTitle } from '../routing/title';

export interface ListingPageOptions {
  /** The text of 404.html of the same build. */
  page: string;
  /** URL of the backend, without `/api`. */
  backendUrl: string;
  /** URL of stored photos; default the backend's URL and `/storage`. */
  storageUrl?: string;
  /** Headers of every response: those of `headers.json`, which the build writes beside the files for static hosts. */
  headers: Readonly<Record<string, string>>;
  /** Time for the backend's response in ms, 1,500 by default; then the page is sent without the listing's tags. */
  timeout?: number;
}

const LISTING_PATH = new RegExp(`${paths.propertyDetail.replace(':id', '([^/]+)')}/?$`, 'i');

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * What link previews read. The app itself adds description, canonical URL and structured data, and replaces the title on
 * other screens.
 */
function previewTags(listing: Listing, url: URL): string {
  const title = plainLine(listing.title, 100);
  const [photo] = listing.photos;
  const properties: Readonly<Record<string, string | null>> = {
    'og:type': 'website',
    'og:title': title,
    'og:description': listingDescription(listing),
    'og:url': url.origin + url.pathname,
    'og:image': photo ? new URL(photo.url, url).href : null,
    'product:price:amount': listing.price === null ? null : String(listing.price),
    'product:price:currency': listing.price === null ? null : 'GHS',
  };
  const tags = Object.entries(properties).flatMap(([property, content]) =>
    content === null ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">`],
  );
  return [`<title>${escapeHtml(pageTitle(title))}</title>`, ...tags].join('');
}

/**
 * Creates a handler for `/property/:id` on a host that runs code: a standard Request to a Response, for Node and edge hosts.
 * It writes the listing's title, description, photo and price into the page's head, so that a link shared in WhatsApp shows
 * the home. The handler never rejects: when the backend does not respond, it sends the page unchanged.
 */
export function createListingPage({
  page,
  backendUrl,
  storageUrl,
  headers,
  timeout = 1500,
}: ListingPageOptions): (request: Request) => Promise<Response> {
  configureApi({ baseUrl: backendUrl, storageBaseUrl: storageUrl });
  const respond = (html: string, status: number, caching: string) =>
    new Response(html, {
      status,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching },
    });
  return async (request) => {
    const url = new URL(request.url);
    try {
      const id = decodeURIComponent(LISTING_PATH.exec(url.pathname)?.[1] ?? '');
      const listing = await getProperty(id, AbortSignal.timeout(timeout));
      const html = page.replace('</head>', () => `${previewTags(listing, url)}</head>`);
      return respond(html, 200, 'public, max-age=0, s-maxage=300');
    } catch (error) {
      return respond(page, isNotFound(error) || error instanceof URIError ? 404 : 200, 'no-store');
    }
  };
}
