import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getResponse, type HttpHandler } from 'msw';
import { handleCheckoutRequest, checkoutPath } from './checkout/httpCheckout';
import { createMockDb } from './db';
import { noOtherTabs, openFileStore } from './db/fileStore';
import { attachPersistence } from './db/persistence';
import type { MockDb } from './db/types';
import { createHandlers } from './handlers';
import { readPhoto } from './handlers/readPhoto';
import { SCENARIO_IDS, type ScenarioId } from './scenarios/scenarioMenu';

const log = (line: string): void => void process.stdout.write(`${line}\n`);
const logError = (line: string): void => void process.stderr.write(`${line}\n`);

const DEFAULT_PORT = 4010;

/** Ten photos of 5 MB and the fields, in bytes. */
const MAX_BODY = 60_000_000;

export interface MockHttpServer {
  db: MockDb;
  port: number;
  close: () => Promise<void>;
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

/** Null for a URL that cannot be parsed, or has an invalid percent-encoding such as %E0%A4%A, for which MSW throws. */
function readUrl(request: IncomingMessage): URL | null {
  try {
    const url = new URL(request.url ?? '/', 'http://localhost');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

function toFetchRequest(url: URL, request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct))
    for (const value of values) headers.append(name, value);
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: 'half' }),
  });
}

const failure = (status: number, message: string): Response =>
  Response.json({ success: false, message }, { status });

async function responseTo(
  { db, handlers }: { db: MockDb; handlers: readonly HttpHandler[] },
  request: IncomingMessage,
): Promise<Response> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return failure(413, 'Too large.');
  const url = readUrl(request);
  const fetchRequest = url && toFetchRequest(url, request);
  const response =
    fetchRequest &&
    ((await handleCheckoutRequest(db, fetchRequest)) ?? (await getResponse([...handlers], fetchRequest)));
  return response ?? failure(404, 'Unknown URL.');
}

async function respond(
  backend: { db: MockDb; handlers: readonly HttpHandler[] },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const cors = corsHeaders(request);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
    return;
  }
  const result = await responseTo(backend, request);
  // A simulated network error: close the connection without a status line.
  if (result.type === 'error') {
    response.destroy();
    return;
  }
  response.writeHead(result.status, { ...Object.fromEntries(result.headers), ...cors });
  response.end(Buffer.from(await result.arrayBuffer()));
}

/**
 * Starts the mock backend as an HTTP server that any origin can call. It responds as in the browser and accepts uploads.
 * Rejects when the port is in use.
 * @param options.port 0 lets the system choose
 * @param options.host by default only this computer can call it; '0.0.0.0' opens it to the network
 * @param options.dataFile where its data is kept from one start to the next; a file that does not exist starts with `scenario`
 */
export async function startMockServer({
  port = DEFAULT_PORT,
  host = '127.0.0.1',
  scenario = 'normal',
  dataFile,
}: {
  port?: number;
  host?: string;
  scenario?: ScenarioId;
  dataFile?: string;
} = {}): Promise<MockHttpServer> {
  let baseUrl = '';
  const db = createMockDb({
    scenario,
    now: () => new Date().toISOString(),
    checkoutUrl: (reference) => baseUrl + checkoutPath(reference),
  });
  const persistence =
    dataFile === undefined
      ? null
      : await attachPersistence(db, { store: await openFileStore(dataFile), channel: noOtherTabs });
  const handlers = Object.values(createHandlers(db, readPhoto));
  const server = createServer((request, response) => {
    respond({ db, handlers }, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'Content-Type': 'application/json', ...corsHeaders(request) });
      response.end(JSON.stringify({ success: false, message: 'Server error.' }));
      logError(String(error));
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  // A string only for a server on a pipe.
  const { port: actualPort } = server.address() as AddressInfo;
  baseUrl = `http://localhost:${actualPort}`;
  return {
    db,
    port: actualPort,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await persistence?.flush();
    },
  };
}

const USAGE = `npm run mock-server -- [--port 4010] [--host 127.0.0.1] [--scenario ${SCENARIO_IDS.join('|')}] [--data file.json]`;

function readCommandLine(): { port: number; host?: string; scenario: ScenarioId; dataFile?: string } {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      scenario: { type: 'string' },
      data: { type: 'string' },
    },
  });
  const port = Number(values.port ?? DEFAULT_PORT);
  const scenario = SCENARIO_IDS.find((id) => id === (values.scenario ?? 'normal'));
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new RangeError('--port must be 0 to 65535.');
  if (!scenario) throw new RangeError(`--scenario must be one of ${SCENARIO_IDS.join(', ')}.`);
  return {
    port,
    scenario,
    ...(values.host && { host: values.host }),
    ...(values.data && { dataFile: values.data }),
  };
}

async function main(): Promise<void> {
  const { port, db } = await startMockServer(readCommandLine());
  log(`Efie mock backend: http://localhost:${port} (${db.listProperties().length} active listings)`);
  log(`To use it: npm start -- --backend http://localhost:${port}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    logError(error instanceof Error ? error.message : String(error));
    logError(`Usage: ${USAGE}`);
    process.exitCode = 1;
  });
}
