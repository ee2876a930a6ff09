import type { HttpHandler } from 'msw';
import { faultOf, type FaultId } from './faults';
import { createHandler, type OperationId } from './operations';

/**
 * A handler that responds to one operation, or to all, with a fault. Place it before the normal handlers, because `slow`
 * falls through to those after its delay.
 */
export function faultHandler(fault: FaultId, operation: OperationId | 'all'): HttpHandler {
  return createHandler(operation, ({ request }) => faultOf(fault).respond(request));
}
