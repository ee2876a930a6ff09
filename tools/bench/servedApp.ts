/** Serves the production build with the mock backend on the same origin. */
import path from 'node:path';
import { createMockDb, demoAccount, type DemoAccountKey, type ScenarioId } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { getResponse } from 'msw';
import { serveFolder, type ServedFolder } from '../../testing/staticServer';
import { root } from '../run';

export interface ServedApp extends ServedFolder {
  /** localStorage of a visit as the account. */
  storage: Readonly<Record<string, string>>;
}

/**
 * Serves apps/web/dist. Requests are answered by path, each from its first response.
 * @param account whose requests they are; a guest's without
 */
export async function serveApp(scenario: ScenarioId, account?: DemoAccountKey): Promise<ServedApp> {
  const { handlers } = createMockNodeBackend(createMockDb({ scenario }));
  const session = account === undefined ? null : demoAccount(account);
  const backend = async (pathname: string) => {
    if (!/^\/(?:api|storage)\//.test(pathname)) return undefined;
    const request = new Request(`http://backend.test${pathname}`, {
      // Views are recorded by POST; the other requests of a visit are GETs.
      method: pathname.endsWith('/view') ? 'POST' : 'GET',
      headers: session ? { authorization: `Bearer ${session.token}` } : {},
    });
    const response = await getResponse(Object.values(handlers), request);
    return (
      response && {
        type: response.headers.get('content-type') ?? 'application/json',
        body: Buffer.from(await response.arrayBuffer()),
      }
    );
  };
  const server = await serveFolder(path.join(root, 'apps/web/dist'), { spa: false, backend });
  const storage: Record<string, string> = session
    ? {
        [`${session.role}Token`]: session.token,
        [session.role]: JSON.stringify({ id: session.id, fullName: session.name }),
        userType: session.role,
      }
    : {};
  return { ...server, storage };
}
