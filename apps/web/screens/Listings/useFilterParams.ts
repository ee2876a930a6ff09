import { readFilterParams, writeFilterParams, type SearchFilters } from '@efie/domain/search';
import { useIsHydrated } from '@efie/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/** ms between a choice and the search. */
const CHOICE_DELAY = 300;
/** ms between the last key and the search. */
const TYPING_DELAY = 500;

/** Parameters that advertisers and mail add to links: utm_source, fbclid, gclid, msclkid. */
const TRACKING = /^utm_|clk?id=/;

const NO_PARAMS = new URLSearchParams();

interface Draft {
  filters: SearchFilters;
  /** Only the text or the cash differs from the URL. */
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
 * and 500 ms after a key. Continuous typing of text or cash makes one history entry, each choice its own. Unknown parameters are ignored
 * and removed, except those by which a website's visits are counted. Back, Forward and links discard changes that are not
 * applied yet.
 */
export function useFilterParams(): FilterParams {
  const [routerParams, setParams] = useSearchParams();
  // The page was pre-rendered without a query string.
  const isHydrated = useIsHydrated();
  const params = isHydrated ? routerParams : NO_PARAMS;
  const query = params.toString();
  const tracking = query.split('&').filter((pair) => TRACKING.test(pair));
  const suffix = tracking.length > 0 ? `&${tracking.join('&')}` : '';
  const applied = useMemo(() => readFilterParams(new URLSearchParams(query)), [query]);
  const appliedQuery = useMemo(() => writeFilterParams(applied).toString(), [applied]);

  const navigationType = useNavigationType();
  const [draft, setDraft] = useState<Draft | null>(null);
  /** Queries that are not rendered yet, oldest first: on a slow device the next choice can come before the list. */
  const [requested, setRequested] = useState<readonly string[]>([]);
  const [lastQuery, setLastQuery] = useState(appliedQuery);
  if (lastQuery !== appliedQuery) {
    setLastQuery(appliedQuery);
    const index = navigationType === 'POP' ? -1 : requested.indexOf(appliedQuery);
    setRequested(index < 0 ? [] : requested.slice(index + 1));
    // The URL changed by Back, Forward or a link, so the unapplied changes are obsolete.
    if (index < 0) setDraft(null);
  }
  const latestQuery = requested.at(-1) ?? appliedQuery;
  const latest = useMemo(() => readFilterParams(new URLSearchParams(latestQuery)), [latestQuery]);
  const draftQuery = draft === null ? appliedQuery : writeFilterParams(draft.filters).toString();
  /** The query of the current typing, which the next key replaces instead of adding a history entry. */
  const typedQuery = useRef<string | null>(null);
  /** The window's path while this screen is shown. */
  const path = useRef('');
  useEffect(() => {
    path.current = window.location.pathname;
  }, []);

  const apply = useCallback(
    ({ filters, isTyping }: Draft) => {
      const nextQuery = writeFilterParams(filters).toString();
      const replace = isTyping && typedQuery.current === latestQuery;
      typedQuery.current = isTyping ? nextQuery : null;
      if (nextQuery === latestQuery) return;
      setRequested((queries) => [...queries, nextQuery]);
      setParams(nextQuery + suffix, { replace, preventScrollReset: true });
    },
    [latestQuery, setParams, suffix],
  );

  const isUnsent = draftQuery !== latestQuery;
  useEffect(() => {
    if (draft === null || !isUnsent) return undefined;
    const timer = setTimeout(
      () => {
        // A link was followed meanwhile, and its screen is still loading.
        if (window.location.pathname === path.current) apply(draft);
      },
      draft.isTyping ? TYPING_DELAY : CHOICE_DELAY,
    );
    return () => clearTimeout(timer);
  }, [isUnsent, draft, apply]);

  useEffect(() => {
    const known = new URLSearchParams(appliedQuery + suffix).toString();
    if (isHydrated && query !== known && window.location.pathname === path.current)
      setParams(known, { replace: true, preventScrollReset: true });
  }, [isHydrated, query, appliedQuery, suffix, setParams]);

  const createDraft = useCallback(
    (filters: SearchFilters): Draft => ({
      filters,
      isTyping:
        writeFilterParams({
          ...filters,
          text: latest.text,
          moveIn: latest.moveIn,
          page: latest.page,
        }).toString() === latestQuery,
    }),
    [latestQuery, latest],
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

  return {
    filters: draft?.filters ?? applied,
    applied,
    isPending: draftQuery !== appliedQuery,
    change,
    changeImmediately: changeNow,
  };
}
