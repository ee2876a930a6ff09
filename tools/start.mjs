/**
 * `npm start`: installs what is missing, then serves the app and Storybook and names both addresses once both answer.
 *   --verbose   shows what the two servers print
 * With VITE_API_BASE_URL set the app talks to that server and starts no mocks.
 */
import { spawn } from 'node:child_process';
import net from 'node:net';
import process from 'node:process';
import { bin, ensureInstalled, root } from './tools.mjs';

const isVerbose = process.argv.includes('--verbose');
const isWindows = process.platform === 'win32';

await ensureInstalled();

/** True when nothing listens on the port, on either family of localhost. */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await new Promise((resolve) => {
      const server = net.createServer();
      server.once('error', (error) => resolve(error.code));
      server.listen(port, host, () => server.close(() => resolve(null)));
    });
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
  }
  return true;
}

async function choosePort(name, wanted) {
  let port = wanted;
  while (!(await isFree(port))) port += 1;
  if (port !== wanted) console.log(`Port ${wanted} is taken: ${name} takes ${port}.`);
  return port;
}

const appPort = await choosePort('the app', 5173);
const storybookPort = await choosePort('Storybook', 6006);

const addresses = {
  app: `http://localhost:${appPort}/`,
  storybook: `http://localhost:${storybookPort}/`,
};

const servers = [
  {
    name: 'The app',
    address: addresses.app,
    args: [bin('vite'), 'apps/web', '--port', String(appPort), '--strictPort', '--clearScreen', 'false'],
  },
  {
    name: 'Storybook',
    address: addresses.storybook,
    args: [
      bin('storybook'),
      'dev',
      '--port',
      String(storybookPort),
      '--exact-port',
      '--ci',
      '--no-open',
      '--disable-telemetry',
    ],
  },
];

const children = new Map();
/** What each server said last. */
const words = new Map();
let stopping = false;

function signal(child, name) {
  try {
    // On POSIX every server leads a group of its own, so that its workers go with it.
    if (isWindows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // Gone already.
  }
}

async function stop(code) {
  if (stopping) return;
  stopping = true;
  const running = [...children.values()].filter(
    (child) => child.exitCode === null && child.signalCode === null,
  );
  const ends = running.map((child) => new Promise((resolve) => child.once('close', resolve)));
  running.forEach((child) => signal(child, 'SIGTERM'));
  const force = setTimeout(() => running.forEach((child) => signal(child, 'SIGKILL')), 3000);
  await Promise.all(ends);
  clearTimeout(force);
  process.exit(code);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void stop(0));
// A parent that was killed outright sends no signal; its children would keep the ports.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(0), 2000).unref();

function launch({ name, args }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // Each leads to the other, on whatever port it stands; an app without mocks cannot be brought into a state.
      STORYBOOK_APP_URL: process.env.VITE_API_BASE_URL ? '' : addresses.app,
      VITE_STORYBOOK_URL: addresses.storybook,
      ...process.env,
      FORCE_COLOR: '0',
      BROWSER: 'none',
    },
  });
  const lines = [];
  words.set(name, lines);
  const hear = (chunk) => {
    if (isVerbose) process.stdout.write(chunk);
    lines.push(...chunk.toString('utf8').split('\n'));
    lines.splice(0, lines.length - 60);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.once('close', (code) => {
    if (stopping) return;
    console.error(`${name} stopped unexpectedly (exit ${code}).${isVerbose ? '' : ' Its last words:'}`);
    if (!isVerbose) console.error(lines.join('\n').trim());
    void stop(1);
  });
  children.set(name, child);
}

/** How long a server may take to give its first page, in ms: a first start prepares every library. */
const PATIENCE = 120_000;

async function answers({ name, address }) {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.error(`${name} does not answer on ${address} after ${PATIENCE / 1000} s. Its last words:`);
  console.error(words.get(name).join('\n').trim());
  await stop(1);
}

console.log('Starting the app and Storybook ...');
servers.forEach(launch);
await Promise.all(servers.map(answers));

const server = process.env.VITE_API_BASE_URL;
console.log(`
  Efie is running.

    App        ${servers[0].address}
    Storybook  ${servers[1].address}

  Data: ${server ? `from ${server} (mocks are off)` : 'the mock backend in the browser (set VITE_API_BASE_URL for a real one)'}
  Stop both with Ctrl-C.
`);
