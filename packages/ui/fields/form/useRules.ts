import { useCallback, useEffect, useRef } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { LateSchema } from './useServerForm';

/**
 * The rules of a form, whether they came with it or come once it stands.
 * @returns `rulesNow` gives them, null while they are on their way; `rulesLater` waits for them, and asks again after they
 * could not be loaded
 */
export function useRules(schema: AnyObjectSchema | LateSchema) {
  const loaded = useRef<AnyObjectSchema>(null);
  const rulesNow = () => (typeof schema === 'function' ? loaded.current : schema);
  const rulesLater = useCallback(async () => {
    const rules = typeof schema === 'function' ? await schema() : schema;
    loaded.current = rules;
    return rules;
  }, [schema]);
  useEffect(() => {
    // Should they not come, sending asks again and says so.
    if (typeof schema === 'function') void rulesLater().catch(() => undefined);
  }, [schema, rulesLater]);
  return { rulesNow, rulesLater };
}
