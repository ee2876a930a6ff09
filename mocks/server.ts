import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getResponse, type HttpHandler } from 'msw';
import { handleCheckoutRequest, checkoutPath } from './checkout/httpCheckout';
import { createMockDb } from './db';
import type { MockDb } from './db/types';
import { createHandlers } from './handlers';
import { readPhoto } from './handlers/readPhoto';
import { SCENARIO_IDS, type ScenarioId } from './scenarios/scenarioMenu';

const log = (line: string): void => void process.stdout.write(`${line}\n`);
const logError = (line: string): void => void process.stderr.write(`${line}\n`);

const DEFAULT_PORT = 4010;

/** Number of ports to try, starting at the requested one. */
const MAX_PORT_ATTEMPTS = 20;

export interface MockHttpServer {
  db: MockDb;
  /** The port that the server listens on; may differ from the requested one. */
  port: number;
  close: () => Promise<void>;
}

export interface MockHttpServerOptions {
  /** The first port to try; 0 lets the system choose. Default 4010. */
  port?: number;
  /** Default: a new database with the seed data of `scenario`. */
  db?: MockDb;
  /** Default 'normal'. */
  scenario?: ScenarioId;
  /** Called for each port that is already in use. */
  onPortInUse?: (usedPort: number, nextPort: number) => void;
}

/** Allows every origin, method and header, with credentials in the Authorization header. */
function corsHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers':
      request.headers['access-control-request-headers'] ?? 'Authorization, Content-Type',
    'Access-Control-Expose-Headers': 'Retry-After, Date',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin, Access-Control-Request-Headers',
  };
}

function toFetchRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const entry of [value].flat()) if (entry !== undefined) headers.append(name, entry);
  }
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`), {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: 'half' }),
  });
}

/** False for a URL with an invalid percent-encoding such as %E0%A4%A, for which MSW throws. */
function isDecodable(url = '/'): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

async function respond(
  { db, handlers }: { db: MockDb; handlers: readonly HttpHandler[] },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const cors = corsHeaders(request);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
    return;
  }
  const fetchRequest = isDecodable(request.url) ? toFetchRequest(request) : null;
  const result =
    (fetchRequest &&
      ((await handleCheckoutRequest(db, fetchRequest)) ??
        (await getResponse([...handlers], fetchRequest)))) ??
    Response.json({ success: false, message: 'Unknown URL.' }, { status: 404 });
  // A simulated network error: close the connection without a status line.
  if (result.type === 'error') {
    response.destroy();
    return;
  }
  response.writeHead(result.status, { ...Object.fromEntries(result.headers), ...cors });
  response.end(Buffer.from(await result.arrayBuffer()));
}

function listen(server: Server, port: number): Promise<number | 'in-use'> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('in-use');
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, () => {
      server.off('error', onError);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Starts the mock backend as an HTTP server that any origin can call. It responds as in the browser and accepts uploads.
 * Tries the next port when one is in use; rejects when all `MAX_PORT_ATTEMPTS` ports are in use.
 */
export async function startMockServer(options: MockHttpServerOptions = {}): Promise<MockHttpServer> {
  const { port: firstPort = DEFAULT_PORT, onPortInUse } = options;
  let baseUrl = '';
  const db =
    options.db ??
    createMockDb({
      scenario: options.scenario ?? 'normal',
      now: () => new Date().toISOString(),
      checkoutUrl: (reference) => baseUrl + checkoutPath(reference),
    });
  const handlers = Object.values(createHandlers(db, readPhoto));
  const server = createServer((request, response) => {
    respond({ db, handlers }, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'Content-Type': 'application/json', ...corsHeaders(request) });
      response.end(JSON.stringify({ success: false, message: 'Server error.' }));
      logError(String(error));
    });
  });
  for (let port = firstPort; port < firstPort + MAX_PORT_ATTEMPTS; port += 1) {
    const actualPort = await listen(server, port);
    if (actualPort !== 'in-use') {
      baseUrl = `http://localhost:${actualPort}`;
      return {
        db,
        port: actualPort,
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    }
    onPortInUse?.(port, port + 1);
  }
  throw new Error(
    `Ports ${firstPort} to ${firstPort + MAX_PORT_ATTEMPTS - 1} are in use. Choose another with --port.`,
  );
}

const USAGE = `npm run mock-server -- [--port 4010] [--scenario ${SCENARIO_IDS.join('|')}]`;

function readCommandLine(): { port: number; scenario: ScenarioId } {
  const { values } = parseArgs({ options: { port: { type: 'string' }, scenario: { type: 'string' } } });
  const port = Number(values.port ?? DEFAULT_PORT);
  const scenario = SCENARIO_IDS.find((id) => id === (values.scenario ?? 'normal'));
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new RangeError('--port must be 0 to 65535.');
  if (!scenario) throw new RangeError(`--scenario must be one of ${SCENARIO_IDS.join(', ')}.`);
  return { port, scenario };
}

async function main(): Promise<void> {
  const { port: firstPort, scenario } = readCommandLine();
  const { port, db } = await startMockServer({
    port: firstPort,
    scenario,
    onPortInUse: (usedPort, nextPort) => log(`Port ${usedPort} is in use, trying ${nextPort}.`),
  });
  log(`Efie mock backend: http://localhost:${port} (${db.listProperties().length} active listings)`);
  log(`To use it: VITE_API_BASE_URL=http://localhost:${port} npm start`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    logError(error instanceof Error ? error.message : String(error));
    logError(`Usage: ${USAGE}`);
    process.exitCode = 1;
  });
}
