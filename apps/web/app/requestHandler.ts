import { ApiError, configureApi, fetchListings, getProperty, measurePhoto } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { listingDescription, plainLine } from '../routing/headTexts';
import { listingPath } from '../routing/paths';
import { pageTitle } from '../routing/title';
import { escapeMarkup } from './escapeMarkup';
import { sitemap } from './sitemap';

export interface RequestHandlerOptions {
  /** The text of 404.html of the same build. */
  page: string;
  /** The text of robots.txt of the same build. */
  robots: string;
  /** Public URL of the app, with its base path. The handler ignores the host of a request. */
  siteUrl: string;
  /** URL of the backend, without `/api`; one for each process. */
  backendUrl: string;
  /** URL of stored photos; default the backend's URL and `/storage`. */
  storageUrl?: string;
  /** Headers of every response: those of `headers.json`, which the build writes beside the files for static hosts. */
  headers: Readonly<Record<string, string>>;
  /** Time for the backend's response in ms, 1,500 by default; then the page is sent without the listing's tags, or without the size of its photo. */
  timeout?: number;
}

/** Time for all listings in ms; crawlers wait longer than people do. */
const SITEMAP_TIMEOUT = 10_000;

const CACHED = 'public, max-age=0, s-maxage=300';

let configuredBackend: string | null = null;

/** @throws Error when the process serves another backend already */
function configureBackend(baseUrl: string, storageBaseUrl: string | undefined): void {
  const backend = [baseUrl, storageBaseUrl].filter(Boolean).join(' with photos of ');
  configuredBackend ??= backend;
  if (configuredBackend !== backend)
    throw new Error(
      `createRequestHandler: this process serves ${configuredBackend} already, not ${backend}.`,
    );
  configureApi({ baseUrl, storageBaseUrl });
}

/** Whether the backend says that it has no such listing. */
const isMissing = (error: unknown): boolean =>
  error instanceof URIError || (error instanceof ApiError && (error.status === 404 || error.status === 410));

/** WhatsApp may show no larger photo. */
const MAX_PHOTO_BYTES = 300_000;

interface PreviewPhoto {
  url: string;
  /** In pixels; null when unknown. */
  width: number | null;
  height: number | null;
}

/** The first photo on HTTPS of at most 300 kB, else the first, of unknown size; `site` completes its URL. */
async function previewPhoto(
  { photos }: Listing,
  site: string,
  signal: AbortSignal,
): Promise<PreviewPhoto | null> {
  const urls = photos.map(({ url }) => new URL(url, site).href).filter((url) => url.startsWith('https:'));
  for (const url of urls) {
    const size = await measurePhoto(url, { maxBytes: MAX_PHOTO_BYTES, signal });
    if (size) return { url, ...size };
  }
  const [url] = urls;
  return url === undefined ? null : { url, width: null, height: null };
}

/**
 * What link previews read. The app itself adds description, canonical URL and structured data, and replaces the title on
 * other screens.
 */
function previewTags(listing: Listing, photo: PreviewPhoto | null, url: string): string {
  const title = plainLine(listing.title, 100);
  const properties: Readonly<Record<string, string | number | null>> = {
    'og:type': 'website',
    'og:title': title,
    'og:description': listingDescription(listing),
    'og:url': url,
    'og:image': photo && photo.url,
    'og:image:width': photo && photo.width,
    'og:image:height': photo && photo.height,
    'og:image:alt': photo && title,
    'product:price:amount': listing.price,
    'product:price:currency': listing.price === null ? null : 'GHS',
  };
  const tags = Object.entries(properties).flatMap(([property, content]) =>
    content === null ? [] : [`<meta property="${property}" content="${escapeMarkup(String(content))}">`],
  );
  return [`<title>${escapeMarkup(pageTitle(title))}</title>`, ...tags].join('');
}

/**
 * Creates a handler for `/property/:id`, `/sitemap.xml` and `/robots.txt` on a host that runs code: a standard Request to a
 * Response, for Node and edge hosts. It writes the listing's title, description, photo and price into the page's head, so
 * that a link shared in WhatsApp shows the home. The handler never rejects: when the backend does not respond, it sends the
 * page unchanged, and a sitemap without listings.
 * @throws Error for a second backend in one process
 */
export function createRequestHandler({
  page,
  robots,
  siteUrl,
  backendUrl,
  storageUrl,
  headers,
  timeout = 1500,
}: RequestHandlerOptions): (request: Request) => Promise<Response> {
  configureBackend(backendUrl, storageUrl);
  const site = siteUrl.replace(/\/+$/, '');
  const root = new URL(`${site}/`).pathname;
  const folder = new URL(site + listingPath('')).pathname.toLowerCase();
  /** The id of `/property/:id`, of which the app ignores the case; '' for other paths. */
  const idIn = (path: string): string => {
    if (!path.toLowerCase().startsWith(folder)) return '';
    const id = path.slice(folder.length).replace(/\/$/, '');
    return id.includes('/') ? '' : decodeURIComponent(id);
  };
  const respond = (text: string, status: number, caching: string, type = 'text/html') =>
    new Response(text, {
      status,
      headers: { ...headers, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching },
    });
  const sendSitemap = async () => {
    try {
      const listings = await fetchListings(AbortSignal.timeout(SITEMAP_TIMEOUT));
      return respond(sitemap(site, listings), 200, CACHED, 'application/xml');
    } catch {
      return respond(sitemap(site, []), 200, 'no-store', 'application/xml');
    }
  };
  const sendListing = async (path: string) => {
    try {
      const id = idIn(path);
      const signal = AbortSignal.timeout(timeout);
      // The backend must not send the server to another host. Cloudflare rejects every request with 'error'.
      const listing = await getProperty(id, signal, 'manual');
      const photo = await previewPhoto(listing, site, signal);
      const tags = previewTags(listing, photo, site + listingPath(id));
      const html = page.replace('</head>', () => `${tags}</head>`);
      return respond(html, 200, CACHED);
    } catch (error) {
      return respond(page, isMissing(error) ? 404 : 200, 'no-store');
    }
  };
  return async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405, headers });
    const { pathname } = new URL(url);
    if (pathname === `${root}sitemap.xml`) return sendSitemap();
    if (pathname === `${root}robots.txt`)
      return respond(`${robots}Sitemap: ${site}/sitemap.xml\n`, 200, CACHED, 'text/plain');
    return sendListing(pathname);
  };
}
