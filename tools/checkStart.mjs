// @ts-check
/**
 * `node tools/checkStart.mjs`: starts `npm start`, and fails unless the app and Storybook respond, also to a name of
 * ALLOWED_HOSTS; for CI on each system.
 */
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const host = 'efie.test';
const isWindows = process.platform === 'win32';
const child = spawn('npm', ['start'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, ALLOWED_HOSTS: host },
  // npm is a .cmd file on Windows. Elsewhere its process group is stopped as by Ctrl-C in a terminal.
  shell: isWindows,
  detached: !isWindows,
});

let output = '';
const isRunning = await new Promise((resolve) => {
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
    if (output.includes('Stop both with Ctrl-C')) resolve(true);
  });
  child.once('close', () => resolve(false));
});
const urls = output.match(/http:\/\/localhost:\d+\//g) ?? [];
const ask = async (/** @type {string} */ url) => (await fetch(url, { headers: { host } })).status;
const statuses = isRunning ? await Promise.all(urls.map(ask)) : [];
console.log(`Responses of ${urls.join(' and ')} to ${host}: ${statuses.join(', ')}`);
process.exitCode = statuses.length === 2 && statuses.every((status) => status === 200) ? 0 : 1;

if (isRunning && child.pid !== undefined) {
  const closed = new Promise((resolve) => child.once('close', resolve));
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGINT');
  await closed;
}
