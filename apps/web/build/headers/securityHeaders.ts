import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { paths } from '../../routing/paths';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { EDGE_HOSTS, edgeFiles } from './edgeFiles';
import { HOSTS, hostFiles, readsPublishedFolder } from './hostFiles';

/** Features of the browser that the app does not use. `capture` of a file field opens the camera without this permission. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const MONTHS_24 = 63_072_000;

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/** Home and Listings are pre-rendered; unknown paths have a status of 404. */
const appPaths = Object.values(paths).filter(
  (path) => path !== paths.home && path !== paths.listings && path !== paths.notFound,
);

type Headers = Readonly<Record<string, string>>;

/** The headers of every response, of which the policy depends on the pages. */
function headersOf(outDir: string, env: ResolvedConfig['env']): Headers {
  const pages = fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => fs.readFileSync(path.join(outDir, file), 'utf8'));
  const variable = (name: string): string => String(env[name] ?? '');
  const reportUrl = variable('VITE_CSP_REPORT_URL');
  return {
    'Content-Security-Policy': contentSecurityPolicy({
      pages,
      backendOrigin: originOf(variable('VITE_API_BASE_URL')),
      storageOrigin: originOf(variable('VITE_STORAGE_BASE_URL') || variable('VITE_API_BASE_URL')),
      reportUrl: reportUrl || null,
    }),
    ...(reportUrl !== '' && { 'Reporting-Endpoints': `csp="${reportUrl}"` }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // The query of /verify-email holds an email address, which the app's own server must not log either.
    'Referrer-Policy': 'strict-origin',
    'Strict-Transport-Security': `max-age=${MONTHS_24}${variable('VITE_HSTS_SUBDOMAINS') === '1' ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
  };
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** Writes what runs the request handler on the chosen host, if it runs code. */
function writeEdgeFiles(
  chosen: string,
  outDir: string,
  { root, base, env, logger }: ResolvedConfig,
  headers: Headers,
) {
  const host = EDGE_HOSTS.find((name) => name === chosen);
  if (host === undefined) return;
  const folder = host === 'netlify' ? path.join(root, '../..') : outDir;
  // That of an earlier build would send its page.
  fs.rmSync(path.join(folder, 'netlify/edge-functions/efie.js'), { force: true });
  const { VITE_API_BASE_URL: backendUrl = '', VITE_STORAGE_BASE_URL: storageUrl } = env as ImportMetaEnv;
  if (backendUrl === '') {
    logger.warn('VITE_API_BASE_URL is not set: links to listings are shared without previews.');
    return;
  }
  const read = (name: string) => fs.readFileSync(path.join(outDir, name), 'utf8');
  const files = edgeFiles({
    handler: fs.readFileSync(path.join(root, 'dist-server/requestHandler.js'), 'utf8'),
    base,
    options: {
      page: read('404.html'),
      robots: read('robots.txt'),
      backendUrl,
      storageUrl,
      headers,
    },
  });
  writeFiles(folder, files[host]);
}

/**
 * Writes the files of the common hosts beside the build, a folder for each; those of the chosen host also into the build, if
 * it reads them there, with what runs the request handler on a host that runs code. It reads the finished HTML, so it must be the last plugin.
 * @param chosen a host; empty for none
 * @throws Error for an unknown host
 */
export function securityHeaders(chosen: string): Plugin {
  const unknownHost = `--host ${chosen} is not known. Use one of ${HOSTS.join(', ')}.`;
  // Vite prints the stack, which says nothing about the option.
  if (chosen !== '' && !HOSTS.some((host) => host === chosen))
    throw Object.assign(new Error(unknownHost), { stack: unknownHost });
  let config: ResolvedConfig;
  return {
    name: 'efie-security-headers',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const outDir = path.resolve(config.root, config.build.outDir);
        const folder = `${outDir}-hosts`;
        const headers = headersOf(outDir, config.env);
        const files = hostFiles({
          headers,
          hashedFolders: ['assets', 'fonts'],
          base: config.base,
          appPaths,
        });
        if (config.mode !== 'demo' && !config.env['VITE_PAYMENT_HOSTS'])
          config.logger.warn('VITE_PAYMENT_HOSTS is not set: a payment may redirect to any HTTPS URL.');
        fs.rmSync(folder, { recursive: true, force: true });
        for (const host of HOSTS) {
          const target = path.join(folder, host);
          writeFiles(target, files[host]);
          if (host !== chosen) continue;
          if (readsPublishedFolder(host)) writeFiles(outDir, files[host]);
          else config.logger.info(`The file for ${host}, to be included by its configuration: ${target}`);
        }
        if (config.mode !== 'demo') writeEdgeFiles(chosen, outDir, config, headers);
        // For other servers, such as one that runs requestHandler.ts.
        writeFiles(folder, { 'headers.json': `${JSON.stringify(headers, null, 2)}\n` });
      },
    },
  };
}
