import { http, type HttpHandler } from 'msw';
import { faultOf, type FaultId } from './faults';
import { OPERATIONS, type OperationId } from './operations';

/**
 * Handlers that respond to one operation, or to all, with a fault. Place them before the normal handlers, because `slow`
 * falls through to those after its delay.
 */
export function faultHandlers(faultId: FaultId, operation: OperationId | 'all'): HttpHandler[] {
  const { respond } = faultOf(faultId);
  const resolver = ({ request }: { request: Request }) => respond(request);
  if (operation === 'all') return [http.all('*/api/*', resolver)];
  const { method, path } = OPERATIONS[operation];
  return [http[method](`*${path}`, resolver)];
}
