/** The 18 faults of the grid in docs/spec/faults.md, in its order. */
export const FAULT_IDS = [
  'offline',
  'abort',
  'hang',
  'slow',
  'stall',
  'empty-200',
  'html-200',
  'cut-json',
  'null-200',
  'success-false',
  'status-401',
  'status-403',
  'status-404',
  'status-409-or-413',
  'status-422',
  'status-429',
  'status-500-html',
  'status-503',
] as const;

export type FaultId = (typeof FAULT_IDS)[number];

/** A way for a call to go wrong. */
export type Fault = {
  id: FaultId;
  name: string;
  description: string;
  /** The faulty answer to a request. Undefined: the ordinary answer follows (only `slow`). */
  respond(request: Request): Promise<Response | undefined>;
};

/** How long the slow answer waits, in ms. */
export const SLOW_MS = 3_000;

/** After this many seconds a client that asked too often may ask again. */
export const RETRY_AFTER_SECONDS = 30;

/** A page as a proxy or a crashed server sends it; none of its words may reach a screen. */
const ERROR_PAGE =
  '<!doctype html><html><head><title>Error</title></head><body><h1>Whoops, something went wrong</h1><pre>Stack trace: #0 index.php(17)</pre></body></html>';

const html = (status: number, headers: Record<string, string> = {}) =>
  new Response(ERROR_PAGE, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

const raw = (body: string | ReadableStream | null) =>
  new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves only when the caller gives up. */
const untilAborted = (request: Request) =>
  new Promise<Response>((resolve) => {
    request.signal.addEventListener('abort', () => resolve(Response.error()), { once: true });
  });

const isUpload = (request: Request) =>
  (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');

/** The names of the fields that a request sends; none when its body is no form and no object. */
async function sentFields(request: Request): Promise<string[]> {
  try {
    if (isUpload(request)) return [...new Set((await request.clone().formData()).keys())];
    const body: unknown = await request.clone().json();
    return typeof body === 'object' && body !== null ? Object.keys(body) : [];
  } catch {
    return [];
  }
}

/** Fault 17: a list, a plain text, a field that no form has, and a nested name. */
async function fieldErrors(request: Request): Promise<Record<string, string[] | string>> {
  const [first, second] = await sentFields(request);
  return {
    ...(first === undefined ? {} : { [first]: ['This value was refused.', 'A second message.'] }),
    ...(second === undefined ? {} : { [second]: 'This value was refused too.' }),
    mystery: ['A field that no form has was refused.'],
    'images.0': ['The first photo was refused.'],
  };
}

type Listed = Omit<Fault, 'id'>;

const LISTED: Readonly<Record<FaultId, Listed>> = {
  offline: {
    name: 'Offline',
    description: 'The network is gone: the call fails at once.',
    respond: async () => Response.error(),
  },
  abort: {
    name: 'Connection cut',
    description: 'The connection breaks while the server works.',
    respond: async () => {
      await wait(50);
      return Response.error();
    },
  },
  hang: {
    name: 'No answer',
    description: 'The server takes the call and never answers.',
    respond: untilAborted,
  },
  slow: {
    name: 'Slow',
    description: 'The ordinary answer, three seconds late.',
    respond: async () => {
      await wait(SLOW_MS);
      return undefined;
    },
  },
  stall: {
    name: 'Stalls half-way',
    description: 'The answer begins and never ends.',
    respond: async () =>
      raw(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":true,"data":{')),
        }),
      ),
  },
  'empty-200': {
    name: 'Empty answer',
    description: 'Status 200 without a body.',
    respond: async () => raw(null),
  },
  'html-200': {
    name: 'A page instead of data',
    description: 'Status 200 with HTML, as a captive portal sends.',
    respond: async () => html(200),
  },
  'cut-json': {
    name: 'Cut JSON',
    description: 'Status 200 with JSON that ends too early.',
    respond: async () => raw('{"success":true,"data":{"properties":[{"id":"1001","title":"2 Bed'),
  },
  'null-200': {
    name: 'null',
    description: 'Status 200 with the value null.',
    respond: async () => raw('null'),
  },
  'success-false': {
    name: 'Success false',
    description: 'Status 200 that says it failed (ruling 77).',
    respond: async () => json(200, { success: false, message: 'The server could not do this.' }),
  },
  'status-401': {
    name: '401',
    description: 'The token is not accepted.',
    respond: async () => json(401, { message: 'Unauthenticated.' }),
  },
  'status-403': {
    name: '403',
    description: 'Not allowed.',
    respond: async () => json(403, { message: 'This action is not allowed.' }),
  },
  'status-404': {
    name: '404',
    description: 'Not there.',
    respond: async () => json(404, { message: 'Not found.' }),
  },
  'status-409-or-413': {
    name: '409, uploads 413',
    description: 'Changed elsewhere; for an upload, too large, said by a proxy in HTML.',
    respond: async (request) =>
      isUpload(request)
        ? html(413)
        : json(409, { message: 'This was changed elsewhere. Please reload the latest version.' }),
  },
  'status-422': {
    name: '422',
    description: 'Fields are refused: a list, a text, an unknown field and a nested name.',
    respond: async (request) =>
      json(422, { message: 'The given data was invalid.', errors: await fieldErrors(request) }),
  },
  'status-429': {
    name: '429',
    description: 'Asked too often; try again after 30 seconds.',
    respond: async () =>
      json(
        429,
        { message: 'Too many requests. Please wait a moment and try again.' },
        { 'retry-after': String(RETRY_AFTER_SECONDS) },
      ),
  },
  'status-500-html': {
    name: '500',
    description: 'The server crashed and sends a page with a stack trace.',
    respond: async () => html(500),
  },
  'status-503': {
    name: '503',
    description: 'The server is down for maintenance; the body is empty.',
    respond: async () => new Response(null, { status: 503 }),
  },
};

/** All faults, in the order of the grid. */
export const FAULTS: readonly Fault[] = FAULT_IDS.map((id) => ({ id, ...LISTED[id] }));

/** The fault of an id. */
export function faultOf(id: FaultId): Fault {
  return { id, ...LISTED[id] };
}

/** Whether a text from outside names a fault. */
/** Plain names of faults whose id says more. */
const ALIASES: ReadonlyMap<string, FaultId> = new Map([
  ['status-409', 'status-409-or-413'],
  ['status-413', 'status-409-or-413'],
  ['status-500', 'status-500-html'],
]);

/** The fault that a name in a URL stands for; null for an unknown one. */
export function findFaultId(text: string): FaultId | null {
  return isFaultId(text) ? text : (ALIASES.get(text) ?? null);
}

export function isFaultId(text: string): text is FaultId {
  return (FAULT_IDS as readonly string[]).includes(text);
}
