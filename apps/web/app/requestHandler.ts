import { ApiError, configureApi, getProperty } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { listingDescription, plainLine } from '../routing/headTexts';
import { listingPath } from '../routing/paths';
import { pageTitle } from '../routing/title';

export interface RequestHandlerOptions {
  /** The text of 404.html of the same build. */
  page: string;
  /** Public URL of the app, with its base path. The handler ignores the host of a request. */
  siteUrl: string;
  /** URL of the backend, without `/api`; one for each process. */
  backendUrl: string;
  /** URL of stored photos; default the backend's URL and `/storage`. */
  storageUrl?: string;
  /** Headers of every response: those of `headers.json`, which the build writes beside the files for static hosts. */
  headers: Readonly<Record<string, string>>;
  /** Time for the backend's response in ms, 1,500 by default; then the page is sent without the listing's tags. */
  timeout?: number;
}

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

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * What link previews read. The app itself adds description, canonical URL and structured data, and replaces the title on
 * other screens.
 */
function previewTags(listing: Listing, url: string): string {
  const title = plainLine(listing.title, 100);
  const [photo] = listing.photos;
  const image = photo ? new URL(photo.url, url) : null;
  const hasImage = image?.protocol === 'https:';
  const properties: Readonly<Record<string, string | null>> = {
    'og:type': 'website',
    'og:title': title,
    'og:description': listingDescription(listing),
    'og:url': url,
    'og:image': hasImage ? image.href : null,
    'og:image:alt': hasImage ? title : null,
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
 * @throws Error for a second backend in one process
 */
export function createRequestHandler({
  page,
  siteUrl,
  backendUrl,
  storageUrl,
  headers,
  timeout = 1500,
}: RequestHandlerOptions): (request: Request) => Promise<Response> {
  configureBackend(backendUrl, storageUrl);
  const site = siteUrl.replace(/\/+$/, '');
  const folder = new URL(site + listingPath('')).pathname.toLowerCase();
  /** The id of `/property/:id`, of which the app ignores the case; '' for other paths. */
  const idIn = (path: string): string => {
    if (!path.toLowerCase().startsWith(folder)) return '';
    const id = path.slice(folder.length).replace(/\/$/, '');
    return id.includes('/') ? '' : decodeURIComponent(id);
  };
  const respond = (html: string, status: number, caching: string) =>
    new Response(html, {
      status,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching },
    });
  return async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405, headers });
    try {
      const id = idIn(new URL(url).pathname);
      // The backend must not send the server to another host. Cloudflare rejects every request with 'error'.
      const listing = await getProperty(id, AbortSignal.timeout(timeout), 'manual');
      const tags = previewTags(listing, site + listingPath(id));
      const html = page.replace('</head>', () => `${tags}</head>`);
      return respond(html, 200, 'public, max-age=0, s-maxage=300');
    } catch (error) {
      return respond(page, isMissing(error) ? 404 : 200, 'no-store');
    }
  };
}
