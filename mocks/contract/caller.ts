import { getResponse } from 'msw';
import { expect } from 'vitest';
import type { MockDb } from '../db/types';
import { OPERATIONS, type OperationId } from '../faults/operations';
import { createHandlers } from '../handlers';
import { validateResponse } from './contract';

/** Input of a call; `params` fill the `{name}` segments of the path. */
export interface CallInput {
  params?: Record<string, string>;
  token?: string;
  json?: unknown;
  form?: FormData;
  query?: string;
  /** A raw body with its content type, for requests that no client would send. */
  raw?: { body: string; type: string };
}

export interface CallResult {
  status: number;
  /** The fields that success and error responses share; `errors` maps a field to its messages. */
  body: { success?: boolean; message: string; errors?: Record<string, string[]> };
  /** The value at a dotted path of the body. */
  valueAt: (path: string) => unknown;
}

function bodyOf({ json, form, raw }: CallInput): { body?: BodyInit; type?: string } {
  if (raw) return { body: raw.body, type: raw.type };
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  return form ? { body: form } : {};
}

/**
 * Calls operations of the mock backend as a client would, without a network. Every response is validated against
 * openapi.yaml; `called` collects the statuses per operation.
 */
export function createCaller(db: MockDb) {
  const handlers = Object.values(createHandlers(db));
  const called = new Map<OperationId, Set<number>>();

  async function call(operationId: OperationId, input: CallInput = {}): Promise<CallResult> {
    const { method, path: pattern } = OPERATIONS[operationId];
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? 'none'),
    );
    const { body, type } = bodyOf(input);
    const headers = new Headers();
    if (type) headers.set('Content-Type', type);
    if (input.token) headers.set('Authorization', `Bearer ${input.token}`);
    const request = new Request(`http://backend.test${path}${input.query ?? ''}`, {
      method: method.toUpperCase(),
      headers,
      ...(body !== undefined && { body }),
    });
    const response = await getResponse(handlers, request);
    expect(response, `${operationId} has a handler`).toBeDefined();
    const status = response?.status ?? 0;
    const responseBody: unknown = await response?.json();
    expect(validateResponse(operationId, status, responseBody), `${operationId} ${status}`).toEqual([]);
    called.set(operationId, (called.get(operationId) ?? new Set()).add(status));
    return {
      status,
      body: responseBody as CallResult['body'],
      valueAt: (keys) =>
        keys
          .split('.')
          .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], responseBody),
    };
  }

  return { call, called };
}
