import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getResponse, type HttpHandler } from 'msw';
import { answerCheckout, checkoutPath } from './checkout/httpCheckout';
import { createMockDb } from './db';
import type { MockDb } from './db/types';
import { createHandlers } from './handlers';
import { SCENARIO_IDS, type ScenarioId } from './scenarios/scenarioIds';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const DEFAULT_PORT = 4010;

/** How many ports after the wanted one are tried when it is taken. */
const PORT_TRIES = 20;

export interface MockHttpServer {
  db: MockDb;
  /** The port it really listens on. */
  port: number;
  close: () => Promise<void>;
}

export interface MockHttpServerOptions {
  /** The first port to try; 0 lets the system choose. Default 4010. */
  port?: number;
  /** What it answers from; default a world of `scenario`. */
  db?: MockDb;
  /** Default 'normal'. */
  scenario?: ScenarioId;
  /** Hears of every port that was taken. */
  onPortTaken?: (taken: number, next: number) => void;
}

/** Any page may call, with its token, whatever method and headers it asks for. */
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

/** False for an address with a broken escape such as %E0%A4%A, on which MSW throws. */
function isReadable(address = '/'): boolean {
  try {
    decodeURIComponent(address.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

async function answer(
  { db, handlers }: { db: MockDb; handlers: readonly HttpHandler[] },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const cors = corsHeaders(request);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
    return;
  }
  const asked = isReadable(request.url) ? toFetchRequest(request) : null;
  const found =
    (asked && ((await answerCheckout(db, asked)) ?? (await getResponse([...handlers], asked)))) ??
    Response.json({ success: false, message: 'This server has no such address.' }, { status: 404 });
  // The connection breaks: no status line, nothing.
  if (found.type === 'error') {
    response.destroy();
    return;
  }
  response.writeHead(found.status, { ...Object.fromEntries(found.headers), ...cors });
  response.end(Buffer.from(await found.arrayBuffer()));
}

function listen(server: Server, port: number): Promise<number | 'taken'> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else reject(error);
    };
    server.once('error', fail);
    server.listen(port, () => {
      server.off('error', fail);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * The mock backend as a real HTTP server: the same answers as in the browser, uploads included, for any origin.
 * Takes the next port when the wanted one is taken. Rejects when no port is free.
 */
export async function startMockServer(options: MockHttpServerOptions = {}): Promise<MockHttpServer> {
  const { port: wanted = DEFAULT_PORT, onPortTaken } = options;
  let address = '';
  const db =
    options.db ??
    createMockDb({
      scenario: options.scenario ?? 'normal',
      now: () => new Date().toISOString(),
      checkoutUrl: (reference) => address + checkoutPath(reference),
    });
  const handlers = Object.values(createHandlers(db));
  const server = createServer((request, response) => {
    answer({ db, handlers }, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'Content-Type': 'application/json', ...corsHeaders(request) });
      response.end(JSON.stringify({ success: false, message: 'Server error.' }));
      complain(String(error));
    });
  });
  for (let port = wanted; port < wanted + PORT_TRIES; port += 1) {
    const taken = await listen(server, port);
    if (taken !== 'taken') {
      address = `http://localhost:${taken}`;
      return {
        db,
        port: taken,
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    }
    onPortTaken?.(port, port + 1);
  }
  throw new Error(`No free port between ${wanted} and ${wanted + PORT_TRIES - 1}.`);
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
  const { port: wanted, scenario } = readCommandLine();
  const { port, db } = await startMockServer({
    port: wanted,
    scenario,
    onPortTaken: (taken, next) => say(`Port ${taken} is taken: trying ${next}.`),
  });
  say(`Efie mock backend: http://localhost:${port} (${db.listProperties().length} listings on the market)`);
  say(`Point the app at it: VITE_API_BASE_URL=http://localhost:${port} npm start`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    complain(error instanceof Error ? error.message : String(error));
    complain(`Usage: ${USAGE}`);
    process.exitCode = 1;
  });
}
