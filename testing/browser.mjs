// Finds playwright-core (next to these tools, or in the working directory) and starts Chromium.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

function load() {
  const from = [import.meta.url, pathToFileURL(path.join(process.cwd(), 'x.js')).href];
  for (const f of from)
    for (const name of ['playwright-core', 'playwright', '@playwright/test']) {
      try {
        return createRequire(f)(name);
      } catch {
        /* next */
      }
    }
  throw new Error(
    'playwright-core not found: npm install playwright-core (here or in the working directory)',
  );
}

function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const dir of (process.env.PATH ?? '').split(path.delimiter))
    for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
      const p = path.join(dir, name);
      if (fs.existsSync(p)) return p;
    }
  throw new Error('no Chromium on PATH: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH');
}

export async function launch({ headless = true, remote = false } = {}) {
  const { chromium } = load();
  return chromium.launch({
    executablePath: chromiumPath(),
    headless,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      // other hosts do not resolve: fails at once, and unlike request interception leaves the HTTP cache on
      ...(remote ? [] : ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1']),
    ],
  });
}
