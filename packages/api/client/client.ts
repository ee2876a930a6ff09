import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../generated/schema';
import { reportUnauthorized, tokenFor, type Role } from '../session/session';
import { ApiError } from './ApiError';
import { apiConfig } from './config';
import { errorFromResponse } from './errorFromResponse';
import { noteServerDate } from './serverClock';

/** Whose token a call carries (specification section 6); `public` calls carry none. */
export type Caller = Role | 'public';

/** Sends the role's bearer token, and remembers which one, so that a late 401 cannot end a newer session (fault 10). */
function bearer(role: Role): Middleware {
  const sentTokens = new WeakMap<Request, string>();
  return {
    onRequest({ request }) {
      const token = request.headers.get('Authorization')?.slice(7) ?? tokenFor(role);
      if (token) {
        request.headers.set('Authorization', `Bearer ${token}`);
        sentTokens.set(request, token);
      }
      return request;
    },
    onResponse({ request, response }) {
      const token = sentTokens.get(request);
      if (response.status === 401 && token) reportUnauthorized({ role, token });
      return undefined;
    },
  };
}

/**
 * Turns every answer outside 200 to 299 into an ApiError, also one with an empty body, and reads the server's clock. A path
 * with an empty id or one of dots is another operation's: nothing is sent, and nothing is found.
 */
const refuseErrors: Middleware = {
  onRequest({ params }) {
    if (Object.values(params.path ?? {}).some((id) => /^\.{0,2}$/.test(String(id))))
      throw new ApiError({ kind: 'http', status: 404 });
    return undefined;
  },
  async onResponse({ response }) {
    noteServerDate(response.headers.get('Date'), Date.now());
    if (!response.ok) throw await errorFromResponse(response);
    return undefined;
  },
};

function create(caller: Caller): Client<paths> {
  const client = createClient<paths>({
    baseUrl: apiConfig().baseUrl,
    // Looked up at each call: a mock or a test may replace fetch after this client was made.
    fetch: (request) => globalThis.fetch(request),
  });
  // Answers pass the middleware in reverse order: the bearer must see a 401 before it becomes an error.
  client.use(refuseErrors);
  if (caller !== 'public') client.use(bearer(caller));
  return client;
}

let made: { baseUrl: string; clients: Partial<Record<Caller, Client<paths>>> } | null = null;

/** The typed client whose calls carry the given role's token (specification section 6). */
export function clientFor(caller: Caller): Client<paths> {
  const { baseUrl } = apiConfig();
  if (made?.baseUrl !== baseUrl) made = { baseUrl, clients: {} };
  return (made.clients[caller] ??= create(caller));
}
