/**
 * `npm start`: serves the app and Storybook, and prints both URLs once both respond.
 *   --verbose   prints all output of the servers, not only warnings and errors
 *   --host      serves both on the network too, and prints a QR code for each; on http, where phones allow no service
 *               worker, the mock backend then also responds over HTTP
 *   --https     serves both with a certificate from mkcert, which phones that trust it accept
 *   --backend   the URL of a real backend, as VITE_API_BASE_URL of the shell or an env file: the app sends its requests there
 *               and does not start the mock backend
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
import { readEnv } from '../apps/web/build/readEnv';
import { findCertificate, NO_CERTIFICATE } from './certificate';
import { bin, root, script } from './run';

const {
  values: { verbose: isVerbose, host: isOnNetwork, https: hasHttps, backend },
} = parseArgs({
  options: {
    verbose: { type: 'boolean', default: false },
    host: { type: 'boolean', default: false },
    https: { type: 'boolean', default: false },
    backend: { type: 'string' },
  },
});

/** Connects on both address families of localhost. */
const isInUse = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, 'localhost', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
  });

async function choosePort(name: string, preferred: number): Promise<number> {
  let port = preferred;
  while (await isInUse(port)) port += 1;
  if (port !== preferred) console.log(`Port ${preferred} is in use: ${name} uses ${port}.`);
  return port;
}

/** The IPv4 addresses of this machine in its networks. */
const networkAddresses = Object.values(os.networkInterfaces())
  .flatMap((entries) => entries ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

const certificate = hasHttps ? await findCertificate(['localhost', '127.0.0.1', ...networkAddresses]) : null;
if (hasHttps && !certificate) {
  console.error(NO_CERTIFICATE);
  process.exit(1);
}
const scheme = certificate ? 'https' : 'http';

const appPort = await choosePort('the app', 5173);
const storybookPort = await choosePort('Storybook', 6006);
if (backend !== undefined) process.env['VITE_API_BASE_URL'] = backend;
try {
  readEnv('development');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const realServer = process.env['VITE_API_BASE_URL'];
const mockPort = isOnNetwork && !realServer ? await choosePort('the mock backend', 4010) : null;

interface Server {
  name: string;
  url: string;
  args: string[];
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
    ...(isVerbose ? [] : ['--logLevel', 'warn']),
    ...(isOnNetwork ? ['--host'] : []),
  ],
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
    ...(isVerbose ? [] : ['--loglevel', 'warn']),
    ...(isOnNetwork ? ['--host', '0.0.0.0'] : []),
    ...(certificate ? ['--https', '--ssl-cert', certificate.cert, '--ssl-key', certificate.key] : []),
  ],
};
const mockServer: Server | null =
  mockPort === null
    ? null
    : {
        name: 'The mock backend',
        url: `http://localhost:${mockPort}/api/properties`,
        args: script('mocks/server.ts', '--port', String(mockPort)),
      };
const servers = [app, storybook, ...(mockServer ? [mockServer] : [])];

const children: ChildProcess[] = [];
let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const exits = running.map((child) => new Promise((resolve) => child.once('close', resolve)));
  running.forEach((child) => child.kill());
  setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 3000);
  await Promise.all(exits);
  process.exit(code);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop(0));
// A killed parent sends no signal; without this check the servers would keep their ports.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(0), 2000).unref();

function launch({ name, args }: Server) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      // The app and Storybook link to each other. Links into the app set a mock scenario, so they need the mock backend.
      STORYBOOK_APP_URL: realServer ? '' : app.url,
      VITE_STORYBOOK_URL: storybook.url,
      ...(mockPort !== null && { MOCK_SERVER_URL: `http://localhost:${mockPort}` }),
      ...(certificate && { HTTPS_CERT: certificate.cert, HTTPS_KEY: certificate.key }),
      // Vite warns that a later version will load TypeScript configurations natively.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      ...process.env,
      BROWSER: 'none',
    },
  });
  child.once('close', (code) => {
    if (isStopping) return;
    console.error(`${name} stopped unexpectedly (exit code ${code}).`);
    void stop(1);
  });
  children.push(child);
}

/** Whether a local server responds with success. The certificate's authority is trusted by browsers, not by Node. */
function responds(url: string): Promise<boolean> {
  const { get } = url.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const options = { rejectUnauthorized: false, signal: AbortSignal.timeout(10_000) };
    get(url, options, ({ statusCode }) => resolve(statusCode === 200)).once('error', () => resolve(false));
  });
}

async function waitFor({ name, url }: Server): Promise<void> {
  // The first start pre-bundles every dependency.
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (await responds(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.error(`${name} did not respond at ${url} within two minutes.`);
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

  Data: ${realServer ? `from ${realServer} (the mock backend is off)` : 'the mock backend in the browser (-- --backend <URL> for a real one)'}
  Stop ${mockServer ? 'all' : 'both'} with Ctrl-C.
`);
if (isOnNetwork) console.log(describeNetwork());
