import { readOwnListingsView, writeOwnListingsView, type OwnListingsView } from '@efie/domain/listing';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** ms between the last key and the URL; the list follows each key. */
const TYPING_DELAY = 300;

/** The view in the URL. */
export function useAppliedView(): OwnListingsView {
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => readOwnListingsView(new URLSearchParams(query)), [query]);
}

interface TypedText {
  text: string;
  /** The URLs with which the text belongs to the field; another one means Back, Forward or a link. */
  queries: readonly string[];
}

export interface OwnListingsControls {
  /** The values of the controls; the text may be ahead of the URL. */
  view: OwnListingsView;
  /** A change of the text replaces the URL after the last key, another one adds a history entry at once. */
  change: (change: Partial<OwnListingsView>) => void;
  /** The query string of a page, with '?' unless it is empty. */
  searchFor: (page: number) => string;
}

const toSearch = (view: OwnListingsView): string => {
  const query = writeOwnListingsView(view).toString();
  return query === '' ? '' : `?${query}`;
};

/** The search, filter, order and page of the agent's own listings, stored in the URL. */
export function useOwnListingsView(): OwnListingsControls {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const applied = useAppliedView();
  const [typed, setTyped] = useState<TypedText | null>(null);
  const isTyping = typed?.queries.includes(query) === true;
  const text = isTyping ? typed.text : applied.text;
  const isAhead = text.trim() !== applied.text;
  const view = useMemo<OwnListingsView>(
    () => ({ ...applied, text, page: isAhead ? 1 : applied.page }),
    [applied, text, isAhead],
  );

  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(() => {
      const next = writeOwnListingsView(view);
      setTyped({ text, queries: [query, next.toString()] });
      setParams(next, { replace: true, preventScrollReset: true });
    }, TYPING_DELAY);
    return () => clearTimeout(timer);
  }, [isAhead, view, text, query, setParams]);

  const change = ({ text: newText, ...choices }: Partial<OwnListingsView>) => {
    // A key can come between a change of the URL and its rendering: the text then belongs to both.
    if (newText !== undefined)
      setTyped((before) => ({
        text: newText,
        queries: before?.queries.includes(query) === true ? before.queries : [query],
      }));
    if (Object.keys(choices).length === 0) return;
    const next = writeOwnListingsView({ ...view, text: newText ?? view.text, page: 1, ...choices });
    setParams(next, { preventScrollReset: true });
  };

  return { view, change, searchFor: (page) => toSearch({ ...view, page }) };
}
