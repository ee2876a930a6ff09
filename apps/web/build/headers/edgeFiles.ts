import { listingPath } from '../../routing/paths';
import type { Host } from './hostFiles';

/** Hosts that run code beside the files. */
export const EDGE_HOSTS = ['netlify', 'cloudflare', 'vercel'] as const satisfies readonly Host[];
type EdgeHost = (typeof EDGE_HOSTS)[number];

interface EdgeOptions {
  /** The text of `dist-server/requestHandler.js`. */
  handler: string;
  /** Where the app is published: '/' or '/homes/'. */
  base: string;
  /** Options of the handler but the site's URL, which is that of each request: these hosts send no requests for others. */
  options: {
    page: string;
    robots: string;
    backendUrl: string;
    storageUrl: string | undefined;
    headers: Readonly<Record<string, string>>;
  };
}

const EXPORT = 'export { createRequestHandler };';

/**
 * The files that run the request handler on hosts that run code, by host and path. That of Netlify belongs to the folder
 * where its build runs, outside of what is published; the others belong to the folder of the build.
 * @throws Error when the handler does not end as the bundler writes it
 */
export function edgeFiles({
  handler,
  base,
  options,
}: EdgeOptions): Readonly<Record<EdgeHost, Readonly<Record<string, string>>>> {
  if (!handler.includes(EXPORT)) throw new Error(`requestHandler.js has no "${EXPORT}".`);
  const adapter = (...exported: readonly string[]): string =>
    [
      // In a function, so that its names, such as `config`, do not clash with those below.
      `const createRequestHandler = (() => {\n${handler.replace(EXPORT, 'return createRequestHandler;')}})();`,
      `const options = ${JSON.stringify(options)};`,
      `const siteOf = (url) => new URL(${JSON.stringify(base)}, url).href;`,
      'const handle = (request) =>',
      '  createRequestHandler({ ...options, siteUrl: siteOf(request.url) })(request);',
      ...exported,
      '',
    ].join('\n');
  const files = [`${base}sitemap.xml`, `${base}robots.txt`];
  const listings = base + listingPath('').slice(1);
  // Without `cache`, Netlify caches no response of code; it purges them with every version.
  const netlify = { path: [`${listings}*`, ...files], cache: 'manual', onError: 'bypass' };
  const vercel = { matcher: [`${listings}:path*`, ...files] };
  const config = (value: object) => [
    'export default handle;',
    `export const config = ${JSON.stringify(value)};`,
  ];
  return {
    netlify: { 'netlify/edge-functions/efie.js': adapter(...config(netlify)) },
    cloudflare: {
      '_worker.js': adapter('export default { fetch: handle };'),
      '_routes.json': JSON.stringify({ version: 1, include: [`${listings}*`, ...files], exclude: [] }),
    },
    vercel: { 'middleware.js': adapter(...config(vercel)) },
  };
}
