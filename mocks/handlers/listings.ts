import { LISTING_FIELD_NAMES, toSnakeCase, wireName } from '@efie/domain/listing';
import { HttpResponse } from 'msw';
import type { MockDb } from '../db/types';
import { http } from './http';
import { unwrap } from './unwrap';
import { bearerToken, readFile, readFiles, readForm, readStringList } from './requests';
import { toWireImage, toWireProperty } from './wire';

/**
 * Reads the fields of a form.
 * @param spell converts a name in camelCase to the spelling of the form
 */
function readListingForm(form: FormData, spell = (name: string) => name) {
  const amenities = readStringList(form, 'amenities');
  const texts = LISTING_FIELD_NAMES.filter((name) => name !== 'amenities').flatMap((name) => {
    const text = form.get(spell(wireName(name)));
    return typeof text === 'string' ? [[wireName(name), text] as const] : [];
  });
  return { ...Object.fromEntries(texts), ...(amenities && { amenities }) };
}

export function createListingHandlers(db: MockDb) {
  return {
    listProperties: http.get('/api/properties', ({ response }) => {
      const raw = db.rawListings();
      // The `hostile` scenario violates the contract on purpose.
      if (raw)
        return response.untyped(HttpResponse.json({ success: true, data: { properties: raw } } as object));
      return response(200).json({
        success: true,
        data: { properties: db.listProperties().map(toWireProperty) },
      });
    }),

    getProperty: http.get('/api/properties/{id}', ({ params, request, response }) => {
      const raw = db.rawListing(params.id);
      if (raw !== undefined && raw !== null) {
        return response.untyped(HttpResponse.json({ success: true, data: { property: raw } } as object));
      }
      const { property } = unwrap(db.getProperty(params.id, bearerToken(request)));
      return response(200).json({ success: true, data: { property: toWireProperty(property) } });
    }),

    recordPropertyView: http.post('/api/properties/{id}/view', ({ params, response }) => {
      const { viewCount } = unwrap(db.recordView(params.id));
      return response(200).json({ success: true, data: { viewCount } });
    }),

    listOwnProperties: http.get('/api/agent/properties', ({ request, response }) => {
      const { properties } = unwrap(db.listOwnProperties(bearerToken(request)));
      return response(200).json({
        success: true,
        data: { properties: properties.map(toWireProperty) },
      });
    }),

    createProperty: http.post('/api/agent/properties', async ({ request, response }) => {
      const token = bearerToken(request);
      unwrap(db.getAgentProfile(token));
      const form = await readForm(request);
      const { property } = unwrap(
        db.createProperty(token, {
          ...readListingForm(form),
          images: readFiles(form, 'images'),
        }),
      );
      return response(201).json({
        success: true,
        message: 'Your property has been successfully listed.',
        data: { property: toWireProperty(property) },
      });
    }),

    updateProperty: http.patch('/api/agent/properties/{id}', async ({ params, request, response }) => {
      const token = bearerToken(request);
      unwrap(db.getPropertyViews(token, params.id));
      const form = await readForm(request);
      const { property } = unwrap(db.updateProperty(token, params.id, readListingForm(form, toSnakeCase)));
      return response(200).json({
        success: true,
        message: 'Property updated successfully!',
        data: { property: toWireProperty(property) },
      });
    }),

    deleteProperty: http.delete('/api/agent/properties/{id}', ({ params, request, response }) => {
      unwrap(db.deleteProperty(bearerToken(request), params.id));
      return response(200).json({ success: true, message: 'Property has been successfully deleted.' });
    }),

    getPropertyViews: http.get('/api/agent/properties/{id}/views', ({ params, request, response }) => {
      const { viewCount } = unwrap(db.getPropertyViews(bearerToken(request), params.id));
      return response(200).json({ success: true, data: { viewCount } });
    }),

    addPropertyImage: http.post(
      '/api/agent/properties/{id}/add-image',
      async ({ params, request, response }) => {
        const token = bearerToken(request);
        unwrap(db.getPropertyViews(token, params.id));
        const form = await readForm(request);
        const { image } = unwrap(db.addPropertyImage(token, params.id, readFile(form, 'image')));

        return response(201).json({
          success: true,
          message: 'Image added.',
          data: { image: toWireImage(image) },
        });
      },
    ),

    deletePropertyImage: http.delete(
      '/api/agent/properties/image/{imageId}',
      ({ params, request, response }) => {
        unwrap(db.deletePropertyImage(bearerToken(request), params.imageId));
        return response(200).json({ success: true, message: 'Image deleted.' });
      },
    ),
  };
}
