import { LISTING_FIELD_NAMES, toSnakeCase, wireName } from '@efie/domain';
import { HttpResponse } from 'msw';
import type { MockDb } from '../db/types';
import { http } from './http';
import { respondWithError } from './respondWithError';
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

function createPublicHandlers(db: MockDb) {
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
      const result = db.getProperty(params.id, bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [404]);
      return response(200).json({ success: true, data: { property: toWireProperty(result.property) } });
    }),

    recordPropertyView: http.post('/api/properties/{id}/view', ({ params, response }) => {
      const result = db.recordView(params.id);
      if (!result.ok) return respondWithError(response, result, [404]);
      return response(200).json({ success: true, data: { viewCount: result.viewCount } });
    }),
  };
}

function createAgentHandlers(db: MockDb) {
  return {
    listOwnProperties: http.get('/api/agent/properties', ({ request, response }) => {
      const result = db.listOwnProperties(bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [401, 403]);
      return response(200).json({
        success: true,
        data: { properties: result.properties.map(toWireProperty) },
      });
    }),

    createProperty: http.post('/api/agent/properties', async ({ request, response }) => {
      const token = bearerToken(request);
      const access = db.getAgentProfile(token);
      if (!access.ok) return respondWithError(response, access, [401, 403]);
      const parsed = await readForm(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.createProperty(token, {
        ...readListingForm(parsed.form),
        images: readFiles(parsed.form, 'images'),
      });
      if (!result.ok) return respondWithError(response, result, [401, 403, 413, 422]);
      return response(201).json({
        success: true,
        message: 'Your property has been successfully listed.',
        data: { property: toWireProperty(result.property) },
      });
    }),

    updateProperty: http.patch('/api/agent/properties/{id}', async ({ params, request, response }) => {
      const token = bearerToken(request);
      const access = db.getPropertyViews(token, params.id);
      if (!access.ok) return respondWithError(response, access, [401, 403, 404]);
      const parsed = await readForm(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.updateProperty(token, params.id, readListingForm(parsed.form, toSnakeCase));
      if (!result.ok) return respondWithError(response, result, [401, 403, 404, 409, 422]);
      return response(200).json({
        success: true,
        message: 'Property updated successfully!',
        data: { property: toWireProperty(result.property) },
      });
    }),

    deleteProperty: http.delete('/api/agent/properties/{id}', ({ params, request, response }) => {
      const result = db.deleteProperty(bearerToken(request), params.id);
      if (!result.ok) return respondWithError(response, result, [401, 403, 404]);
      return response(200).json({ success: true, message: 'Property has been successfully deleted.' });
    }),

    getPropertyViews: http.get('/api/agent/properties/{id}/views', ({ params, request, response }) => {
      const result = db.getPropertyViews(bearerToken(request), params.id);
      if (!result.ok) return respondWithError(response, result, [401, 403, 404]);
      return response(200).json({ success: true, data: { viewCount: result.viewCount } });
    }),
  };
}

function createPhotoHandlers(db: MockDb) {
  return {
    addPropertyImage: http.post(
      '/api/agent/properties/{id}/add-image',
      async ({ params, request, response }) => {
        const token = bearerToken(request);
        const access = db.getPropertyViews(token, params.id);
        if (!access.ok) return respondWithError(response, access, [401, 403, 404]);
        const parsed = await readForm(request);
        if (!parsed.ok) return respondWithError(response, parsed, [422]);
        const result = db.addPropertyImage(token, params.id, readFile(parsed.form, 'image'));
        if (!result.ok) return respondWithError(response, result, [401, 403, 404, 413, 422]);

        return response(201).json({
          success: true,
          message: 'Image added.',
          data: { image: toWireImage(result.image) },
        });
      },
    ),

    deletePropertyImage: http.delete(
      '/api/agent/properties/image/{imageId}',
      ({ params, request, response }) => {
        const result = db.deletePropertyImage(bearerToken(request), params.imageId);
        if (!result.ok) return respondWithError(response, result, [401, 403, 404, 422]);
        return response(200).json({ success: true, message: 'Image deleted.' });
      },
    ),
  };
}

export function createListingHandlers(db: MockDb) {
  return { ...createPublicHandlers(db), ...createAgentHandlers(db), ...createPhotoHandlers(db) };
}
