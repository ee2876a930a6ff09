import process from 'node:process';
import { findChromium } from '../../testing/chromium';
import { bin, run, runProgram } from '../run';

/** Returns the path of a Chromium, and installs one when there is none. */
export async function installChromium(): Promise<string | null> {
  const found = findChromium();
  if (found !== null) return found;
  console.log('Chromium was not found. Trying Playwright, then the system packages.');
  // Only root can install the system libraries that Chromium needs.
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const quiet = { quiet: true };
  const attempts = [
    ...(isRoot ? [() => run([bin('playwright'), 'install', '--with-deps', 'chromium'], quiet)] : []),
    () => run([bin('playwright'), 'install', 'chromium'], quiet),
    ...(isRoot
      ? [() => runProgram('sh', ['-c', 'apt-get update -q && apt-get install -q -y chromium'], quiet)]
      : []),
  ];
  for (const attempt of attempts) {
    await attempt();
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  return null;
}
