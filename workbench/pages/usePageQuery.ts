import { DocsContext } from '@storybook/addon-docs/blocks';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { useContext, useEffect, useState } from 'react';
import { writeQuery, type PageQuery } from './pageQuery';

/** The window whose URL the address bar shows: Storybook's, or this one if the page is opened alone. */
function visibleWindow(): Window {
  try {
    return window.frameElement?.id === 'storybook-preview-iframe' ? window.parent : window;
  } catch {
    return window;
  }
}

/**
 * Stores a page's filters in the URL, so that they can be shared as a link.
 * @param empty the filters, with '' as their values
 */
export function usePageQuery<Query extends PageQuery>(
  empty: Query,
): readonly [Query, (change: Partial<Query>) => void] {
  const { channel } = useContext(DocsContext);
  const [query, setQuery] = useState(() => {
    const params = new URLSearchParams(visibleWindow().location.search);
    const read = Object.keys(empty).map((name) => [name, params.get(name) ?? '']);
    return { ...empty, ...Object.fromEntries(read) } as Query;
  });
  useEffect(() => {
    const shown = visibleWindow();
    const search = writeQuery(shown.location.search, query);
    if (search === shown.location.search) return;
    if (shown === window) window.history.replaceState(null, '', search);
    else channel.emit(NAVIGATE_URL, search, { replace: true });
  }, [channel, query]);
  return [query, (change) => setQuery((before) => ({ ...before, ...change }))];
}
