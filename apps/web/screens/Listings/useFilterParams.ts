import { readFilterParams, writeFilterParams, type SearchFilters } from '@efie/domain';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** ms between a choice and the search. */
const CHOICE_DELAY = 300;
/** ms between the last key and the search. */
const TYPING_DELAY = 500;

const NO_PARAMS = new URLSearchParams();
const subscribeToNothing = () => () => undefined;

/** False during hydration, because the page was pre-rendered without a query string. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

interface Draft {
  filters: SearchFilters;
  /** Only the text differs from the URL. */
  isTyping: boolean;
}

export interface FilterParams {
  /** The controls' values: the URL's filters with changes that are not applied yet. */
  filters: SearchFilters;
  /** The list's filters, from the URL. */
  applied: SearchFilters;
  isPending: boolean;
  change: (next: SearchFilters) => void;
  /** Applies without a delay, for sorting and Clear All. */
  changeImmediately: (next: SearchFilters) => void;
}

/**
 * The search filters, stored in the URL. Controls change immediately; the URL and the list follow 300 ms after a choice
 * and 500 ms after a key. Continuous typing makes one history entry, each choice its own. Unknown parameters are ignored
 * and removed. Back, Forward and links discard changes that are not applied yet.
 */
export function useFilterParams(): FilterParams {
  const [routerParams, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const params = isHydrated ? routerParams : NO_PARAMS;
  const query = params.toString();
  const applied = useMemo(() => readFilterParams(new URLSearchParams(query)), [query]);
  const appliedQuery = useMemo(() => writeFilterParams(applied).toString(), [applied]);

  const [draft, setDraft] = useState<Draft | null>(null);
  const [requestedQuery, setRequestedQuery] = useState<string | null>(null);
  const [lastQuery, setLastQuery] = useState(appliedQuery);
  if (lastQuery !== appliedQuery) {
    setLastQuery(appliedQuery);
    // The URL changed by Back, Forward or a link, so the unapplied changes are obsolete.
    if (appliedQuery !== requestedQuery) setDraft(null);
  }
  const isPending = draft !== null && writeFilterParams(draft.filters).toString() !== appliedQuery;
  /** The query of the current typing, which the next key replaces instead of adding a history entry. */
  const typedQuery = useRef<string | null>(null);

  const apply = useCallback(
    ({ filters, isTyping }: Draft) => {
      const nextQuery = writeFilterParams(filters).toString();
      const replace = isTyping && typedQuery.current === appliedQuery;
      typedQuery.current = isTyping ? nextQuery : null;
      setRequestedQuery(nextQuery);
      setParams(nextQuery, { replace, preventScrollReset: true });
    },
    [appliedQuery, setParams],
  );

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => apply(draft), draft.isTyping ? TYPING_DELAY : CHOICE_DELAY);
    return () => clearTimeout(timer);
  }, [isPending, draft, apply]);

  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['query'];
  }, [isHydrated]);

  useEffect(() => {
    if (isHydrated && query !== appliedQuery)
      setParams(appliedQuery, { replace: true, preventScrollReset: true });
  }, [isHydrated, query, appliedQuery, setParams]);

  const createDraft = useCallback(
    (filters: SearchFilters): Draft => ({
      filters,
      isTyping:
        writeFilterParams({ ...filters, text: applied.text, page: applied.page }).toString() === appliedQuery,
    }),
    [appliedQuery, applied],
  );
  const change = useCallback((filters: SearchFilters) => setDraft(createDraft(filters)), [createDraft]);
  const changeNow = useCallback(
    (filters: SearchFilters) => {
      const next = createDraft(filters);
      setDraft(next);
      apply(next);
    },
    [apply, createDraft],
  );

  return { filters: draft?.filters ?? applied, applied, isPending, change, changeImmediately: changeNow };
}
