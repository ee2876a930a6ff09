export type Fault = {
  id: FaultId;
  name: string;
  description: string;
  /** The faulty response; undefined to continue with the normal handler (`slow` only). */
  respond(request: Request): Promise<Response | undefined>;
};

/** Delay of the fault `slow`, ms. */
export const SLOW_MS = 3_000;

/** Value of the Retry-After header of the fault `status-429`, seconds. */
export const RETRY_AFTER_SECONDS = 30;

/** HTML error page of a proxy or a crashed server. The app must show none of its text. */
const ERROR_PAGE =
  '<!doctype html><html><head><title>Error</title></head><body><h1>Whoops, something went wrong</h1><pre>Stack trace: #0 index.php(17)</pre></body></html>';

const html = (status: number, headers: Record<string, string> = {}) =>
  new Response(ERROR_PAGE, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

const raw = (body: string | ReadableStream | null) =>
  new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const untilAborted = (request: Request) =>
  new Promise<Response>((resolve) => {
    request.signal.addEventListener('abort', () => resolve(Response.error()), { once: true });
  });

const isUpload = (request: Request) =>
  (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');

/** The field names in the body of a request; empty when the body is neither a form nor a JSON object. */
async function sentFields(request: Request): Promise<string[]> {
  try {
    if (isUpload(request)) return [...new Set((await request.clone().formData()).keys())];
    const body: unknown = await request.clone().json();
    return typeof body === 'object' && body !== null ? Object.keys(body) : [];
  } catch {
    return [];
  }
}

/** Field errors as a list and as a string, for an unknown field and for a nested field. */
async function fieldErrors(request: Request): Promise<Record<string, string[] | string>> {
  const [first, second] = await sentFields(request);
  return {
    ...(first === undefined ? {} : { [first]: ['This value is invalid.', 'A second message.'] }),
    ...(second === undefined ? {} : { [second]: 'This value is invalid too.' }),
    mystery: ['A field that no form has is invalid.'],
    'images.0': ['The first photo is invalid.'],
  };
}

/** The 18 faults of docs/spec/faults.md, in its order. */
const FAULTS_BY_ID = {
  offline: {
    name: 'Offline',
    description: 'No network: requests fail immediately.',
    respond: async () => Response.error(),
  },
  abort: {
    name: 'Connection lost',
    description: 'The connection breaks while the server processes the request.',
    respond: async () => {
      await wait(50);
      return Response.error();
    },
  },
  hang: {
    name: 'No response',
    description: 'The request never completes.',
    respond: untilAborted,
  },
  slow: {
    name: 'Slow',
    description: 'The normal response after three seconds.',
    respond: async () => {
      await wait(SLOW_MS);
      return undefined;
    },
  },
  stall: {
    name: 'Stalled response',
    description: 'The response body starts and never ends.',
    respond: async () =>
      raw(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":true,"data":{')),
        }),
      ),
  },
  'empty-200': {
    name: 'Empty response',
    description: 'Status 200 without a body.',
    respond: async () => raw(null),
  },
  'html-200': {
    name: 'HTML instead of JSON',
    description: 'Status 200 with an HTML page, as from a captive portal.',
    respond: async () => html(200),
  },
  'cut-json': {
    name: 'Truncated JSON',
    description: 'Status 200 with incomplete JSON.',
    respond: async () => raw('{"success":true,"data":{"properties":[{"id":"1001","title":"2 Bed'),
  },
  'null-200': {
    name: 'null',
    description: 'Status 200 with the JSON value null.',
    respond: async () => raw('null'),
  },
  'success-false': {
    name: 'Success false',
    description: 'Status 200 with "success": false.',
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
    description: 'Not found.',
    respond: async () => json(404, { message: 'Not found.' }),
  },
  'status-409-or-413': {
    name: '409, uploads 413',
    description: 'Changed elsewhere; for uploads: too large, as an HTML page of a proxy.',
    respond: async (request) =>
      isUpload(request)
        ? html(413)
        : json(409, { message: 'This was changed elsewhere. Please reload the latest version.' }),
  },
  'status-422': {
    name: '422',
    description: 'Field errors as a list and as a string, for an unknown field and for a nested field.',
    respond: async (request) =>
      json(422, { message: 'The given data was invalid.', errors: await fieldErrors(request) }),
  },
  'status-429': {
    name: '429',
    description: 'Too many requests; retry after 30 seconds.',
    respond: async () =>
      json(
        429,
        { message: 'Too many requests. Please wait a moment and try again.' },
        { 'retry-after': String(RETRY_AFTER_SECONDS) },
      ),
  },
  'status-500-html': {
    name: '500',
    description: 'The server crashed: an HTML page with a stack trace.',
    respond: async () => html(500),
  },
  'status-503': {
    name: '503',
    description: 'The server is down for maintenance; empty body.',
    respond: async () => new Response(null, { status: 503 }),
  },
} satisfies Readonly<Record<string, Omit<Fault, 'id'>>>;

export type FaultId = keyof typeof FAULTS_BY_ID;

// Object.keys loses the keys' type.
export const FAULT_IDS = Object.keys(FAULTS_BY_ID) as readonly FaultId[];

export function faultOf(id: FaultId): Fault {
  return { id, ...FAULTS_BY_ID[id] };
}

export const FAULTS: readonly Fault[] = FAULT_IDS.map(faultOf);

/** Short names for faults with a long id. */
const ALIASES: ReadonlyMap<string, FaultId> = new Map([
  ['status-409', 'status-409-or-413'],
  ['status-413', 'status-409-or-413'],
  ['status-500', 'status-500-html'],
]);

/** The fault id for an untrusted name or alias, such as one in a URL; null for an unknown one. */
export function findFaultId(text: string): FaultId | null {
  return isFaultId(text) ? text : (ALIASES.get(text) ?? null);
}

export function isFaultId(text: string): text is FaultId {
  return Object.hasOwn(FAULTS_BY_ID, text);
}
