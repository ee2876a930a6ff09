import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '@efie/api/schema';

const http = createOpenApiHttp<paths>({ baseUrl: '*' });

/** The mock answers, keyed by operation so that a story can replace one of them. */
export function createHandlers() {
  return {
    getProperty: http.get('/api/properties/{id}', ({ params, response }) =>
      params.id === '1'
        ? response(200).json({
            data: { property: { id: '1', title: 'Two Bedroom Apartment at Spintex', price: '2800.00' } },
          })
        : response(404).json({ message: 'Property not found.' }),
    ),
  };
}
