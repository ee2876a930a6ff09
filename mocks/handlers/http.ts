import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '@efie/contract';

/**
 * Handler factories typed by openapi.yaml, for any origin: a response that violates the contract does not compile.
 * Use `http.untyped` for undocumented paths.
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' });
