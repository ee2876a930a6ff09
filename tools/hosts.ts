/**
 * `npm run test:hosts`: serves the production build with those of nginx, Apache and Caddy that this machine has, with the
 * files that the build wrote for them, and requests twelve URLs: status, page, security headers and caching.
 *   --base /homes/   builds and serves it below that path
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startMockServer } from '../mocks/server';
import { findProgram, root, run, script } from './run';

interface Server {
  name: string;
  programs: readonly string[];
  /** Arguments that keep it in the foreground. */
  args: readonly string[];
  config: string;
}

interface Expectation {
  url: string;
  status: number;
  /** The file that is sent; null for a page of the server's own. */
  file: string | null;
  caching: string | null;
}

const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });
const { base } = values;
const dist = path.join(root, 'apps/web/dist');
const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'efie-hosts-'));
const published = path.join(folder, 'published');
const configFile = path.join(folder, 'config');

async function findPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const port = await findPort();
const origin = `http://127.0.0.1:${port}`;

const backend = await startMockServer({ port: 0 });

/** The site of apps/web/docker, on this machine. */
const imageSite = fs
  .readFileSync(path.join(root, 'apps/web/docker/site.conf'), 'utf8')
  .replace('listen 80', `listen 127.0.0.1:${port}`)
  .replace('/usr/share/nginx/html', published)
  .replace('/etc/nginx/efie.conf', `${dist}-hosts/nginx/nginx.conf`)
  .replace('${BACKEND_URL}', `http://127.0.0.1:${backend.port}`);

const APACHE_MODULES = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite'];

const servers: readonly Server[] = [
  {
    name: 'nginx',
    programs: ['nginx'],
    args: ['-p', folder, '-c', configFile, '-e', 'stderr'],
    config: `daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${imageSite}
}`,
  },
  {
    name: 'Apache',
    programs: ['apache2', 'httpd'],
    args: ['-D', 'FOREGROUND', '-f', configFile],
    config: `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${published}
<Directory ${published}>
  AllowOverride FileInfo Indexes
  Require all granted
</Directory>`,
  },
  {
    name: 'Caddy',
    programs: ['caddy'],
    args: ['run', '--config', configFile, '--adapter', 'caddyfile'],
    config: `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${published}
  import ${dist}-hosts/caddy/Caddyfile
}`,
  },
];

function expectations(): Expectation[] {
  const hashed = fs.readdirSync(path.join(dist, 'assets')).find((name) => name.endsWith('.js')) ?? '';
  const found = (url: string, file: string, caching = 'no-cache') => ({ url, status: 200, file, caching });
  const missing = (url: string) => ({ url, status: 404, file: '404.html', caching: 'no-cache' });
  return [
    found('', 'index.html'),
    found('listings', 'listings/index.html'),
    found('property/7', '404.html'),
    found('Property/7/', '404.html'),
    found('agent/dashboard', '404.html'),
    found('payment/callback?reference=abc', '404.html'),
    found(`assets/${hashed}`, `assets/${hashed}`, 'public, max-age=31536000, immutable'),
    { url: 'assets/missing.js', status: 404, file: null, caching: null },
    found('service-worker.js', 'service-worker.js'),
    found('robots.txt', 'robots.txt'),
    missing('property/7/photos'),
    missing('no-such-page'),
  ];
}

/** How a response differs from what is expected. */
async function differences(response: Response, { status, file, caching }: Expectation): Promise<string[]> {
  const headers = JSON.parse(fs.readFileSync(`${dist}-hosts/headers.json`, 'utf8')) as Record<string, string>;
  const cacheControl = response.headers.get('Cache-Control');
  const isKept = caching === null ? cacheControl?.includes('immutable') : cacheControl !== caching;
  const text = await response.text();
  return [
    ...(response.status === status ? [] : [`status ${response.status} instead of ${status}`]),
    ...(file === null || text === fs.readFileSync(path.join(dist, file), 'utf8') ? [] : [`not ${file}`]),
    ...(isKept ? [`Cache-Control: ${cacheControl}`] : []),
    ...Object.entries(headers)
      .filter(([name, value]) => response.headers.get(name) !== value)
      .map(([name]) => `${name}: ${response.headers.get(name)}`),
  ];
}

async function untilAnswering(hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const counts = { passed: 0, failed: 0 };

function report(name: string, url: string, problems: readonly string[]): void {
  const hasFailed = problems.length > 0;
  counts[hasFailed ? 'failed' : 'passed'] += 1;
  console.log([hasFailed ? 'FAILED' : 'ok    ', name.padEnd(6), url, ...problems].join('  '));
}

async function requestAll(name: string): Promise<void> {
  for (const expectation of expectations()) {
    const url = base + expectation.url;
    const response = await fetch(origin + url, { redirect: 'manual' });
    report(name, `${response.status} ${url}`, await differences(response, expectation));
  }
}

/** Whether the site of the image passes requests on to the backend. */
async function requestBackend(): Promise<void> {
  const response = await fetch(`${origin}/api/properties`);
  const isAnswered = (await response.text()).includes('"properties"');
  report('nginx', `${response.status} /api/properties`, isAnswered ? [] : ['not the backend’s response']);
}

async function testServer({ name, args, config }: Server, program: string): Promise<void> {
  fs.writeFileSync(configFile, config);
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const hasEnded = () => child.exitCode !== null;
  try {
    await untilAnswering(hasEnded);
    if (hasEnded()) throw new Error(`${name} did not start.\n${output}`);
    await requestAll(name);
    if (name === 'nginx') await requestBackend();
  } finally {
    child.kill();
    await ended;
  }
}

const { code } = await run(
  script('tools/build.ts', '--host', 'apache', '--base', base, '--logLevel', 'warn'),
);
if (code !== 0) process.exit(code);
try {
  // A copy, which the servers' own users may read.
  fs.cpSync(dist, path.join(published, base), { recursive: true });
  fs.chmodSync(folder, 0o755);
  for (const server of servers) {
    const program = findProgram(...server.programs);
    if (program === undefined) console.log(`Not found: ${server.programs.join(' or ')}`);
    else await testServer(server, program);
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
  await backend.close();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
