import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';

/** What the baselines were rendered with. Another browser, system or set of fonts changes the text of every screenshot. */
export interface Platform {
  /** '156.0.7000.0' */
  chromium: string;
  /** 'linux x64' */
  system: string;
  /** Hash of text in the system's fonts: Arabic, emoji, symbols. */
  fonts: string;
}

const SAMPLE =
  '<p style="font:24px system-ui,sans-serif">Efie 0123 \u20B5 \u0628\u064A\u062A \u{1F3E0} \u5BB6 \u2713</p>' +
  '<p style="font:24px serif">Efie</p><p style="font:24px monospace">Efie</p>';

async function hashFonts(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 400, height: 200 }, deviceScaleFactor: 1 });
  await page.setContent(SAMPLE);
  const screenshot = await page.screenshot();
  await page.close();
  return createHash('sha256').update(screenshot).digest('hex').slice(0, 12);
}

export const readPlatform = async (browser: Browser): Promise<Platform> => ({
  chromium: browser.version(),
  system: `${os.platform()} ${os.arch()}`,
  fonts: await hashFonts(browser),
});

const fileIn = (baselines: string) => path.join(baselines, 'platform.json');

/** The platform of the baselines; null when there are none yet. */
export function readPinnedPlatform(baselines: string): Platform | null {
  const file = fileIn(baselines);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Platform) : null;
}

export function pinPlatform(baselines: string, platform: Platform): void {
  fs.mkdirSync(baselines, { recursive: true });
  fs.writeFileSync(fileIn(baselines), `${JSON.stringify(platform, null, 2)}\n`);
}

const describe = ({ chromium, system }: Platform): string => `Chromium ${chromium} on ${system}`;

/** Explains why screenshots of this platform cannot be compared with the baselines; null when they can. */
export function findPlatformProblem(pinned: Platform | null, current: Platform): string | null {
  if (pinned === null) return null;
  const isSameBrowser = pinned.chromium === current.chromium && pinned.system === current.system;
  if (isSameBrowser && pinned.fonts === current.fonts) return null;
  const problem = isSameBrowser
    ? `The baselines were taken with ${describe(pinned)} and with fonts that differ from those of this machine.`
    : `The baselines were taken with ${describe(pinned)}; this is ${describe(current)}.`;
  return (
    `${problem} The text of every screenshot would differ. ` +
    'Set CHROMIUM_PATH to that version, run it on that system, or let the workflow compare. ' +
    'To move the baselines to this platform, delete tools/visual/baselines/platform.json and run `npm run test:visual -- --update`.'
  );
}
