import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { hostFiles } from './hostFiles';

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

/** The folder of the host files of a build: beside it, because hosts read them from different places. */
export const hostsFolder = (outDir: string): string => `${outDir}-hosts`;

/** The headers of every response, of which the policy depends on the pages. */
function headersOf(outDir: string, env: ResolvedConfig['env']): Record<string, string> {
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
    'Strict-Transport-Security': `max-age=${MONTHS_24}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * Writes the files with which the common static hosts send the security headers into `hostsFolder`. It reads the finished
 * HTML, so it must be the last plugin.
 */
export function securityHeaders(): Plugin {
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
        const folder = hostsFolder(outDir);
        const files = hostFiles({
          headers: headersOf(outDir, config.env),
          hashedFolders: ['assets', 'fonts'],
          base: config.base,
        });
        if (config.mode !== 'demo' && !config.env['VITE_PAYMENT_HOSTS'])
          config.logger.warn('VITE_PAYMENT_HOSTS is not set: a payment may redirect to any HTTPS URL.');
        fs.rmSync(folder, { recursive: true, force: true });
        fs.mkdirSync(folder);
        for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
      },
    },
  };
}
