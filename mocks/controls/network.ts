import { getResponse, type HttpHandler } from 'msw';
import {
  createHandler,
  faultHandler,
  faultOf,
  findFaultId,
  isOperationId,
  type FaultId,
  type OperationId,
} from '../faults';

/** The simulated network: working, or with a fault for one or all operations. */
export type NetworkSetting =
  { kind: 'ok' } | { kind: 'fault'; fault: FaultId; operation: OperationId | 'all' };

export const NETWORK_OK: NetworkSetting = { kind: 'ok' };

/** Parses `ok`, `fault` or `fault:operationId`; null for anything else. */
export function parseNetwork(text: string): NetworkSetting | null {
  if (text === 'ok') return NETWORK_OK;
  const [name = '', operation = 'all', ...more] = text.split(':');
  const fault = findFaultId(name);
  if (fault === null || more.length > 0) return null;
  return operation === 'all' || isOperationId(operation) ? { kind: 'fault', fault, operation } : null;
}

/** The inverse of `parseNetwork`. */
export function formatNetwork(setting: NetworkSetting): string {
  if (setting.kind === 'ok') return 'ok';
  return setting.operation === 'all' ? setting.fault : `${setting.fault}:${setting.operation}`;
}

/** Describes a setting, such as 'Offline on listProperties'; '' for a working network. */
export function describeNetwork(setting: NetworkSetting): string {
  if (setting.kind === 'ok') return '';
  const { name } = faultOf(setting.fault);
  return setting.operation === 'all' ? name : `${name} on ${setting.operation}`;
}

/**
 * The handlers to place before the normal ones for a setting.
 * @param normalHandlers the normal handlers; the fault `abort` runs them before it drops their response
 */
export function createNetworkHandlers(
  setting: NetworkSetting,
  normalHandlers: readonly HttpHandler[],
): HttpHandler[] {
  if (setting.kind === 'ok') return [];
  const { fault, operation } = setting;
  if (fault !== 'abort') return [faultHandler(fault, operation)];
  const loseResponse = createHandler(operation, async ({ request }) => {
    await getResponse([...normalHandlers], request.clone());
    return Response.error();
  });
  return [loseResponse];
}
