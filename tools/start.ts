/**
 * `npm start`: serves the app and Storybook, and prints both URLs once both respond.
 *   --verbose   prints the output of the servers
 *   --host      serves both on the network too, and prints a QR code for each; on http, where phones allow no service
 *               worker, the mock backend then also responds over HTTP
 *   --https     serves both with a certificate from mkcert, which phones that trust it accept
 * With VITE_API_BASE_URL set, the app sends requests to that server and does not start the mock backend.
 *
 * package.json runs it with node instead of tsx, because it watches its parent, which must be the shell that npm stops.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { findCertificate, NO_CERTIFICATE, type Certificate } from './certificate';
import { bin, root, script } from './run';

const {
  values: { verbose: isVerbose, host: isOnNetwork, https: hasHttps },
} = parseArgs({
  options: {
    verbose: { type: 'boolean', default: false },
    host: { type: 'boolean', default: false },
    https: { type: 'boolean', default: false },
  },
});
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

/** The IPv4 addresses of this machine in its networks. */
const networkAddresses = Object.values(os.networkInterfaces())
  .flatMap((entries) => entries ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

async function readCertificate(): Promise<Certificate> {
  const found = await findCertificate(['localhost', '127.0.0.1', ...networkAddresses]);
  if (found) return found;
  console.error(NO_CERTIFICATE);
  process.exit(1);
}

const certificate = hasHttps ? await readCertificate() : null;
const scheme = certificate ? 'https' : 'http';

const appPort = await choosePort('the app', 5173);
const storybookPort = await choosePort('Storybook', 6006);
const realServer = process.env['VITE_API_BASE_URL'];
const mockPort = isOnNetwork && !realServer ? await choosePort('the mock backend', 4010) : null;

interface Server {
  name: string;
  url: string;
  args: string[];
  /** The last lines of its output. */
  lines: string[];
}

const app: Server = {
  name: 'The app',
  url: `${scheme}://localhost:${appPort}/`,
  args: [
    bin('vite'),
    'apps/web',
    '--port',
    String(appPort),
    '--strictPort',
    '--clearScreen',
    'false',
    ...(isOnNetwork ? ['--host'] : []),
  ],
  lines: [],
};
const storybook: Server = {
  name: 'Storybook',
  url: `${scheme}://localhost:${storybookPort}/`,
  args: [
    bin('storybook'),
    'dev',
    '--port',
    String(storybookPort),
    '--exact-port',
    '--ci',
    '--no-open',
    '--disable-telemetry',
    ...(isOnNetwork ? ['--host', '0.0.0.0'] : []),
    ...(certificate ? ['--https', '--ssl-cert', certificate.cert, '--ssl-key', certificate.key] : []),
  ],
  lines: [],
};
const mockServer: Server | null =
  mockPort === null
    ? null
    : {
        name: 'The mock backend',
        url: `http://localhost:${mockPort}/api/properties`,
        args: script('mocks/server.ts', '--port', String(mockPort)),
        lines: [],
      };
const servers = [app, storybook, ...(mockServer ? [mockServer] : [])];

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
      STORYBOOK_APP_URL: realServer ? '' : app.url,
      VITE_STORYBOOK_URL: storybook.url,
      ...(mockPort !== null && { MOCK_SERVER_URL: `http://localhost:${mockPort}` }),
      ...(certificate && { HTTPS_CERT: certificate.cert, HTTPS_KEY: certificate.key }),
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

/** Whether a local server responds with success. The certificate's authority is trusted by browsers, not by Node. */
function responds(url: string): Promise<boolean> {
  const { get } = url.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const request = get(url, { rejectUnauthorized: false, timeout: 10_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(false));
    request.once('timeout', () => request.destroy());
  });
}

async function waitFor({ name, url, lines }: Server): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    if (await responds(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.error(`${name} did not respond at ${url} within ${TIMEOUT / 1000} s.`);
  console.error(`Its last output:\n${lines.join('\n').trim()}`);
  await stop(1);
}

const indent = (text: string) => text.replaceAll(/^/gm, '    ');

/** The URLs on the network, each with its QR code, and what works there. */
function describeNetwork(): string {
  const [address, ...others] = networkAddresses;
  if (address === undefined) return '  This machine has no address in a network.\n';
  const urls = [app, storybook].map(({ name, url }) => ({ name, url: url.replace('localhost', address) }));
  return [
    ...urls.map(
      ({ name, url }) => `  ${name} on the network: ${url}\n\n${indent(renderUnicodeCompact(url))}\n`,
    ),
    ...(others.length > 0 ? [`  Other addresses of this machine: ${others.join(', ')}\n`] : []),
    certificate
      ? '  The phone must trust the certificate authority of mkcert: docs/guides/phone.md\n'
      : '  On the phone the app uses the mock backend over HTTP, without the mock panel. Storybook and the panel need https or\n  localhost: docs/guides/phone.md says how.\n',
  ].join('\n');
}

console.log('Starting the app and Storybook ...');
servers.forEach(launch);
await Promise.all(servers.map(waitFor));

console.log(`
  Efie is running.

    App        ${app.url}
    Storybook  ${storybook.url}

  Data: ${realServer ? `from ${realServer} (the mock backend is off)` : 'the mock backend in the browser (set VITE_API_BASE_URL for a real one)'}
  Stop ${mockServer ? 'all' : 'both'} with Ctrl-C.
`);
if (isOnNetwork) console.log(describeNetwork());
