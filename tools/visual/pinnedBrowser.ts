import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pinnedChromium } from '../../testing/chromium';
import { root, run, runProgram } from '../run';

const folder = path.join(root, 'tools/visual');

/** The pinned browser is built for this platform only. */
const isSupported = () => process.platform === 'linux' && process.arch === 'x64';

const isInstalled = () =>
  fs.existsSync(path.join(folder, 'node_modules/.package-lock.json')) &&
  fs.statSync(path.join(folder, 'node_modules/.package-lock.json')).mtimeMs >=
    fs.statSync(path.join(folder, 'package-lock.json')).mtimeMs;

/** Installs tools/visual/package.json; it is no workspace, because its 130 MB serve screenshots only. */
async function install(): Promise<void> {
  if (isInstalled()) return;
  const { code, output } = await runProgram('npm', ['--prefix', folder, 'ci'], { quiet: true });
  if (code !== 0)
    throw new Error(`The browser and fonts of the screenshots could not be installed:\n${output}`);
}

/** The package unpacks itself into the temporary folder, and does not notice another version there. */
async function unpack(): Promise<void> {
  const lockFile = fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const target = path.dirname(pinnedChromium);
  const marker = path.join(target, 'package-lock.json');
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === lockFile) return;
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  const program = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const { code, output } = await run(['-e', program], {
    quiet: true,
    cwd: folder,
    env: { TMPDIR: target },
  });
  if (code !== 0) throw new Error(`The browser of the screenshots could not be unpacked:\n${output}`);
  fs.writeFileSync(marker, lockFile);
}

/**
 * The environment in which Chromium draws the same pixels on every machine: its path, and a font configuration without the
 * system's fonts. Null where the pinned browser does not run.
 * @throws when it cannot be installed
 */
export async function pinnedBrowser(): Promise<Record<string, string> | null> {
  if (!isSupported()) return null;
  await install();
  await unpack();
  return { CHROMIUM_PATH: pinnedChromium, FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
}
