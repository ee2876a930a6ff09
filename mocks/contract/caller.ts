import { getResponse } from 'msw';
import { expect } from 'vitest';
import type { MockDb } from '../db/types';
import { OPERATIONS, type OperationId } from '../faults/operations';
import { createHandlers } from '../handlers';
import { validateResponse } from './contract';

/** What a call carries; values of `params` stand for the {names} of the path. */
export interface Call {
  params?: Record<string, string>;
  token?: string;
  json?: unknown;
  form?: FormData;
  query?: string;
  /** A raw body with its content type, for what no client would send. */
  raw?: { body: string; type: string };
}

export interface Answer {
  status: number;
  /** What answers and refusals have in common; `errors` holds a list per field (ruling 87). */
  body: { success?: boolean; message: string; errors?: Record<string, string[]> };
  /** What stands at a dotted path of the body. */
  at: (path: string) => unknown;
}

function bodyOf({ json, form, raw }: Call): { body?: BodyInit; type?: string } {
  if (raw) return { body: raw.body, type: raw.type };
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  return form ? { body: form } : {};
}

/**
 * Calls operations of the pretend server as a client would, without a network. Every answer is held against
 * openapi.yaml; `called` collects the operations with their statuses.
 */
export function createCaller(db: MockDb) {
  const handlers = Object.values(createHandlers(db));
  const called = new Map<OperationId, Set<number>>();

  async function call(operationId: OperationId, sent: Call = {}): Promise<Answer> {
    const { method, path: pattern } = OPERATIONS[operationId];
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(sent.params?.[name] ?? 'none'),
    );
    const { body, type } = bodyOf(sent);
    const headers = new Headers();
    if (type) headers.set('Content-Type', type);
    if (sent.token) headers.set('Authorization', `Bearer ${sent.token}`);
    const request = new Request(`http://backend.test${path}${sent.query ?? ''}`, {
      method: method.toUpperCase(),
      headers,
      ...(body !== undefined && { body }),
    });
    const response = await getResponse(handlers, request);
    expect(response, `${operationId} has a handler`).toBeDefined();
    const status = response?.status ?? 0;
    const answer: unknown = await response?.json();
    expect(validateResponse(operationId, status, answer), `${operationId} ${status}`).toEqual([]);
    called.set(operationId, (called.get(operationId) ?? new Set()).add(status));
    return {
      status,
      body: answer as Answer['body'],
      at: (keys) =>
        keys
          .split('.')
          .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], answer),
    };
  }

  return { call, called };
}

/** A small picture of a type; `bytes` sets its size. */
export function photo(name = 'front.jpg', type = 'image/jpeg', bytes = 64): File {
  return new File([new Uint8Array(bytes).fill(7)], name, { type });
}

/** A form of texts, lists and files; lists go under `name[]`. */
export function form(fields: Record<string, string | File | readonly (string | File)[]>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || value instanceof File) made.append(name, value);
    else for (const entry of value) made.append(`${name}[]`, entry);
  }
  return made;
}
