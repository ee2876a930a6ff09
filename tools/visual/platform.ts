import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';

/** What drew the baselines. Another browser, system or set of fonts draws letters otherwise, and every picture would differ. */
export interface Platform {
  /** '156.0.7000.0' */
  chromium: string;
  /** 'linux x64' */
  system: string;
  /** What letters look like that our own fonts do not have: Arabic, pictographs, signs. */
  letters: string;
}

const LETTERS =
  '<p style="font:24px system-ui,sans-serif">Efie 0123 \u20B5 \u0628\u064A\u062A \u{1F3E0} \u5BB6 \u2713</p>' +
  '<p style="font:24px serif">Efie</p><p style="font:24px monospace">Efie</p>';

async function lettersOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 400, height: 200 }, deviceScaleFactor: 1 });
  await page.setContent(LETTERS);
  const picture = await page.screenshot();
  await page.close();
  return createHash('sha256').update(picture).digest('hex').slice(0, 12);
}

export const platformOf = async (browser: Browser): Promise<Platform> => ({
  chromium: browser.version(),
  system: `${os.platform()} ${os.arch()}`,
  letters: await lettersOf(browser),
});

const fileOf = (folder: string) => path.join(folder, 'platform.json');

/** The platform of the baselines; null before the first were taken. */
export function readPlatform(folder: string): Platform | null {
  const file = fileOf(folder);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Platform) : null;
}

export function writePlatform(folder: string, platform: Platform): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(fileOf(folder), `${JSON.stringify(platform, null, 2)}\n`);
}

const say = ({ chromium, system }: Platform): string => `Chromium ${chromium} on ${system}`;

/** Why pictures of this platform cannot be compared with the baselines; null when they can. */
export function refusal(pinned: Platform | null, here: Platform): string | null {
  if (pinned === null) return null;
  const isSameBrowser = pinned.chromium === here.chromium && pinned.system === here.system;
  if (isSameBrowser && pinned.letters === here.letters) return null;
  const what = isSameBrowser
    ? `The baselines were drawn by ${say(pinned)} with other fonts than this machine has, `
    : `The baselines were drawn by ${say(pinned)}; here is ${say(here)}, `;
  return (
    `${what}and every picture would differ by its letters. ` +
    'Set CHROMIUM_PATH to that version, run it on that system, or let the workflow compare. ' +
    'To move the baselines here, delete tools/visual/baselines/platform.json and take all of them with `npm run test:visual -- --update`.'
  );
}
