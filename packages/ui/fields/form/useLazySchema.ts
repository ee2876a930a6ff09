import { useCallback, useEffect, useRef } from 'react';
import type { AnyObjectSchema } from 'yup';

/** Loads a form's schema on demand, which keeps yup out of the screen's initial bundle. */
export type LazySchema = () => Promise<AnyObjectSchema>;

/**
 * A form's schema, given directly or lazy-loaded after mount.
 * @returns `loadSchema` loads it, again after a failure; `getSchema` returns it, and throws before it is loaded
 */
export function useLazySchema(schema: AnyObjectSchema | LazySchema) {
  const loaded = useRef<AnyObjectSchema>(null);
  const getSchema = useCallback((): AnyObjectSchema => {
    if (typeof schema !== 'function') return schema;
    if (loaded.current === null) throw new Error('The schema is not loaded.');
    return loaded.current;
  }, [schema]);
  const loadSchema = useCallback(async () => {
    if (typeof schema === 'function') loaded.current ??= await schema();
  }, [schema]);
  useEffect(() => {
    // After a failure, submitting loads it again and shows an error.
    void loadSchema().catch(() => undefined);
  }, [loadSchema]);
  return { getSchema, loadSchema };
}
