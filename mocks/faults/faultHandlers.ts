import { http, type HttpHandler } from 'msw';
import { faultOf, type FaultId } from './faults';
import { OPERATIONS, type OperationId } from './operations';

/**
 * Handlers that answer one operation, or every call to the API, with a fault. Put them before the ordinary ones:
 * `slow` hands over to them after its wait.
 */
export function faultHandlers(faultId: FaultId, operation: OperationId | 'all'): HttpHandler[] {
  const { respond } = faultOf(faultId);
  const resolver = ({ request }: { request: Request }) => respond(request);
  if (operation === 'all') return [http.all('*/api/*', resolver)];
  const { method, path } = OPERATIONS[operation];
  return [http[method](`*${path}`, resolver)];
}
