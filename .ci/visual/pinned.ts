import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What drew the baselines. Another browser or system draws letters otherwise, and every picture would differ. */
export interface Platform {
  /** '156.0.7000.0' */
  chromium: string;
  /** 'linux x64' */
  system: string;
}

export const platformOf = (chromium: string): Platform => ({
  chromium,
  system: `${os.platform()} ${os.arch()}`,
});

const fileOf = (folder: string) => path.join(folder, 'platform.json');

/** The platform of the baselines; null before the first were taken. */
export function readPlatform(folder: string): Platform | null {
  const file = fileOf(folder);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Platform) : null;
}

export function writePlatform(folder: string, platform: Platform): void {
  fs.writeFileSync(fileOf(folder), `${JSON.stringify(platform, null, 2)}\n`);
}

/** Why pictures of this platform cannot be compared with the baselines; null when they can. */
export function refusal(pinned: Platform | null, here: Platform): string | null {
  if (pinned === null || (pinned.chromium === here.chromium && pinned.system === here.system)) return null;
  return (
    `The baselines were drawn by Chromium ${pinned.chromium} on ${pinned.system}; here is ${here.chromium} on ${here.system}, ` +
    'which draws letters otherwise. Set CHROMIUM_PATH to that version, run it on that system, or let the workflow compare.'
  );
}
