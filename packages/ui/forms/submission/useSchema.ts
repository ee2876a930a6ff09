import { useCallback, useEffect, useRef } from 'react';
import type { FormSchema } from '../../fields/form';

/** Loads a form's schema, and with it yup. */
export type LazySchema<Values extends object> = () => Promise<FormSchema<Values>>;

/**
 * A form's schema, or one that is loaded after mount.
 * @returns `loadSchema` loads it, again after a failure; `getSchema` returns it once it is loaded
 */
export function useSchema<Values extends object>(
  schema: FormSchema<Values> | LazySchema<Values> | undefined,
) {
  const loaded = useRef<FormSchema<Values>>(undefined);
  const getSchema = () => (typeof schema === 'function' ? loaded.current : schema);
  const loadSchema = useCallback(async () => {
    if (typeof schema === 'function') loaded.current ??= await schema();
  }, [schema]);
  useEffect(() => {
    // After a failure, submitting loads it again and shows an error.
    void loadSchema().catch(() => undefined);
  }, [loadSchema]);
  return { getSchema, loadSchema };
}
