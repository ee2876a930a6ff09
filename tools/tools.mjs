/**
 * What the commands share: the root, local programs, child processes, installing what is missing.
 * Imports node: modules only, because commands load it before anything is installed.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The script behind a locally installed program, to be run with node: a wrapper such as npx would outlive its own kill. */
export function bin(name, packageName = name) {
  const folder = inRoot('node_modules', packageName);
  const { bin: bins } = readJson(path.join(folder, 'package.json'));
  return path.join(folder, typeof bins === 'string' ? bins : bins[name]);
}

/**
 * Runs a program to its end.
 * @param {string[]} args what to give to node
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options] quiet: keep the output instead of showing it
 * @returns {Promise<{ code: number, output: string, ms: number }>} output is empty unless quiet
 */
export function run(args, { env = {}, quiet = false } = {}) {
  return runProgram(process.execPath, args, { env, quiet });
}

export function runProgram(program, args, { env = {}, quiet = false } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      // Vite announces a stricter loader of its configuration to come; until then it reads TypeScript as written here.
      env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const end = (code) =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), ms: performance.now() - started });
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** True when every package that the lockfile demands is installed in that version. */
function isInstalled() {
  const hidden = inRoot('node_modules/.package-lock.json');
  if (!fs.existsSync(hidden)) return false;
  const wanted = Object.entries(readJson(inRoot('package-lock.json')).packages);
  const found = readJson(hidden).packages;
  return wanted.every(
    // Optional packages of other systems stand in the lockfile and are rightly absent.
    ([where, { version, optional, peer, link }]) =>
      !where.includes('node_modules/') || optional || peer || link || found[where]?.version === version,
  );
}

/** Installs what the lockfile names, when it is missing or out of date. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing what is missing (npm ci) ...');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { code, ms } = npm?.endsWith('js')
    ? await run([npm, ...args])
    : await runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  if (code !== 0) {
    console.error('Installing failed: the lines above say why.');
    process.exit(1);
  }
  console.log(`Installed in ${seconds(ms)}.`);
}
