import { readSearch, writeSearch, type SearchFilters } from '@efie/domain';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds between a choice and the search (specification section 4). */
const REFILTER_AFTER = 300;
/** Milliseconds between the last key and the search. */
const SEARCH_AFTER = 500;

const NO_PARAMS = new URLSearchParams();
const neverChanges = () => () => undefined;

/** False while the pre-rendered page is hydrated: that page was written without a query. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

interface Draft {
  filters: SearchFilters;
  /** Only the text differs from the address. */
  isTyping: boolean;
}

export interface AddressFilters {
  /** What the controls show: the address and what was just chosen. */
  filters: SearchFilters;
  /** What the list shows: the filters of the address. */
  applied: SearchFilters;
  /** A choice waits for its moment. */
  isPending: boolean;
  change: (next: SearchFilters) => void;
  /** Applies at once, without a wait: turning a page, clearing all. */
  changeNow: (next: SearchFilters) => void;
}

/**
 * The filters of the listings page, kept in the address (fault 57). Controls change at once; the address, and with it the
 * list, follows 300 ms after a choice and 500 ms after a key. A spell of typing makes one entry of the history, every
 * choice its own. Unknown parts of an address are ignored and tidied away (fault 56); Back and links always win.
 */
export function useAddressFilters(): AddressFilters {
  const [routerParams, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const params = isHydrated ? routerParams : NO_PARAMS;
  const query = params.toString();
  const applied = useMemo(() => readSearch(new URLSearchParams(query)), [query]);
  const address = useMemo(() => writeSearch(applied).toString(), [applied]);

  const [draft, setDraft] = useState<Draft | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    // Back, Forward or a link: what was being chosen belonged to the address before.
    if (address !== sent) setDraft(null);
  }
  const isPending = draft !== null && writeSearch(draft.filters).toString() !== address;
  /** The address that the present spell of typing has made. */
  const typedAddress = useRef<string | null>(null);

  const apply = useCallback(
    ({ filters, isTyping }: Draft) => {
      const to = writeSearch(filters).toString();
      const replace = isTyping && typedAddress.current === address;
      typedAddress.current = isTyping ? to : null;
      setSent(to);
      setParams(to, { replace, preventScrollReset: true });
    },
    [address, setParams],
  );

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => apply(draft), draft.isTyping ? SEARCH_AFTER : REFILTER_AFTER);
    return () => clearTimeout(timer);
  }, [isPending, draft, apply]);

  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['query'];
  }, [isHydrated]);

  useEffect(() => {
    if (isHydrated && query !== address) setParams(address, { replace: true, preventScrollReset: true });
  }, [isHydrated, query, address, setParams]);

  const draftOf = useCallback(
    (filters: SearchFilters): Draft => ({
      filters,
      isTyping: writeSearch({ ...filters, text: applied.text, page: applied.page }).toString() === address,
    }),
    [address, applied],
  );
  const change = useCallback((filters: SearchFilters) => setDraft(draftOf(filters)), [draftOf]);
  const changeNow = useCallback(
    (filters: SearchFilters) => {
      const next = draftOf(filters);
      setDraft(next);
      apply(next);
    },
    [apply, draftOf],
  );

  return { filters: draft?.filters ?? applied, applied, isPending, change, changeNow };
}
