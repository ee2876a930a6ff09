import { getResponse, http, type HttpHandler } from 'msw';
import {
  faultHandlers,
  faultOf,
  findFaultId,
  isOperationId,
  OPERATIONS,
  type FaultId,
  type OperationId,
} from '../faults';

/** What the network does: every call is answered, or one or all of them meet a fault. */
export type NetworkSetting =
  { kind: 'ok' } | { kind: 'fault'; fault: FaultId; operation: OperationId | 'all' };

export const OK: NetworkSetting = { kind: 'ok' };

/** Reads `ok`, a fault's name, or `fault:operationId`; null for anything else. */
export function parseNetwork(text: string): NetworkSetting | null {
  if (text === 'ok') return OK;
  const [name = '', operation = 'all', ...more] = text.split(':');
  const fault = findFaultId(name);
  if (fault === null || more.length > 0) return null;
  return operation === 'all' || isOperationId(operation) ? { kind: 'fault', fault, operation } : null;
}

/** The text that `parseNetwork` reads. */
export function networkText(setting: NetworkSetting): string {
  if (setting.kind === 'ok') return 'ok';
  return setting.operation === 'all' ? setting.fault : `${setting.fault}:${setting.operation}`;
}

/** What is on, in a few words; '' for the ordinary. */
export function networkWords(setting: NetworkSetting): string {
  if (setting.kind === 'ok') return '';
  const { name } = faultOf(setting.fault);
  return setting.operation === 'all' ? name : `${name} on ${setting.operation}`;
}

/** The server does what it is asked, and the connection breaks before it can say so. */
function answerLost(operation: OperationId | 'all', server: readonly HttpHandler[]): HttpHandler {
  const lose = async ({ request }: { request: Request }) => {
    await getResponse([...server], request.clone());
    return Response.error();
  };
  if (operation === 'all') return http.all('*/api/*', lose);
  const { method, path } = OPERATIONS[operation];
  return http[method](`*${path}`, lose);
}

/**
 * The handlers that stand before the ordinary ones while a setting is on.
 * @param server the ordinary ones: a connection that is cut while they work loses the answer, not what was done
 */
export function networkHandlers(setting: NetworkSetting, server: readonly HttpHandler[]): HttpHandler[] {
  if (setting.kind === 'ok') return [];
  const { fault, operation } = setting;
  return fault === 'abort' ? [answerLost(operation, server)] : faultHandlers(fault, operation);
}
