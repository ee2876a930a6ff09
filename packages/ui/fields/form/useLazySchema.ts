import { useCallback, useEffect, useRef } from 'react';
import type { AnyObjectSchema } from 'yup';

/** Loads a form's schema on demand, which keeps yup out of the screen's initial bundle. */
export type LazySchema = () => Promise<AnyObjectSchema>;

/**
 * A form's schema, given directly or lazy-loaded after mount.
 * @returns `getSchema` returns it, or null until it is loaded; `loadSchema` loads it, again after a failure
 */
export function useLazySchema(schema: AnyObjectSchema | LazySchema) {
  const loaded = useRef<AnyObjectSchema>(null);
  const getSchema = () => (typeof schema === 'function' ? loaded.current : schema);
  const loadSchema = useCallback(async () => {
    const loadedSchema = typeof schema === 'function' ? await schema() : schema;
    loaded.current = loadedSchema;
    return loadedSchema;
  }, [schema]);
  useEffect(() => {
    // After a failure, submitting loads it again and shows an error.
    if (typeof schema === 'function') void loadSchema().catch(() => undefined);
  }, [schema, loadSchema]);
  return { getSchema, loadSchema };
}
