/**
 * `npm start`: serves the app and Storybook, and prints both URLs once both respond.
 *   --verbose   prints the output of the two servers
 * With VITE_API_BASE_URL set, the app sends requests to that server and does not start the mock backend.
 *
 * package.json runs it with node instead of tsx, because it watches its parent, which must be the shell that npm stops.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import process from 'node:process';
import { bin, root } from './run';

const isVerbose = process.argv.includes('--verbose');
const isWindows = process.platform === 'win32';

/** Whether a port is free on both address families of localhost. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await new Promise<string | undefined>((resolve) => {
      const server = net.createServer();
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      server.listen(port, host, () => server.close(() => resolve(undefined)));
    });
    // Without IPv6 the code is EADDRNOTAVAIL.
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
  }
  return true;
}

async function choosePort(name: string, preferred: number): Promise<number> {
  let port = preferred;
  while (!(await isFree(port))) port += 1;
  if (port !== preferred) console.log(`Port ${preferred} is in use: ${name} uses ${port}.`);
  return port;
}

const appPort = await choosePort('the app', 5173);
const storybookPort = await choosePort('Storybook', 6006);

interface Server {
  name: string;
  url: string;
  args: string[];
  /** The last lines of its output. */
  lines: string[];
}

const app: Server = {
  name: 'The app',
  url: `http://localhost:${appPort}/`,
  args: [bin('vite'), 'apps/web', '--port', String(appPort), '--strictPort', '--clearScreen', 'false'],
  lines: [],
};
const storybook: Server = {
  name: 'Storybook',
  url: `http://localhost:${storybookPort}/`,
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
  lines: [],
};

const children: ChildProcess[] = [];
let isStopping = false;

function signal(child: ChildProcess, name: NodeJS.Signals) {
  try {
    // On POSIX each server leads its own process group, so its workers receive the signal too.
    if (isWindows || child.pid === undefined) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has exited already.
  }
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const exits = running.map((child) => new Promise((resolve) => child.once('close', resolve)));
  running.forEach((child) => signal(child, 'SIGTERM'));
  const force = setTimeout(() => running.forEach((child) => signal(child, 'SIGKILL')), 3000);
  await Promise.all(exits);
  clearTimeout(force);
  process.exit(code);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop(0));
// A killed parent sends no signal; without this check the servers would keep their ports.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(0), 2000).unref();

function launch({ name, args, lines }: Server) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // The app and Storybook link to each other. Links into the app set a mock scenario, so they need the mock backend.
      STORYBOOK_APP_URL: process.env['VITE_API_BASE_URL'] ? '' : app.url,
      VITE_STORYBOOK_URL: storybook.url,
      ...process.env,
      FORCE_COLOR: '0',
      BROWSER: 'none',
    },
  });
  const onOutput = (chunk: Buffer) => {
    if (isVerbose) process.stdout.write(chunk);
    lines.push(...chunk.toString('utf8').split('\n'));
    lines.splice(0, lines.length - 60);
  };
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  child.once('close', (code) => {
    if (isStopping) return;
    console.error(`${name} stopped unexpectedly (exit code ${code}).`);
    if (!isVerbose) console.error(`Its last output:\n${lines.join('\n').trim()}`);
    void stop(1);
  });
  children.push(child);
}

/** How long a server may take to respond, in ms: the first start pre-bundles every dependency. */
const TIMEOUT = 120_000;

async function waitFor({ name, url, lines }: Server): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.error(`${name} did not respond at ${url} within ${TIMEOUT / 1000} s.`);
  console.error(`Its last output:\n${lines.join('\n').trim()}`);
  await stop(1);
}

console.log('Starting the app and Storybook ...');
[app, storybook].forEach(launch);
await Promise.all([app, storybook].map(waitFor));

const server = process.env['VITE_API_BASE_URL'];
console.log(`
  Efie is running.

    App        ${app.url}
    Storybook  ${storybook.url}

  Data: ${server ? `from ${server} (the mock backend is off)` : 'the mock backend in the browser (set VITE_API_BASE_URL for a real one)'}
  Stop both with Ctrl-C.
`);
