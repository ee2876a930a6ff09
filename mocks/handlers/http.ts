import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '@efie/api/schema';

/**
 * Handlers typed by openapi.yaml, on any origin: an answer that leaves the contract does not compile.
 * An undocumented path is reached with `http.untyped`.
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' });
